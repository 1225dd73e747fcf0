// One person counts once on a target, however often they report it (docs/decisions/0019) and whatever it is spelled, over HTTP.
import { LookupMany } from "@sb/contracts/report/lookup-wire.ts";
import { RULED_CHAINS, SPELLED_ACCOUNTS, type SpelledAccount } from "@sb/knowledge/address/spellings.fixture.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
const { visitor } = server;
let mina: Person;
let yuna: Person;

beforeAll(async () => {
  [mina, yuna] = await Promise.all([
    signIn(server.url, "mina@example.com", "Mina"),
    signIn(server.url, "yuna@example.com", "Yuna"),
  ]);
});

type Filed = { readonly dclrSeq: number; readonly see: Record<string, string> };

async function file(person: Person, word: string, title: string): Promise<Filed> {
  const body = declaration({ adrs: madeUpAddress(word), title, comment: `It says ${title}.` });
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", body);
  expect(filed.status).toBe(201);
  return { dclrSeq: filed.body.dclrSeq, see: seeing(filed) };
}

const found = async (word: string, headers: Record<string, string>, searchKeyword = madeUpAddress(word)) =>
  (await get(visitor, "GET report/history", { query: { searchKeyword }, headers })).items;

test("five reports of one person are one person, one report in every list, and four additions", async () => {
  const before = (await get(visitor, "GET home/main")).crimeCnt;
  const filed: Filed[] = [];
  for (const title of ["wombat", "dingo", "emu", "koala", "quokka"]) filed.push(await file(mina, "one person", title));
  const [lead, second] = filed as [Filed, Filed, ...Filed[]];
  const { see } = filed.at(-1) ?? lead;

  const body = declaration({ adrs: madeUpAddress("one person") });
  expect(await mina.call("POST", "report", body)).toMatchObject({ status: 422, body: { code: "TOO_MANY_ON_TARGET" } });

  const lookup = await get(visitor, "GET report/lookup", {
    query: { adrs: madeUpAddress("one person") },
    headers: see,
  });
  expect(lookup).toMatchObject({ timesReported: 1, crimeTypes: [{ count: 1 }] });
  const home = await get(visitor, "GET home/main", { headers: see });
  expect(home.crimeCnt).toBe(before + 1);
  expect(home.declareReport.filter(({ userId }) => userId === mina.id).map(({ title }) => title)).toEqual(["wombat"]);
  expect((await found("one person", see)).map(({ dclrSeq }) => dclrSeq)).toEqual([lead.dclrSeq]);
  // A search finds the text of an addition, which leads to the first.
  expect((await found("one person", see, "quokka")).map(({ dclrSeq }) => dclrSeq)).toEqual([lead.dclrSeq]);

  const detail = (dclrSeq: number, headers: Record<string, string>) =>
    get(visitor, "GET report/history/{dclrSeq}", { params: { dclrSeq }, headers });
  expect((await detail(lead.dclrSeq, see)).additions.map(({ title }) => title)).toEqual([
    "dingo",
    "emu",
    "koala",
    "quokka",
  ]);
  expect(await detail(second.dclrSeq, see)).toMatchObject({ additions: [], addsTo: { dclrSeq: lead.dclrSeq } });
  const mine = await get(mina.call, "GET report/history/mine", { headers: see });
  expect(mine.pagination.totalItems).toBe(5);
  const exported = String((await visitor("GET", "report/export", undefined, see)).body);
  expect(exported).toContain("quokka");

  const gone = await mina.call("POST", "report/history/delete", { dclrSeq: lead.dclrSeq }, see);
  const after = { ...see, ...seeing(gone) };
  expect((await found("one person", after)).map(({ dclrSeq }) => dclrSeq)).toEqual([second.dclrSeq]);
  expect((await detail(second.dclrSeq, after)).additions).toHaveLength(3);
  expect((await get(visitor, "GET home/main", { headers: after })).crimeCnt).toBe(before + 1);
  expect((await mina.call("POST", "report", body, after)).status).toBe(201);
});

test("of ten reports of one person on a target that are sent at once five are filed", async () => {
  const body = declaration({ adrs: madeUpAddress("at once") });
  const replies = await Promise.all(Array.from({ length: 10 }, () => mina.call("POST", "report", body)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 422, 422, 422, 422, 422]);
  expect(replies.find(({ status }) => status === 422)).toMatchObject({ body: { code: "TOO_MANY_ON_TARGET" } });
  const filed = replies.filter(({ status }) => status === 201).map(seeing);
  const newest =
    filed
      .map((see) => see["sb-min-position"] ?? "")
      .sort()
      .at(-1) ?? "";
  const lookup = await get(visitor, "GET report/lookup", {
    query: { adrs: madeUpAddress("at once") },
    headers: { "sb-min-position": newest },
  });
  expect(lookup.timesReported).toBe(1);
});

test("two people are two, and the most reported target is the one that most people reported", async () => {
  for (let i = 0; i < 3; i += 1) await file(mina, "by one", `by one ${i}`);
  await file(mina, "by two", "by two 0");
  const { see } = await file(yuna, "by two", "by two 1");
  const lookup = await get(visitor, "GET report/lookup", { query: { adrs: madeUpAddress("by two") }, headers: see });
  expect(lookup.timesReported).toBe(2);
  const query = { orderType: "MOST_REPORTED", searchKeyword: "by" };
  const { items } = await get(visitor, "GET report/history", { query, headers: see });
  expect(items.map(({ adrs }) => adrs).slice(0, 2)).toEqual([madeUpAddress("by two"), madeUpAddress("by two")]);
});

test("home's figure is the list's total, and the last page of that many is there", async () => {
  const filed: Filed[] = [];
  for (let i = 0; i < 13; i += 1) filed.push(await file(yuna, `page ${i}`, `page ${i}`));
  const headers = filed.at(-1)?.see ?? {};
  const { crimeCnt } = await get(visitor, "GET home/main", { headers });
  for (const orderType of ["LATEST", "MOST_REPORTED", "POPULAR"]) {
    const page = (number: number) =>
      get(visitor, "GET report/history", { query: { orderType, "pagination.page": number }, headers });
    const { totalItems, totalPages } = (await page(1)).pagination;
    expect([totalItems, totalPages]).toEqual([crimeCnt, Math.ceil(crimeCnt / 10)]);
    const last = await page(totalPages);
    expect([last.items.length, last.pagination.hasNext]).toEqual([crimeCnt - 10 * (totalPages - 1), false]);
  }
});

describe("reported by one spelling", () => {
  const reportedBy = async (person: Person, { chain }: SpelledAccount, adrs: string) => {
    const filed = await person.call<{ dclrSeq: number }>("POST", "report", declaration({ chain, adrs, title: adrs }));
    expect(filed.status, adrs).toBe(201);
    return { dclrSeq: filed.body.dclrSeq, headers: seeing(filed) };
  };
  const lookedUp = async (adrs: readonly string[], headers: Record<string, string>) =>
    LookupMany.parse((await request(server.url, "POST", "report/lookup", { adrs }, headers)).body).items;

  const kinds = RULED_CHAINS.map((chain) => [chain, SPELLED_ACCOUNTS.filter((each) => each.chain === chain)] as const);

  test.each(kinds)("an account on %s is found by any other, and the other way round", async (_chain, accounts) => {
    const [one, other] = [accounts[0], accounts.at(-1)];
    if (!one || !other) throw new Error("a chain without accounts");
    const typed = other.spellings.at(-1) ?? "";
    const first = await reportedBy(mina, one, one.spellings[0] ?? "");
    const { dclrSeq, headers } = await reportedBy(yuna, other, typed);
    for (const { key, spellings } of [one, other]) {
      const items = await lookedUp(spellings, headers);
      expect(items).toMatchObject(spellings.map(() => ({ normalized: key, timesReported: 1 })));
    }
    // As it was typed.
    expect((await get(visitor, "GET report/history/{dclrSeq}", { params: { dclrSeq }, headers })).adrs).toBe(typed);
    const searched = await found("", headers, one.spellings.at(-1));
    expect(searched.map((item) => item.dclrSeq)).toEqual([first.dclrSeq]);
  });
});

describe("sites", () => {
  const reportedSite = async (adrs: string) => {
    const body = declaration({ declareType: "SITE", chain: undefined, adrs });
    const filed = await mina.call<{ dclrSeq: number }>("POST", "report", body);
    expect([adrs, filed.status]).toEqual([adrs, 201]);
    return seeing(filed);
  };
  const lookedUp = async (adrs: readonly string[], headers: Record<string, string>) =>
    LookupMany.parse((await request(server.url, "POST", "report/lookup", { adrs }, headers)).body).items;

  test("a reported host is named to those above, below and beside it", async () => {
    const headers = await reportedSite("https://upbit-event.example-pay.com/login");
    const items = await lookedUp(
      ["example-pay.com", "a.upbit-event.example-pay.com", "other.example-pay.com"],
      headers,
    );
    const related = (relation: string) => [{ adrs: "upbit-event.example-pay.com", relation, timesReported: 1 }];
    expect(items).toMatchObject(
      ["CHILD", "PARENT", "SIBLING"].map((relation) => ({ timesReported: 0, related: related(relation) })),
    );
  });

  test("one page of a shared host is reported, by any of its links, and no other page", async () => {
    const headers = await reportedSite("kakaoopen://join?l=gAbCdEf1&r=EW");
    await reportedSite("https://api.whatsapp.com/send?phone=821012345678");
    const last = await reportedSite("https://gall.dcinside.com/board/view/?id=bitcoins&no=77&page=3");
    const reported = [
      "https://open.kakao.com/o/gAbCdEf1",
      "https://wa.me/821012345678",
      "https://gall.dcinside.com/board/view?no=77&id=bitcoins",
    ];
    const others = [
      "https://open.kakao.com/o/gOther",
      "https://wa.me/821087654321",
      "https://gall.dcinside.com/board/view/?id=bitcoins&no=78",
    ];
    const items = await lookedUp([...reported, ...others], { ...headers, ...last });
    expect(items?.map((item) => "timesReported" in item && item.timesReported)).toEqual([1, 1, 1, 0, 0, 0]);
  });
});
