import { type Leaf, loggedReport } from "@sb/contracts/log/fact.ts";
import {
  LOG_COLLECTIONS,
  LOG_MODEL,
  type LoggedFact,
  type LoggedObjectionDoc,
  type LoggedReportDoc,
  type LoggedRequestDoc,
} from "@sb/contracts/log/model.ts";
import { commitmentOf, textHashOf } from "@sb/knowledge/tlog/commitment.ts";
import { keptSubtrees, readFrontier, readTile } from "@sb/knowledge/tlog/kept.ts";
import { leafHash, proveInclusion, rootAt, rootOf, verifyInclusion } from "@sb/knowledge/tlog/merkle.ts";
import { entriesIn, tilesOf } from "@sb/knowledge/tlog/tiles.ts";
import { commit } from "@sb/platform/decide/commit.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import { describe, expect, it } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { logProjection } from "./projections.ts";

const OWNER = "u-1";
const declaration = {
  ...{ declareType: "WALLET", crimeType: "HACKING", chain: "BTC" },
  ...{ adrs: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", addressKey: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" },
  ...{
    title: "Drained overnight",
    comment: "It was one coin.",
    etcSrc: [{ src: "https://forum.example/1", open: true }],
  },
};
const own = (dclrSeq: number) => ({ dclrSeq, ownerId: OWNER, agreements: [], shareReporter: false });
const was = { addressKey: declaration.addressKey, crimeType: declaration.crimeType };
const on = (dclrSeq: number, type: string, data: object = {}, more: Partial<Given> = {}): Given => ({
  ...{ stream: `report-${dclrSeq}`, type, actor: OWNER, data: { ...own(dclrSeq), ...data } },
  ...{ version: type === "DeclarationFiled" || type === "DeclarationModified" ? 2 : 1, ...more },
});
const request = (dclrSeq: number, requestSeq: number, more: object = {}) => ({
  ...{ dclrSeq, requestSeq, addressKey: declaration.addressKey, ...more },
});
const entries = (type: string, data: object): Given => ({ stream: "listing-7.0", type, data: { listSeq: 7, ...data } });
const objection = (objectionSeq: number, type: string, more: object = {}): Given => ({
  ...{ stream: `objection-${objectionSeq}`, type, actor: "admin" },
  data: { objectionSeq, listSeq: 7, addressKey: "zq-only-claim.net", ...more },
});
const decided = (objectionSeq: number, outcome: string, more: object = { objectorId: "u-3" }) =>
  objection(objectionSeq, "ObjectionDecided", { outcome, note: "sealed", ...more });
const site = (addressKey: string) => ({ addressKey, declareType: "SITE" });
const told = (comment = declaration.comment) => ({ open: "PUBLIC", declaration: { ...declaration, comment } });

/** As they are stored and opened: each public text with its commitment. */
const sealed = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  events.map((event) => {
    const logged = loggedReport(event.data as Parameters<typeof loggedReport>[0]);
    return logged ? { ...event, personal: { owner: event.stream, sealed: "", ...commit(logged) } } : event;
  });

/** After the keys of all texts were destroyed. */
const erased = (events: readonly StoredEvent[]): readonly StoredEvent[] =>
  events.map(({ personal, ...event }) => {
    const { declaration: _, ...data } = event.data as { readonly declaration?: unknown };
    return personal ? { ...event, data, personal: { ...personal, opening: undefined } } : event;
  });

const LIFE = sealed(
  history([
    on(1, "DeclarationFiled", told()),
    on(2, "DeclarationFiled", { open: "PRIVATE" }),
    on(1, "DeclarationModified", { ...told("It was two coins."), was }),
    entries("EntriesListed", { entries: [site("zq-evil-claim.com"), site("zq-only-claim.net")] }),
    on(1, "DeletionRequested", request(1, 11, { requesterId: "u-2" })),
    on(1, "DeletionRequestRejected", request(1, 11, { outcome: "KEPT" }), { actor: "admin" }),
    on(1, "ExtraInfoAdded"),
    on(2, "DeclarationModified", told("Now for all to read.")),
    on(2, "DeclarationModified", { open: "PRIVATE", was }),
    on(3, "DeclarationFiled", told()),
    on(3, "DeletionRequested", request(3, 31, { requesterId: "u-2" })),
    on(3, "DeclarationCorrected", { requestSeq: 31, publication: 2, was, ...told("Less.") }, { actor: "admin" }),
    on(3, "DeletionRequestAccepted", request(3, 31, { outcome: "CORRECTED", ownerId: OWNER }), { actor: "admin" }),
    on(3, "DeletionRequested", request(3, 32)),
    on(3, "DeletionRequestAccepted", request(3, 32, { outcome: "REMOVED", ownerId: OWNER }), { actor: "admin" }),
    on(3, "DeclarationDeleted", { was }, { actor: "admin" }),
    on(1, "DeclarationDeleted", { was }),
    on(2, "DeclarationDeleted"),
    on(4, "DeclarationFiled", told()),
    on(4, "DeclarationDeleted", { was }, { actor: "system:account-eraser" }),
    on(5, "DeclarationFiled", told("It stays.")),
    entries("EntriesChanged", { entries: [{ ...site("zq-only-claim.net"), words: "Drainer" }] }),
    entries("EntriesDelisted", { addressKeys: ["zq-evil-claim.com", "never-listed.example"] }),
    { stream: "rules-all", type: "RulesAdopted", data: { rules: "FORMULA", version: "level-2", digest: "d" } },
    {
      ...{ stream: "terms-A01", type: "TermsPublished" },
      data: {
        code: "A01",
        applyDt: "2026-12-01",
        asksAgain: true,
        texts: { ko: { agreeName: "약관", content: "본문" } },
      },
    },
    objection(40, "PublisherTold"),
    decided(40, "UPHELD"),
    decided(40, "REJECTED"),
    decided(41, "REJECTED", {}),
    objection(42, "ObjectionWithdrawn", { because: "PERSON" }),
  ]),
);

const { model, contents } = await projected(logProjection, LIFE);
const leaves = Array.from(
  { length: Object.keys(contents.docs).filter((key) => key.startsWith(`${LOG_COLLECTIONS.leaf}/`)).length },
  (_, at) => contents.docs[`${LOG_COLLECTIONS.leaf}/${at}`]?.entry as string,
);
const leaf = (at: number): Leaf => JSON.parse(leaves[at] ?? "");
const get = async <Doc>(collection: string, id: number): Promise<Doc | undefined> =>
  (await model.get(collection, String(id))) as Doc | undefined;

it("is of the model that its rows read", () => {
  expect(logProjection.name).toBe(LOG_MODEL);
});

it("tells of everything public in its order, who ended it and how, and says nothing of what was said", () => {
  const said = leaves.map((_, at) => {
    const { kind, by, outcome, of } = leaf(at);
    return [at, kind, of, by, outcome].filter((each) => each !== undefined).join(" ");
  });
  expect(said).toEqual([
    "0 REPORT_FILED",
    "1 REPORT_CHANGED 0 OWNER",
    "2 LIST_ENTRY",
    "3 LIST_ENTRY",
    "4 REPORT_DISPUTED 0",
    "5 REPORT_DECIDED 0 STAFF KEPT",
    "6 REPORT_FILED",
    "7 REPORT_REMOVED 6 OWNER MADE_PRIVATE",
    "8 REPORT_FILED",
    "9 REPORT_DISPUTED 8",
    "10 REPORT_CHANGED 8 STAFF",
    "11 REPORT_DECIDED 8 STAFF CORRECTED",
    "12 REPORT_DISPUTED 8",
    "13 REPORT_DECIDED 8 STAFF REMOVED",
    "14 REPORT_REMOVED 8 STAFF DISPUTE_UPHELD",
    "15 REPORT_REMOVED 0 OWNER DELETED",
    "16 REPORT_FILED",
    "17 REPORT_REMOVED 16 SERVICE DELETED",
    "18 REPORT_FILED",
    "19 LIST_ENTRY_REMOVED 2",
    "20 LIST_ENTRY_REMOVED",
    "21 RULES",
    "22 RULES",
    "23 LIST_ENTRY_DECIDED 3 STAFF UPHELD",
    "24 LIST_ENTRY_DECIDED 3 STAFF REJECTED",
  ]);
  const log = leaves.join("\n");
  for (const secret of [declaration.addressKey, declaration.title, OWNER, "zq-evil-claim.com"])
    expect(log).not.toContain(secret);
  expect(leaf(22)).toMatchObject({ rules: "TERMS", version: "A01.2026-12-01" });
});

it("comes out the same for the same events twice, and when it is built from zero", async () => {
  await sameEventsTwice(logProjection, LIFE);
  await rebuiltFromZeroIsEqual(logProjection, LIFE);
});

describe("after all keys were destroyed", async () => {
  const after = await projected(logProjection, erased(LIFE));

  it("is the same tree, byte for byte", () => {
    const ofTree = (docs: object) => Object.entries(docs).filter(([key]) => /^(tree|leaf|block)\//.test(key));
    expect(ofTree(after.contents.docs)).toEqual(ofTree(contents.docs));
  });

  it("opens no leaf of a report", () => {
    const reports = Object.entries(after.contents.docs).filter(([key]) => key.startsWith(LOG_COLLECTIONS.report));
    expect(reports.length).toBeGreaterThan(3);
    for (const [, doc] of reports) expect([doc.filed, doc.now]).toEqual([undefined, undefined]);
  });
});

describe("what opens a leaf", () => {
  const opens = ({ leaf: at, fact, salt }: LoggedFact) => expect(commitmentOf(salt, fact)).toBe(leaf(at).commitment);

  it("stands beside a report while it is public, with the hash of its text", async () => {
    const doc = await get<LoggedReportDoc>(LOG_COLLECTIONS.report, 5);
    const filed = doc?.filed ?? expect.fail("not there");
    opens(filed);
    const text = loggedReport({ dclrSeq: 5, ...told("It stays.") })?.text ?? {};
    expect(filed.fact).toEqual({ report: 5, target: declaration.addressKey, text: textHashOf(filed.salt, text) });
    expect(doc?.trail.map(({ kind }) => kind)).toEqual(["REPORT_FILED"]);
  });

  it.each([1, 2, 3, 4])("is gone with report %d, whose life is still told", async (dclrSeq) => {
    const doc = await get<LoggedReportDoc>(LOG_COLLECTIONS.report, dclrSeq);
    expect(doc).toMatchObject({ isPublic: false });
    expect([doc?.filed, doc?.now]).toEqual([undefined, undefined]);
    expect(doc?.trail.at(-1)?.kind).toBe("REPORT_REMOVED");
  });

  it("stays with who asked for the deletion, who proves how it ended", async () => {
    const doc = await get<LoggedRequestDoc>(LOG_COLLECTIONS.request, 31);
    expect(doc).toMatchObject({ requesterId: "u-2", decided: { outcome: "CORRECTED", by: "STAFF" } });
    opens(doc?.asked ?? expect.fail("not there"));
    opens(doc?.decided ?? expect.fail("not there"));
    const removed = await get<LoggedRequestDoc>(LOG_COLLECTIONS.request, 32);
    expect(removed?.decided?.fact).toEqual({
      request: 32,
      report: 3,
      target: declaration.addressKey,
      outcome: "REMOVED",
    });
  });

  it("stays with who objected to a listing, who proves what staff decided last", async () => {
    const doc = await get<LoggedObjectionDoc>(LOG_COLLECTIONS.objection, 40);
    expect(doc).toMatchObject({ objectorId: "u-3", decided: { leaf: 24, outcome: "REJECTED" } });
    opens(doc?.decided ?? expect.fail("not there"));
    expect(doc?.decided.fact).toEqual({ objection: 40, list: 7, target: "zq-only-claim.net", outcome: "REJECTED" });
    expect(await get(LOG_COLLECTIONS.objection, 41)).toBeUndefined();
  });

  it("of an event from before there was a log is its number alone", async () => {
    const old = history([on(6, "DeclarationFiled", told())]);
    const { contents } = await projected(logProjection, old);
    const { filed } = contents.docs[`${LOG_COLLECTIONS.report}/6`] as LoggedReportDoc;
    expect(filed?.fact).toEqual({ report: 6 });
  });
});

describe("the tree", () => {
  const many = history(
    Array.from({ length: 3 }, (_, list) =>
      entries("EntriesListed", { entries: Array.from({ length: 300 }, (_, at) => site(`zq-${list}-${at}.example`)) }),
    ),
  );

  it("is given as tiles, bundles and proofs that hold under its root", async () => {
    const { model: docs } = await projected(logProjection, many);
    const frontier = await readFrontier(docs);
    const { size } = frontier;
    expect(size).toBe(900);
    const read = keptSubtrees(docs);
    expect(await rootAt(read, size)).toEqual(rootOf(frontier));
    const entry = new TextEncoder().encode((await docs.get("leaf", "700"))?.entry as string);
    const proof = await proveInclusion(read, 700, size);
    expect(verifyInclusion({ index: 700, size, proof }, leafHash(entry), rootOf(frontier))).toBe(true);
    for (const tile of tilesOf(size)) {
      const bytes = (await readTile(docs, tile)) ?? expect.fail("a tile is missing");
      if (tile.level === "entries") expect(entriesIn(bytes)).toHaveLength(tile.width);
      else expect(bytes).toHaveLength(32 * tile.width);
    }
    expect(await readTile(docs, { level: 0, index: 3, width: 133 })).toBeUndefined();
  });
});
