import { createHash } from "node:crypto";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { LOG_COLLECTIONS, LOG_MODEL, type LoggedReportDoc } from "@sb/contracts/log/model.ts";
import { filedDocument } from "@sb/contracts/report/filed-document.ts";
import { declarationForm, evidenceFile, WALLET } from "@sb/contracts/report/fixture.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { Paper } from "@sb/platform/pdf/paper.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import { expect, it } from "vitest";
import { routes as reportQueries } from "../routes.ts";
import {
  ADMIN,
  type Bench,
  bodyOf,
  counted,
  keepReport,
  NOW,
  OWNER,
  openBench,
  requestOf,
  STRANGER,
} from "../testing.ts";
import { wordsIn } from "./words.ts";

const { declare, additional } = declarationForm();
const STORY = declare.comment;
const SUSPECT = Object.values(additional.suspect);
const REPORTER = Object.values(additional.reporter);
const file = { ...evidenceFile("a"), name: "대화 (1).png", size: 12_345 };
const ANSWER = "They want a fee to give it back.";
const AGENCY = "Cyber Bureau";

const REPORT = {
  changes: { dmgVolume: "3.250234" },
  files: [file],
  extras: [{ demand: ANSWER }],
  doc: { deliveries: [{ agencySeq: 1, agency: AGENCY, deliveredAt: "2026-02-03T04:05:00.000Z" }] },
};
/** Facts that both papers say. */
const TRANSACTION = [WALLET, declare.dmgHash, declare.dmgAdrs, "3.250234 BTC"];

type Kind = "paper" | "letter";

async function asked({ deps }: Bench, kind: Kind, language: Language, caller: Caller = OWNER) {
  const asking = { params: { dclrSeq: 1 }, query: { language } };
  const queries = reportQueries(deps);
  return kind === "paper"
    ? queries["GET report/paper/{dclrSeq}"](requestOf(caller, asking))
    : queries["GET report/letter/{dclrSeq}"](requestOf(caller, asking));
}

/** The bench's papers are JSON. */
async function paperOf(bench: Bench, kind: Kind, language: Language): Promise<Paper> {
  const reply = await asked(bench, kind, language);
  if (!("stream" in reply) || !(reply.stream instanceof Uint8Array)) throw new Error("no paper");
  return JSON.parse(Buffer.from(reply.stream).toString());
}

it.each(LANGUAGES)("the police get all that the owner said, in %s", async (language) => {
  await using bench = await openBench();
  await keepReport(bench, 1, REPORT);
  await bench.apply(counted(4));
  const paper = await paperOf(bench, "paper", language);
  const said = JSON.stringify(paper);
  for (const fact of [...TRANSACTION, declare.title, STORY, file.name, file.sha256, ...SUSPECT, ...REPORTER])
    expect(said).toContain(fact);
  for (const fact of [...declare.etcSrc.map(({ src }) => src), ANSWER, AGENCY]) expect(said).toContain(fact);
  expect(said).toContain(timeIn(language, NOW));
  expect(said).not.toMatch(/\{\{|undefined|papers\./);
  expect(paper).toMatchObject({ language, madeAt: NOW, qr: { url: "https://sb.example/report/receipt/1" } });
});

it.each(LANGUAGES)(
  "the police read what lies in an inbox and what an agency confirmed apart, in %s",
  async (language) => {
    await using bench = await openBench();
    const at = "2026-02-03T04:05:00.000Z";
    const deliveries = [
      { agencySeq: 1, agency: AGENCY, deliveredAt: at },
      { agencySeq: 2, agency: "Second unit", deliveredAt: at, confirmedAt: "2026-02-04T04:05:00.000Z" },
    ];
    await keepReport(bench, 1, { doc: { deliveries } });
    const { blocks } = await paperOf(bench, "paper", language);
    const rows = blocks.flatMap((block) => (block.kind === "facts" ? block.facts.map(({ value }) => value) : []));
    const { INBOXED, SHARED } = wordsIn(language).names.facts;
    expect(rows.filter((value) => [INBOXED, SHARED].some((said) => value.startsWith(said)))).toEqual([
      `${INBOXED}: ${AGENCY}`,
      `${INBOXED}: Second unit`,
      `${SHARED}: Second unit`,
    ]);
  },
);

/** As the log's projection keeps it. */
async function keepLogged({ deps: { readStore } }: Bench, doc: LoggedReportDoc): Promise<void> {
  const ops = [{ op: "put", collection: LOG_COLLECTIONS.report, id: "1", doc } as const];
  await readStore.apply({ projection: LOG_MODEL, from: "", to: "1", ops });
}
const codesOn = ({ blocks }: Paper) => blocks.filter((block) => block.kind === "code");
const LOGGED = { first: 17, isPublic: true, trail: [] };
const PLACE = { leaf: 17, salt: "s".repeat(43), fact: { report: 1, target: WALLET, text: "t".repeat(43) } };

it.each(LANGUAGES)("the police scan a proof of the public log, which no server is told of, in %s", async (language) => {
  await using bench = await openBench();
  await keepReport(bench, 1);
  await keepLogged(bench, { ...LOGGED, filed: PLACE });
  const paper = await paperOf(bench, "paper", language);
  const [code = expect.fail("no code")] = codesOn(paper);
  const { origin, pathname, search, hash } = new URL(code.url);
  expect([origin, pathname, search]).toEqual(["https://sb.example", "/verify", ""]);
  const told = new URLSearchParams(hash.slice(1));
  expect([told.get("leaf"), told.get("salt"), JSON.parse(told.get("fact") ?? "")]).toEqual([
    ...[String(PLACE.leaf), PLACE.salt, PLACE.fact],
  ]);
  expect(code.alt).toMatch(/QR|二维码/);
  expect(JSON.stringify(await paperOf(bench, "letter", language))).not.toContain(PLACE.salt);
});

it("a private report has no code, nor one whose link is too long for a camera", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1, { changes: { open: "PRIVATE" } });
  expect(codesOn(await paperOf(bench, "paper", "en"))).toEqual([]);
  await keepLogged(bench, { ...LOGGED, filed: { ...PLACE, fact: { report: 1, target: "x".repeat(1_000) } } });
  expect(codesOn(await paperOf(bench, "paper", "en"))).toEqual([]);
  expect(JSON.stringify(await paperOf(bench, "paper", "en"))).toContain(PLACE.salt);
});

it("has the hash of the document that the receipt lets its owner save", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1, REPORT);
  const detail = reportQueries(bench.deps)["GET report/history/{dclrSeq}"];
  const view = bodyOf(await detail(requestOf(OWNER, { params: { dclrSeq: 1 } }))) as OwnReportView;
  const hash = createHash("sha256").update(filedDocument(view)).digest("hex");
  expect(JSON.stringify(await paperOf(bench, "paper", "en"))).toContain(hash);
});

it.each(LANGUAGES)(
  "an exchange gets address, transaction, amount and sender, and nothing of the story, in %s",
  async (language) => {
    await using bench = await openBench();
    await keepReport(bench, 1, REPORT);
    const said = JSON.stringify(await paperOf(bench, "letter", language));
    const { name, email, phone } = additional.reporter;
    for (const fact of [...TRANSACTION, name, email, phone]) expect(said).toContain(fact);
    for (const secret of [STORY, ANSWER, ...SUSPECT, file.name]) expect(said).not.toContain(secret);
    expect(said).not.toMatch(/\{\{|undefined|papers\./);
  },
);

it("a private report has its papers too, and says what was not stated", async () => {
  await using bench = await openBench();
  await keepReport(bench, 1, { changes: { open: "PRIVATE", title: "Hidden", dmgHash: undefined } });
  const said = JSON.stringify(await paperOf(bench, "paper", "en"));
  expect(said).toContain("Hidden");
  expect(said).toContain("Not stated");
});

it.each(["paper", "letter"] as const)("the %s is the owner's alone", async (kind) => {
  await using bench = await openBench();
  await keepReport(bench, 1, REPORT);
  for (const caller of [STRANGER, ADMIN])
    await expect(asked(bench, kind, "en", caller)).rejects.toMatchObject({ code: "NOT_FOUND" });
  const reply = await asked(bench, kind, "en");
  expect(reply).toMatchObject({ mediaType: "application/pdf", headers: { "cache-control": "private, no-store" } });
});
