import { expect, test } from "vitest";
import { reportEvents } from "./events.ts";
import { agencyFold, reportForAgency } from "./for-agency.ts";

const OWN = { dclrSeq: 17, ownerId: "u-1" };
const source = (src: string, open: boolean) => ({ src, open });
const declaration = {
  ...{ declareType: "WALLET", crimeType: "HACKING", chain: "BTC", adrs: "bc1x", addressKey: "bc1x" },
  ...{ title: "a title", comment: "a comment", etcSrc: [source("https://open.example", true)] },
};
const reporter = { name: "Kim", email: "kim@mail.example" };
const secret = {
  dmgHash: "a hash",
  etcSrc: [source("", true), source("https://hidden.example", false)],
  suspect: { name: "Lee" },
  reporter,
  files: [{ fileId: "17-a", name: "a.png", mediaType: "image/png", size: 8, sha256: "0".repeat(64) }],
};
const consent = { agreements: [], shareReporter: true };
const filed = { ...OWN, ...consent, open: "PUBLIC", declaration };

type Given = readonly [type: string, data: object, secret?: object];
function folded(...given: readonly Given[]) {
  const events = given.map(([type, data, opened]) =>
    reportEvents.read({ stream: "report-17", type, version: reportEvents.find(type)?.version ?? 1, data }, opened),
  );
  return reportForAgency(events.reduce(agencyFold.evolve, agencyFold.initialState));
}

test("holds what is public and what is sealed, with hidden sources in their places", () => {
  expect(folded(["DeclarationFiled", filed, secret])).toEqual({
    ...{ dclrSeq: 17, open: "PUBLIC", disputed: false, declaration, reporter, extra: {} },
    ...{ dmgHash: "a hash", suspect: { name: "Lee" }, files: secret.files },
    etcSrc: [source("https://open.example", true), source("https://hidden.example", false)],
  });
});

test("tells who reports it only while they agree to that", () => {
  expect(folded(["DeclarationFiled", { ...filed, shareReporter: false }, secret])).not.toHaveProperty("reporter");
  const withdrawn: Given = ["DeclarationModified", { ...filed, shareReporter: false }, secret];
  expect(folded(["DeclarationFiled", filed, secret], withdrawn)).not.toHaveProperty("reporter");
});

test("a private report is whole, though its key was destroyed for what was public", () => {
  const { declaration: _, ...shredded } = filed;
  const report = folded(
    ["DeclarationFiled", shredded, secret],
    ["DeclarationModified", { ...shredded, open: "PRIVATE" }, { ...secret, declaration }],
  );
  expect(report).toMatchObject({ open: "PRIVATE", declaration, dmgHash: "a hash" });
});

test("later answers stand for earlier ones, and a blank one takes one back", () => {
  const extra = (answers: object): Given => ["ExtraInfoAdded", OWN, { extra: answers }];
  const report = folded(
    ["DeclarationFiled", filed, secret],
    extra({ how: "by phone", when: "May" }),
    extra({ when: "" }),
  );
  expect(report?.extra).toEqual({ how: "by phone" });
});

test("a correction is what it says now; an open request is told", () => {
  const corrected = { ...OWN, requestSeq: 18, publication: 2, was: { addressKey: "bc1x", crimeType: "HACKING" } };
  const report = folded(
    ["DeclarationFiled", filed, secret],
    ["DeletionRequested", { dclrSeq: 17, requestSeq: 18 }],
    ["DeclarationCorrected", { ...corrected, declaration: { ...declaration, title: "another" } }],
    ["DeletionRequested", { dclrSeq: 17, requestSeq: 19 }],
    ["DeletionRequestAccepted", { dclrSeq: 17, requestSeq: 18 }],
  );
  expect(report).toMatchObject({ disputed: true, declaration: { title: "another" } });
});

test("there is nothing of a report that was deleted, or whose key was destroyed", () => {
  expect(folded(["DeclarationFiled", filed, secret], ["DeclarationDeleted", OWN])).toBeUndefined();
  expect(folded(["DeclarationFiled", filed])).toBeUndefined();
  expect(folded()).toBeUndefined();
});
