// Papers about a report over HTTP: what stands on them is read out of the PDFs.
import { createHash } from "node:crypto";
import { LANGUAGES } from "@sb/contracts/codes.ts";
import { missingGlyphs, squeezed, wordsOf } from "@sb/platform/pdf/testing.ts";
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();

/** Texts that people paste into a report, whatever language its paper is in. */
const STORY =
  "사기꾼이 돈을 가져갔습니다. 詐欺師に「送金」した。诈骗者骗了钱。Der Betrüger schrieb: „Überweise 100 €“ 😀";
const EVIDENCE = "they wrote this";
const HASH = createHash("sha256").update(EVIDENCE).digest("hex");
const AMOUNT = "3.250234";
const TRANSACTION = createHash("sha256").update("a transaction").digest("hex");
const SUSPECT = "Blue Company Ltd";

let owner: Person;
let dclrSeq: number;
let filed: Awaited<ReturnType<typeof file>>;

const file = (person: Person) => {
  const form = new FormData();
  const additional = { suspect: { name: SUSPECT }, reporter: { name: "홍길동", email: "me@example.com" } };
  const lost = { dmgHash: TRANSACTION, dmgVolume: AMOUNT };
  const report = declaration({ ...lost, comment: STORY, open: "PRIVATE" }, { additional });
  form.set("declaration", JSON.stringify(report));
  form.append("files", new Blob([EVIDENCE]), "대화 기록.txt");
  return person.call<{ readonly dclrSeq: number }>("POST", "report", form);
};

beforeAll(async () => {
  owner = await signIn(server.url, "paper@example.com", "Paper");
  filed = await file(owner);
  dclrSeq = filed.body.dclrSeq;
});

async function pdfOf(path: string): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${owner.accessToken}`, ...seeing(filed) };
  const response = await fetch(`${server.url}/sb/${path}`, { headers });
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toContain(String(dclrSeq));
  return response.bytes();
}

test.each(LANGUAGES)(
  "the paper for the police in %s has the facts, the evidence and every character",
  async (language) => {
    const pdf = await pdfOf(`report/paper/${dclrSeq}?language=${language}`);
    const words = await wordsOf(pdf);
    const story = STORY.replace("😀", "[U+1F600]");
    for (const fact of [String(dclrSeq), story, TRANSACTION, AMOUNT, SUSPECT, "홍길동", "me@example.com"])
      expect(words).toContain(squeezed(fact));
    for (const fact of ["대화 기록.txt", HASH, `/report/receipt/${dclrSeq}`]) expect(words).toContain(squeezed(fact));
    expect(await missingGlyphs(pdf)).toBe(0);
  },
);

test("the letter to an exchange has address, transaction and amount, and nothing of the story", async () => {
  const pdf = await pdfOf(`report/letter/${dclrSeq}?language=ja`);
  const words = await wordsOf(pdf);
  for (const fact of [declaration().declare.adrs, TRANSACTION, AMOUNT, "me@example.com", "宛先"])
    expect(words).toContain(squeezed(fact));
  for (const secret of [SUSPECT, "사기꾼이", HASH]) expect(words).not.toContain(squeezed(secret));
  expect(await missingGlyphs(pdf)).toBe(0);
});

test("an unknown language is refused, a missing one is English", async () => {
  const refused = await owner.call("GET", `report/paper/${dclrSeq}?language=xx`);
  expect(refused).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
  expect(await wordsOf(await pdfOf(`report/paper/${dclrSeq}`))).toContain("forthepolice");
});

test("others get neither, and a deleted report has none", async () => {
  const other = await signIn(server.url, "other-paper@example.com", "Paper2");
  const paths = [`report/paper/${dclrSeq}`, `report/letter/${dclrSeq}`];
  for (const path of paths) expect((await other.call("GET", path)).status).toBe(404);
  const gone = await owner.call("POST", "report/history/delete", { dclrSeq });
  for (const path of paths) expect((await owner.call("GET", path, undefined, seeing(gone))).status).toBe(404);
});
