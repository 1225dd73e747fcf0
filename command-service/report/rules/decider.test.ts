import type { TermsCode } from "@sb/contracts/codes.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { DeclarationFiled, ReportEvent } from "@sb/contracts/report/events.ts";
import { declarationForm, evidenceFile, PRIVATE_MARKERS, WALLET } from "@sb/contracts/report/fixture.ts";
import { given } from "@sb/platform/decide/given.ts";
import { describe, expect, it } from "vitest";
import type { FileReport, ModifyReport } from "./commands.ts";
import { reportDecider } from "./decider.ts";

const agreed = (...codes: readonly TermsCode[]) => codes.map((code) => ({ code, applyDt: "2026-01-02" }));

const file = (more: Partial<FileReport> = {}): FileReport => ({
  type: "File",
  dclrSeq: 1,
  ownerId: "owner",
  form: declarationForm(),
  files: [],
  agreements: agreed("R01", "R02"),
  today: "2026-03-01",
  ...more,
});

function decided(command: FileReport): DeclarationFiled {
  const [event] = reportDecider.decide(command, reportDecider.initialState);
  if (event?.type !== "DeclarationFiled") throw new Error("nothing was filed");
  return event;
}

const filed = decided(file({ files: [evidenceFile("a"), evidenceFile("b")] }));
const was = { addressKey: WALLET, crimeType: "FRAUD_INVESTMENT", reportedOn: "2026-03-01" } as const;
const deleted: ReportEvent = {
  type: "DeclarationDeleted",
  version: 1,
  data: { dclrSeq: 1, ownerId: "owner", was, publication: 1 },
};
const requested = (requestSeq: number): ReportEvent => ({
  type: "DeletionRequested",
  version: 1,
  data: { dclrSeq: 1, requestSeq },
});
const answered = (type: "DeletionRequestAccepted" | "DeletionRequestRejected", requestSeq: number): ReportEvent => ({
  type,
  version: 1,
  data: { dclrSeq: 1, requestSeq },
});

const modify = (more: Partial<ModifyReport> = {}, keepFiles: string[] = []): ModifyReport => ({
  type: "Modify",
  ownerId: "owner",
  form: { ...declarationForm({ title: "another title" }), dclrSeq: 1, keepFiles },
  files: [],
  agreements: agreed("R01", "R02"),
  ...more,
});
const remove = { type: "Delete", dclrSeq: 1, ownerId: "owner" } as const;
const add = { type: "AddExtra", dclrSeq: 1, ownerId: "owner", extra: { bank: "somewhere" } } as const;

describe("filing", () => {
  it("publishes what is public and encrypts the rest", () => {
    expect(filed.data).toMatchObject({
      dclrSeq: 1,
      ownerId: "owner",
      open: "PUBLIC",
      reportedOn: "2026-03-01",
      declaration: { addressKey: WALLET, etcSrc: [{ src: "https://forum.example/thread/12", open: true }] },
    });
    const clear = JSON.stringify(filed.data);
    expect(PRIVATE_MARKERS.filter((marker) => clear.includes(marker))).toEqual([]);
    const sealed = JSON.stringify(filed.secret);
    expect(PRIVATE_MARKERS.filter((marker) => !sealed.includes(marker))).toEqual([]);
  });

  it.each([
    [["R01", "R02"], false],
    [["R01", "R02", "R03"], true],
  ] as const)("with %j agreed to records that, and whether agencies get the reporter's contact", (codes, shared) => {
    const agreements = agreed(...codes);
    const consent = { agreements, shareReporter: shared };
    expect(decided(file({ agreements })).data).toMatchObject(consent);
    const [changed] = reportDecider.decide(modify({ agreements }), given(reportDecider, filed).state());
    expect(changed?.data).toMatchObject(consent);
  });

  it("encrypts a private report as a whole", () => {
    const { data, secret } = decided(file({ form: declarationForm({ open: "PRIVATE" }) }));
    expect(data.declaration).toBeUndefined();
    expect(JSON.stringify(data)).not.toContain(WALLET);
    expect(secret?.declaration).toMatchObject({ adrs: WALLET, addressKey: WALLET });
  });

  it("has no events under a seq that another report has", () => {
    given(reportDecider, filed)
      .when(file({ ownerId: "another" }))
      .expectEvents();
    given(reportDecider, filed, deleted)
      .when(file({ ownerId: "another" }))
      .expectEvents();
  });

  it("does nothing when repeated, even after the report was deleted", () => {
    given(reportDecider, filed).when(file()).expectEvents();
    given(reportDecider, filed, deleted).when(file()).expectEvents();
  });
});

describe("modifying", () => {
  it("records the previous place of the report, and keeps its day", () => {
    const [event] = reportDecider.decide(modify(), given(reportDecider, filed).state());
    expect(event).toMatchObject({ data: { was, reportedOn: "2026-03-01", declaration: { title: "another title" } } });
  });

  it("keeps the named files and adds new ones", () => {
    const command = modify({ files: [evidenceFile("c")] }, ["1-b"]);
    const [event] = reportDecider.decide(command, given(reportDecider, filed).state());
    expect(event?.secret).toMatchObject({ files: [{ fileId: "1-b" }, { fileId: "1-c" }] });
  });

  it("records the removed files, so that their bytes can be deleted", () => {
    const changed = reportDecider.decide(modify({}, ["1-b"]), given(reportDecider, filed).state());
    expect(given(reportDecider, filed, ...changed).state()).toMatchObject({ removedFiles: ["1-a"] });
  });

  it("limits kept and new files together", () => {
    const files = ["c", "d", "e", "f"].map((name) => evidenceFile(name));
    given(reportDecider, filed)
      .when(modify({ files }, ["1-a", "1-b"]))
      .expectRefusal("TOO_MANY_FILES");
    given(reportDecider, filed)
      .when(modify({ files: [evidenceFile("c", filed.secret?.files[0]?.sha256)] }, ["1-a"]))
      .expectRefusal("DUPLICATE_FILE");
  });

  it("refuses to keep a file that is gone", () => {
    given(reportDecider, filed)
      .when(modify({}, ["1-z"]))
      .expectRefusal("CONFLICT", [{ path: "keepFiles", code: "CONFLICT" }]);
  });

  it("validates the form like filing", () => {
    const form = { ...declarationForm({}, { terms: [] }), dclrSeq: 1, keepFiles: [] };
    given(reportDecider, filed).when(modify({ form })).expectRefusal("TERMS_NOT_AGREED");
  });

  it("making a report private leaves no plain text", () => {
    const form = { ...declarationForm({ open: "PRIVATE" }), dclrSeq: 1, keepFiles: [] };
    const changed = reportDecider.decide(modify({ form }), given(reportDecider, filed).state());
    const consent = { agreements: agreed("R01", "R02"), shareReporter: false };
    expect(changed[0]?.data).toEqual({
      dclrSeq: 1,
      ownerId: "owner",
      open: "PRIVATE",
      publication: 1,
      reportedOn: "2026-03-01",
      was,
      ...consent,
    });
    expect(given(reportDecider, filed, ...changed).state()).toMatchObject({ open: "PRIVATE", published: undefined });
  });
});

it("counts how often a report is published: each time has a key of its own", () => {
  const turn = (open: "PUBLIC" | "PRIVATE", history: readonly ReportEvent[]) => {
    const form = { ...declarationForm({ open }), dclrSeq: 1, keepFiles: [] };
    return [...history, ...reportDecider.decide(modify({ form }), given(reportDecider, ...history).state())];
  };
  const history = (["PUBLIC", "PRIVATE", "PRIVATE", "PUBLIC", "PRIVATE", "PUBLIC"] as const).reduce(
    (before: readonly ReportEvent[], open) => turn(open, before),
    [filed],
  );
  const publications = history.slice(1).map(({ data }) => "publication" in data && data.publication);
  expect(publications).toEqual([1, 1, 1, 2, 2, 3]);
});

describe("deleting", () => {
  it("records the report's previous place", () => {
    given(reportDecider, filed).when(remove).expectEvents(deleted);
  });
});

describe("extra information", () => {
  it("is encrypted, and allowed while a deletion request is pending", () => {
    given(reportDecider, filed, requested(7))
      .when(add)
      .expectEvents({
        type: "ExtraInfoAdded",
        version: 1,
        data: { dclrSeq: 1, ownerId: "owner" },
        secret: { extra: { bank: "somewhere" } },
      });
  });

  it("may take an answer back, and must have one to begin with", () => {
    const refusal = ["REQUIRED_FIELD_MISSING", [{ path: "extra", code: "REQUIRED_FIELD_MISSING" }]] as const;
    const takeBack = { ...add, extra: { bank: "" } };
    given(reportDecider, filed)
      .when(takeBack)
      .expectRefusal(...refusal);
    given(reportDecider, filed)
      .when({ ...add, extra: {} })
      .expectRefusal(...refusal);
    const added = reportDecider.decide(add, given(reportDecider, filed).state());
    given(reportDecider, filed, ...added)
      .when({ ...add, extra: {} })
      .expectRefusal(...refusal);
    const events = reportDecider.decide(takeBack, given(reportDecider, filed, ...added).state());
    expect(events).toMatchObject([{ type: "ExtraInfoAdded", secret: { extra: { bank: "" } } }]);
  });
});

it("has a maximum number of entries, changes in between or not", () => {
  const [added] = reportDecider.decide(add, given(reportDecider, filed).state());
  if (added === undefined) throw new Error("nothing was added");
  const many = Array.from({ length: REPORT_LIMITS.extras - 1 }, () => added);
  given(reportDecider, filed, ...many)
    .when(add)
    .expectEvents(added);
  const changed = reportDecider.decide(modify(), given(reportDecider, filed).state());
  given(reportDecider, filed, ...many, ...changed, added)
    .when(add)
    .expectRefusal("TOO_MANY_EXTRAS", [{ path: "extra", code: "TOO_MANY_EXTRAS" }]);
});

describe.each([
  ["modifying", modify()],
  ["deleting", remove],
  ["adding to", add],
] as const)("%s a report", (_, command) => {
  it("refuses a missing, a foreign and a deleted report alike", () => {
    given(reportDecider).when(command).expectRefusal("NOT_FOUND");
    given(reportDecider, filed)
      .when({ ...command, ownerId: "other" })
      .expectRefusal("NOT_FOUND");
    given(reportDecider, filed, deleted).when(command).expectRefusal("NOT_FOUND");
  });
});

describe.each([
  ["modifying", modify()],
  ["deleting", remove],
] as const)("%s", (_, command) => {
  it("is blocked while a deletion request is pending", () => {
    given(reportDecider, filed, requested(7)).when(command).expectRefusal("DELETION_PENDING");
    const one = [filed, requested(7), requested(8), answered("DeletionRequestRejected", 7)] as const;
    given(reportDecider, ...one)
      .when(command)
      .expectRefusal("DELETION_PENDING");
  });

  it.each(["DeletionRequestAccepted", "DeletionRequestRejected"] as const)("is possible again after %s", (type) => {
    const state = given(reportDecider, filed, requested(7), answered(type, 7)).state();
    expect(reportDecider.decide(command, state)).toHaveLength(1);
  });

  it("does not reveal a pending request to others", () => {
    given(reportDecider, filed, requested(7))
      .when({ ...command, ownerId: "other" })
      .expectRefusal("NOT_FOUND");
  });
});

it("folds a report whose key was shredded", () => {
  expect(given(reportDecider, { ...filed, secret: undefined }, deleted).state()).toEqual({
    status: "DELETED",
    ownerId: "owner",
    publication: 1,
  });
});

it("throws on an unknown event", () => {
  const strange = { type: "Strange", version: 1, data: {} } as unknown as ReportEvent;
  expect(() => given(reportDecider, filed, strange).state()).toThrow("Strange@1");
});
