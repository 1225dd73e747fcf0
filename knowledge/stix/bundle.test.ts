import { hash } from "node:crypto";
import { levelOf } from "@sb/contracts/report/level.ts";
import fc from "fast-check";
import { expect, it, test } from "vitest";
import { stixBundle } from "./bundle.ts";
import { IDENTITY_ID, REPORT_EXTENSION_ID, uuid5In } from "./ids.ts";
import type { SharedReport } from "./shared-report.ts";
import { shared, site, WALLET } from "./testing.ts";

const NAMED = { voices: [], lists: [], unshared: 0, confirmers: 0, disputes: 0, ownerObjects: false };

const objectsOf = (...reports: SharedReport[]) => stixBundle(reports, "GREEN").objects;
const only = (type: string, ...reports: SharedReport[]) => objectsOf(...reports).filter((each) => each.type === type);

test("a UUID by name is that of RFC 9562, appendix A.4", () => {
  expect(uuid5In("6ba7b810-9dad-11d1-80b4-00c04fd430c8")("www.example.com")).toBe(
    "2ed6657d-e927-568b-95e1-2665a8aea6a2",
  );
});

it("gives a wallet the id that others give it", () => {
  expect(only("cryptocurrency-wallet", shared())).toMatchObject([
    { id: "cryptocurrency-wallet--27fadc91-1e1c-5474-988f-07a16840be45", value: WALLET },
  ]);
});

it.each([
  ["domain-name", "evil.example", "evil.example"],
  ["url", "t.me/evil", "https://t.me/evil"],
  ["ipv4-addr", "203.0.113.7", "203.0.113.7"],
  ["ipv6-addr", "2001:db8::7", "2001:db8::7"],
])("makes a %s of the site %s", (type, key, value) => {
  const report = shared({ target: site(key) });
  expect(only(type, report)).toMatchObject([{ type, value }]);
  expect(only("indicator", report)).toMatchObject([{ pattern: `[${type}:value = '${value}']` }]);
});

it("escapes what would end a pattern's text", () => {
  const target = { declareType: "WALLET", addressKey: "a'b\\c" } as const;
  expect(only("indicator", shared({ target }))).toMatchObject([
    { pattern: String.raw`[cryptocurrency-wallet:value = 'a\'b\\c']` },
  ]);
});

it("says in words and labels what stands in the extension", () => {
  const [indicator] = only("indicator", shared({ disputed: true }));
  expect(indicator).toMatchObject({
    name: "Promised 30 percent",
    labels: ["crime-type:fraud-investment", "target:wallet", "chain:btc", "disputed"],
    extensions: { [REPORT_EXTENSION_ID]: { dclr_seq: 17, chain: "BTC", address: WALLET, disputed: true } },
    external_references: [{ external_id: "17", url: "https://sb.example/report/history/17" }],
  });
  for (const said of [WALLET, "Chain: BTC", "FRAUD_INVESTMENT", "forum.example", "Disputed", "stopped answering"])
    expect(indicator?.description).toContain(said);
});

const level = (day: string) => levelOf({ ...NAMED, lists: [{ since: "2026-01-01" }] }, `${day}T12:00:00.000Z`);

it("is another version with each day's level, and with each fact about its target", () => {
  const versions = (report: SharedReport) =>
    objectsOf(report).flatMap(({ type, modified }) => (modified ? [[type, modified]] : []));
  const statements = (report: SharedReport) => versions(report).slice(2);
  const own = "2026-01-06T10:00:00.000Z";
  expect(statements(shared())).toEqual([
    ["observed-data", own],
    ["indicator", own],
    ["relationship", own],
  ]);
  const indicatorOn = (changes: Partial<SharedReport>) => Object.fromEntries(statements(shared(changes))).indicator;
  expect(indicatorOn({ level: level("2026-03-01") })).toBe("2026-03-01T00:00:00.000Z");
  expect(indicatorOn({ level: level("2026-01-06") })).toBe(own);
  const levelChanged = "2026-03-01T09:30:00.123Z";
  expect(indicatorOn({ level: level("2026-03-01"), levelChanged })).toBe(levelChanged);
  expect(indicatorOn({ level: level("2026-03-02"), levelChanged })).toBe("2026-03-02T00:00:00.000Z");
  expect(indicatorOn({ level: level("2026-03-02"), levelChanged, revoked: true })).toBe(own);
});

it("tells of a changed extension by a new version of its definition", () => {
  const [definition] = only("extension-definition");
  const digest = hash("sha256", String(definition?.schema), "hex").slice(0, 16);
  // Another digest means another schema: raise both in extension.ts, and write them here.
  expect([definition?.version, definition?.modified, digest]).toEqual([
    "1.2.0",
    "2026-11-27T00:00:00.000Z",
    "44620a056f5b8e4c",
  ]);
});

it("revokes all statements of a report, and no observable", () => {
  const revoked = objectsOf(shared({ revoked: true, title: undefined, comment: undefined })).filter((o) => o.revoked);
  expect(revoked.map(({ type }) => type)).toEqual(["observed-data", "indicator", "relationship"]);
});

it("gives a report that is published again after it was revoked other ids", () => {
  const [first, second] = [0, 1].map((withdrawals) => only("indicator", shared({ withdrawals }))[0]?.id);
  expect(first).not.toBe(second);
});

it("makes an incident of a report that is confidential as a whole", () => {
  const report = { dclrSeq: 18, created: shared().created, modified: shared().modified, sealed: "age-encryption.org" };
  expect(objectsOf(report).map(({ type }) => type)).toEqual([
    "marking-definition",
    "marking-definition",
    "identity",
    "extension-definition",
    "incident",
  ]);
  expect(only("incident", report)).toMatchObject([
    { name: "Report 18", extensions: { [REPORT_EXTENSION_ID]: { sealed: "age-encryption.org" } } },
  ]);
});

it("has each object once, and everything that its objects refer to", () => {
  const seq = fc.integer({ min: 1, max: 20 });
  const key = fc.constantFrom(WALLET, "evil.example", "t.me/evil", "o'reilly\\");
  const kind = fc.constantFrom("WALLET", "SITE");
  const report = fc.record({ dclrSeq: seq, declareType: kind, addressKey: key, revoked: fc.boolean() });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 30 }), fc.constantFrom("CLEAR", "AMBER_STRICT"), (some, tlp) => {
      const reports = some.map(({ declareType, addressKey, ...rest }) =>
        shared({ ...rest, target: { declareType, addressKey } as SharedReport["target"] }),
      );
      const bundle = stixBundle(reports, tlp as "CLEAR");
      const ids = bundle.objects.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(stixBundle(reports, tlp as "CLEAR")).toEqual(bundle);
      const refs = JSON.stringify(bundle).matchAll(/"(?:[a-z_]+_refs?)":(\[[^\]]*\]|"[^"]*")/g);
      const named = [...refs].flatMap(([, found = ""]) => JSON.parse(found) as string | string[]);
      expect(named.filter((id) => !ids.includes(id))).toEqual([]);
      expect(named).toContain(IDENTITY_ID);
    }),
  );
});
