// Lists, pages, drafts and the other reads over HTTP: each response has the shape of the route table.
import type { Pagination } from "@sb/contracts/http.ts";
import { LookupMany } from "@sb/contracts/report/lookup-wire.ts";
import { TermsList } from "@sb/contracts/terms/wire.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import type { GetKey } from "../../test/people/typed-get.ts";
import { get, pathOf } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const REPORTS = 13;
const server = useServer();
let owner: Person;
/** Oldest first; the last one is private. */
const seqs: number[] = [];
let see: Record<string, string> = {};
const { visitor } = server;

beforeAll(async () => {
  owner = await signIn(server.url, "owner@example.com", "Owner");
  for (let i = 1; i <= REPORTS; i += 1) {
    const open = i === REPORTS ? "PRIVATE" : "PUBLIC";
    const filed = await owner.call<{ dclrSeq: number }>(
      "POST",
      "report",
      declaration({ title: `Numbered ${i}`, open, adrs: madeUpAddress(`page ${i}`) }),
    );
    seqs.push(filed.body.dclrSeq);
    see = seeing(filed);
  }
});

const newestFirst = (count: number) => seqs.slice(0, count).toReversed();
const idsOf = (items: readonly { readonly dclrSeq: number }[]) => items.map(({ dclrSeq }) => dclrSeq);

/** The three lists of reports: whose view, which route, how many reports. */
const LISTS = [
  ["the search", "GET report/history", {}, REPORTS - 1],
  ["one's own", "GET report/history/mine", {}, REPORTS],
  ["a person's", "GET report/history/user/{userId}", { userId: "" }, REPORTS - 1],
] as const;

describe.each(LISTS)("pages of %s", (_name, key, params, total) => {
  const page = async (query: Record<string, string | number>) => {
    const asked = { params: Object.keys(params).length > 0 ? { userId: owner.id } : {}, query, headers: see };
    return get(owner.call, key, asked);
  };

  test("ten by default, newest first, the rest on the next page, then none", async () => {
    const totalPages = 2;
    const first = await page({});
    expect(idsOf(first.items)).toEqual(newestFirst(total).slice(0, 10));
    const common = { size: 10, totalItems: total, totalPages };
    const whole: Pagination = { ...common, page: 1, hasNext: true, hasPrevious: false, remainingPages: 1, offset: 0 };
    expect(first.pagination).toEqual(whole);
    expect(first).not.toHaveProperty("totalIsLowerBound");
    const second = await page({ "pagination.page": 2 });
    expect(idsOf(second.items)).toEqual(newestFirst(total).slice(10));
    expect(second.pagination).toEqual({
      ...whole,
      page: 2,
      hasNext: false,
      hasPrevious: true,
      remainingPages: 0,
      offset: 10,
    });
    const third = await page({ "pagination.page": 3 });
    expect(third).toMatchObject({ items: [], pagination: { page: 3, hasNext: false, totalItems: total, offset: 20 } });
  });

  test("any page size up to a hundred, together every report once", async () => {
    const seen: number[] = [];
    for (let number = 1; number <= Math.ceil(total / 5); number += 1)
      seen.push(...idsOf((await page({ "pagination.page": number, "pagination.size": 5 })).items));
    expect(seen).toEqual(newestFirst(total));
    expect((await page({ "pagination.size": 100 })).items).toHaveLength(total);
  });

  test.each([
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "two"],
    ["size", "0"],
    ["size", "101"],
  ])("pagination.%s=%s is 400", async (field, value) => {
    const asked = { params: { userId: owner.id }, query: { [`pagination.${field}`]: value } };
    expect(await owner.call("GET", pathOf(key, asked))).toMatchObject({
      status: 400,
      body: { code: "INVALID_REQUEST", fields: [{ path: `pagination.${field}`, code: "INVALID_REQUEST" }] },
    });
  });
});

test.each([
  [`report/history?pagination.page=${Number.MAX_SAFE_INTEGER}`, "pagination.page"],
  ["report/history?orderType=BEST", "orderType"],
  ["report/history?crimeType=THEFT", "crimeType"],
  ["report/history?chain=DOLLAR", "chain"],
  ["report/history?declareType=BANK", "declareType"],
  ["report/export?format=xls", "format"],
  ["report/history/abc", "dclrSeq"],
  ["report/history/1.5", "dclrSeq"],
  ["report/history/99999999999999999999", "dclrSeq"],
])("%s is 400 and names %s", async (path, field) => {
  const body = { code: "INVALID_REQUEST", fields: [{ path: field, code: "INVALID_REQUEST" }] };
  expect(await visitor("GET", path)).toMatchObject({ status: 400, body });
});

test("unusual queries are answered without a server error", async () => {
  for (const path of [
    "report/history?pagination=1",
    "report/history?pagination.page=1&pagination.page=2",
    "report/history?__proto__.x=1",
    "report/history?pagination..page=1",
    "report/history?searchKeyword=a&searchKeyword=b",
  ])
    expect((await visitor("GET", path)).status, path).toBe(400);
  expect((await visitor("GET", "report/history?crimeType=&chain=&declareType=&orderType=")).status).toBe(200);
  expect((await visitor("GET", "terms?codes=")).body).toEqual((await visitor("GET", "terms")).body);
  expect((await visitor("GET", "report/history/123456?something=else")).status).toBe(404);
  expect((await visitor("GET", `report/history/user/${"u".repeat(64)}`)).status).toBe(200);
  expect((await visitor("GET", "report/history/123456")).status).toBe(404);
});

test.each(["report/history?crimetype=HACKING", "report/export?crimetype=HACKING", "report/history/mine?page=2"])(
  "a mistyped filter is refused, not answered with everything: %s",
  async (path) => {
    const field = path.split(/[?=]/)[1];
    const refused = { status: 400, body: { code: "INVALID_REQUEST", fields: [{ path: field }] } };
    expect(await owner.call("GET", path)).toMatchObject(refused);
  },
);

test("what newsletters and advertisers hang on to a link changes nothing", async () => {
  const tracked = "report/history?pagination.size=1&utm_source=newsletter&fbclid=IwAR0&NaPm=ct%3D1";
  const plain = await visitor("GET", "report/history?pagination.size=1");
  expect((await visitor("GET", tracked)).body).toEqual(plain.body);
});

test("terms are named with commas or one by one, and each comes once", async () => {
  for (const query of ["codes=A01,R02", "codes=A01&codes=R02", "codes=A01&codes=R02,A01"]) {
    const { items } = TermsList.parse((await visitor("GET", `terms?${query}`)).body);
    expect(
      items.map(({ code }) => code),
      query,
    ).toEqual(["A01", "R02"]);
  }
  expect(await visitor("GET", "terms?codes=A01&codes=Z09")).toMatchObject({ status: 400 });
});

test("every other read has the declared shape", async () => {
  const headers = see;
  const keys: readonly (readonly [GetKey, object])[] = [
    ["GET home/main", { headers }],
    ["GET user/login/config", {}],
    ["GET support/my-page", { headers }],
    ["GET terms", { query: { codes: "A01,R02", lang: "en" } }],
    ["GET terms/detail", { query: { type: "B01", date: "2026-03-01" } }],
    ["GET terms/privacy/date/{code}", { params: { code: "B01" } }],
    ["GET report/lookup", { query: { adrs: madeUpAddress("page 1") }, headers }],
    ["GET report/history/{dclrSeq}", { params: { dclrSeq: seqs[0] }, headers }],
    ["GET report/history/{dclrSeq}", { params: { dclrSeq: seqs.at(-1) }, headers }],
  ];
  for (const [key, asked] of keys) await get(owner.call, key, asked);
  expect((await get(owner.call, "GET support/my-page", { headers })).reportCount).toBe(REPORTS);
  const home = await get(visitor, "GET home/main", { headers });
  expect(idsOf(home.declareReport)).toEqual(newestFirst(REPORTS - 1).slice(0, 10));
  expect(home.daily).toHaveLength(30);
});

test("the export has every public report, oldest first, as NDJSON and as CSV", async () => {
  const lines = await visitor("GET", "report/export", undefined, see);
  const records = String(lines.body)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(records.map(({ dclrSeq }) => dclrSeq)).toEqual(seqs.slice(0, -1));
  expect(JSON.stringify(records)).not.toContain("Owner");
  const csv = await visitor("GET", "report/export?format=csv", undefined, see);
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(String(csv.body).trimEnd().split("\r\n")).toHaveLength(REPORTS);
});

test("a lookup of many addresses answers in their order", async () => {
  const adrs = [madeUpAddress("page 1"), "nothing-here.com", "no address", madeUpAddress("page 2").toUpperCase()];
  const { status, body } = await request(server.url, "POST", "report/lookup", { adrs }, see);
  expect(status).toBe(200);
  const error = { code: "NOT_RECOGNIZED", reason: "FORM", similar: [] };
  const answers = [{ timesReported: 1 }, { timesReported: 0 }, { error }, { timesReported: 1 }];
  expect(LookupMany.parse(body).items).toMatchObject(answers.map((answer, i) => ({ adrs: adrs[i], ...answer })));
  const many = (count: number) => request(server.url, "POST", "report/lookup", { adrs: Array(count).fill("a.com") });
  expect((await many(100)).status).toBe(200);
  expect((await many(101)).status).toBe(400);
  expect((await many(0)).status).toBe(400);
});
