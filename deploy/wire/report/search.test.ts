// The search over HTTP: by any two characters of Korean, Japanese and Chinese, by words in any spelling.
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { seeing, signIn } from "../../test/people/person.ts";
import { pairsOf, REPORTS, slipsOf, type TEXTS, wordsOf } from "../../test/people/search-reports.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();
let see: Record<string, string> = {};
const seqOf = new Map<string, number>();
const { visitor } = server;

beforeAll(async () => {
  const person = await signIn(server.url, "search@example.com", "Searcher");
  for (const { language, body } of REPORTS) {
    const filed = await person.call<{ dclrSeq: number }>("POST", "report", body);
    seqOf.set(language, filed.body.dclrSeq);
    see = seeing(filed);
  }
});

const search = (searchKeyword: string) =>
  get(visitor, "GET report/history", { query: { searchKeyword, "pagination.size": 100 }, headers: see });

async function finds(language: string, text: string): Promise<boolean> {
  return (await search(text)).items.some(({ dclrSeq }) => dclrSeq === seqOf.get(language));
}

/** The searches that miss the report, so that a failure lists them all. */
async function missesOf(language: string, texts: readonly string[]): Promise<string[]> {
  const missed: string[] = [];
  for (const text of texts) if (!(await finds(language, text))) missed.push(text);
  return missed;
}

test.each(["ko", "ja", "zh"] as const)("%s: by any two adjacent characters", async (language) => {
  const pairs = pairsOf(language);
  expect(pairs.length).toBeGreaterThan(25);
  expect(await missesOf(language, pairs)).toEqual([]);
});

test.each(["ko", "de", "en"] as const)(
  "%s: by any word in any case, by several words, by a prefix of the last",
  async (language) => {
    const words = wordsOf(language, 2);
    expect(await missesOf(language, words)).toEqual([]);
    expect(
      await missesOf(
        language,
        words.map((word) => word.toUpperCase()),
      ),
    ).toEqual([]);
    const pairs = words.map((word, i) => `${words[(i + 3) % words.length]} ${word.slice(0, 2)}`);
    expect(await missesOf(language, pairs)).toEqual([]);
    expect((await search(`${words[0]} qqqqq`)).items).toEqual([]);
  },
);

test.each([
  ["ko", ["텔레그램에서 어떻게 하나요", "연락이 끊겼는데 도와주세요"]],
  ["ja", ["投資サイト どうすればいいですか", "出金拒否"]],
  ["zh", ["无法提现怎么办", "请问客服"]],
  ["de", ["wie kann ich eine Überweisung", "Geldbörse bitte"]],
  ["en", ["how can I deposit", "how do I get my withdrawals"]],
] as const)("%s: in a whole sentence, and by a word that says the same", async (language, texts) => {
  expect(await missesOf(language, texts)).toEqual([]);
});

test("German words however their umlauts are typed", async () => {
  const spellings = ["gefalschte", "gefaelschte", "ueberweisung", "uberweisung", "BÖRSE", "boerse", "schliesslich"];
  expect(await missesOf("de", spellings)).toEqual([]);
});

test("Japanese and Korean in other widths and compositions", async () => {
  expect(await missesOf("ja", ["ﾏｯﾁﾝｸﾞｱﾌﾟﾘ", "マッチング".normalize("NFD")])).toEqual([]);
  expect(await missesOf("ko", ["투자".normalize("NFD"), "리딩방 사기"])).toEqual([]);
  expect(await missesOf("en", ["ｅｘｃｈａｎｇｅ"])).toEqual([]);
});

test.each(["de", "en"] as const)("%s: with one edit anywhere, in words of four letters or more", async (language) => {
  const words = wordsOf(language, 4).filter((_, i) => i % 2 === 0);
  const slips = words.flatMap(slipsOf).filter((slip) => slip.length >= 4);
  expect(await missesOf(language, slips)).toEqual([]);
});

test.each(["de", "en"] as const)("%s: with two edits, in words of eight letters or more", async (language) => {
  const slips = wordsOf(language, 8).flatMap((word) => {
    const once = slipsOf(word);
    return [once[2], once[9], once[14]].flatMap((slip = word) => slipsOf(slip).slice(5, 20));
  });
  const long = slips.filter((slip) => slip.length >= 8);
  expect(await missesOf(language, long)).toEqual([]);
});

test("a word that occurs only in a link of a description is found like any word, also misspelt", async () => {
  expect(await missesOf("en", ["https://files.example/detection", "files.example", "detection"])).toEqual([]);
  expect(await missesOf("en", ["detectioin", "detction", "dettection", "manual detectiom"])).toEqual([]);
});

test("words of three letters are not corrected", async () => {
  expect(await finds("de", "die")).toBe(true);
  expect(await finds("de", "dqe")).toBe(false);
});

const HOSTILE = [
  `"`,
  `'`,
  `\\`,
  "*",
  "%",
  "_",
  "-",
  "(",
  ")",
  "NEAR(a b)",
  "a OR b",
  "NOT",
  "title:x",
  "^a",
  "a*",
  `"unclosed`,
  "'; DROP TABLE reports; --",
  "<script>alert(1)</script>",
  "../../etc/passwd",
  "$(id)",
  "{{7*7}}",
  "\u0000",
  "\u202e",
  "\ud83d",
  "🙂",
  "e\u0301".repeat(50),
  "a\u0300\u0301\u0302\u0303".repeat(100),
  "(a+)+$",
  "[[:alpha:]]",
  "0x",
  "::",
  "http://",
  "ㅤ",
  "\u200b",
  ".",
  "..",
  "@",
  "a@b",
  "💥".repeat(500),
  "x".repeat(2_048),
  "가".repeat(2_048),
  "a ".repeat(1_024),
];

test("any text gets an answer", async () => {
  for (const text of HOSTILE) await search(text);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 60 }), async (text) => {
      await search(text);
    }),
    { numRuns: 150 },
  );
});

test("only spaces shows everything, only punctuation finds nothing, too long a text is 400", async () => {
  expect((await search("   ")).items).toHaveLength(REPORTS.length);
  expect((await search("!?…、")).items).toEqual([]);
  const long = `report/history?searchKeyword=${"x".repeat(2_049)}`;
  expect(await visitor("GET", long)).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
});

/** Searches, and the passages to highlight in title and comment. */
const MARKED: readonly (readonly [keyof typeof TEXTS, string, readonly string[], readonly string[]])[] = [
  ["ko", "투자", ["투자"], []],
  ["ko", "수수료", [], ["수수료"]],
  ["ja", "出金", [], ["出金"]],
  ["zh", "提现", ["提现"], ["提现"]],
  ["de", "boerse", ["Börse"], []],
  ["de", "Uberweisung", ["Überweisung"], []],
  ["en", "WITHDRAWALS", ["withdrawals"], []],
  ["en", "withdrawls", ["withdrawals"], []],
  ["en", "depos", [], ["depos"]],
];

test.each(MARKED)("highlights of %s %s", async (language, text, title, comment) => {
  const { items } = await search(text);
  const item = items.find(({ dclrSeq }) => dclrSeq === seqOf.get(language));
  const cut = (field: "title" | "comment") =>
    (item?.highlights?.[field] ?? []).map(([start, end]) => item?.[field].slice(start, end));
  expect({ title: cut("title"), comment: cut("comment") }).toEqual({ title, comment });
});

test("a report found by its reporter's nickname highlights that", async () => {
  const [item] = (await search("SEARCHER")).items;
  expect((item?.highlights?.nick ?? []).map(([start, end]) => item?.nick.slice(start, end))).toEqual(["Searcher"]);
});
