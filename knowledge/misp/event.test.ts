import { levelOf } from "@sb/contracts/report/level.ts";
import { expect, it } from "vitest";
import { shared, site, WALLET } from "../stix/testing.ts";
import { eventJson, eventUuid } from "./event.ts";

const DAY = { date: "2026-01-05", changed: 1_767_600_000 };
const eventOf = async (...reports: Parameters<typeof shared>[0][]) =>
  JSON.parse((await Array.fromAsync(eventJson(DAY, [reports.map(shared), []]))).join("")).Event;

it("has wallets as objects and sites as attributes", async () => {
  const sites = ["evil.example", "t.me/evil", "203.0.113.7"].map((key, at) => ({ dclrSeq: at + 1, target: site(key) }));
  const event = await eventOf({ listed: true }, ...sites);
  expect(event).toMatchObject({
    uuid: eventUuid("2026-01-05"),
    date: "2026-01-05",
    timestamp: "1767600000",
    published: true,
    Tag: [{ name: "tlp:clear" }],
    Object: [
      {
        name: "coin-address",
        comment: "Promised 30 percent | https://sb.example/report/history/17",
        Attribute: [
          { object_relation: "address", type: "btc", value: WALLET, to_ids: true },
          { object_relation: "symbol", value: "BTC", to_ids: false },
        ],
      },
    ],
    Attribute: [
      { type: "domain", value: "evil.example" },
      { type: "url", value: "https://t.me/evil" },
      { type: "ip-dst", value: "203.0.113.7" },
    ],
  });
});

it.each([
  ["address-crypto", "0xde709f2102306220921060314715629080e2fb77"],
  ["address", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["address-xmr", `4A${"1".repeat(93)}`],
])("gives MISP the %s of %s", async (relation, addressKey) => {
  const event = await eventOf({ target: { declareType: "WALLET", addressKey } });
  expect(event.Object[0].Attribute).toMatchObject([{ object_relation: relation, value: addressKey }]);
});

it("marks what is revoked as deleted, and tells receivers to act on what is listed alone", async () => {
  const event = await eventOf(
    { revoked: true },
    { dclrSeq: 2, disputed: true, crimeType: "COIN_MIXING" },
    { dclrSeq: 3, disputed: true, listed: true },
  );
  expect(event.Object).toMatchObject([
    { deleted: true, Attribute: [{ deleted: true }, {}] },
    { deleted: false, Attribute: [{ to_ids: false }, {}] },
    { deleted: false, Attribute: [{ to_ids: true }, {}] },
  ]);
  expect(event.Object[1].Attribute[0].Tag.map(({ name }: { name: string }) => name)).toEqual([
    'safer-block:crime-type="COIN_MIXING"',
    "cryptocurrency-threat:Next-Generation Crypto Mixers",
    'safer-block:state="disputed"',
  ]);
});

it("tells how sure it is, as a tag and in the comment", async () => {
  const facts = { voices: [], lists: [], unshared: 0, confirmers: 1, disputes: 0, ownerObjects: false };
  const event = await eventOf({ target: site("evil.example"), level: levelOf(facts, "2026-01-05T10:00:00.000Z") });
  expect(event.Attribute[0].comment).toContain(" | level 60 of 100 | ");
  expect(event.Attribute[0].Tag).toContainEqual({ name: 'safer-block:level="LIKELY"', colour: "#004646" });
});
