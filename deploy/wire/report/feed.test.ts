// The feed of public reports over HTTP: what feed readers ask again and again, and what they get.
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();
let reporter: Person;
let see: Record<string, string> = {};
const FEED = "report/feed.atom";

beforeAll(async () => {
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  await file({ title: "First wombat" });
  await file({ title: "A dingo", crimeType: "HACKING" });
  await file({ title: "Between us", open: "PRIVATE" });
});

async function file(declare: Parameters<typeof declaration>[0]): Promise<number> {
  const body = declaration({ adrs: madeUpAddress(declare?.title ?? ""), ...declare });
  const filed = await reporter.call<{ dclrSeq: number }>("POST", "report", body);
  see = seeing(filed);
  return filed.body.dclrSeq;
}

const feed = (search = "", headers: Record<string, string> = {}) =>
  request<string>(server.url, "GET", `${FEED}${search}`, undefined, { ...see, ...headers });
const titlesIn = (text: string) => [...text.matchAll(/<title type="text">([^<]*)<\/title>/g)].map(([, title]) => title);

test("has the public reports, newest first, without their reporters", async () => {
  const { body, headers } = await feed();
  expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(titlesIn(body)).toEqual(["A dingo", "First wombat"]);
  expect(body).not.toContain("Reporter");
  expect(body).not.toContain(reporter.id);
  expect(body).toContain(`<id>${server.url.replace("127.0.0.1", "localhost")}/sb/report/feed.atom</id>`);
});

test("of a search has what the search finds", async () => {
  expect(titlesIn((await feed("?searchKeyword=wombat")).body)).toEqual(["First wombat"]);
  expect(titlesIn((await feed("?crimeType=HACKING")).body)).toEqual(["A dingo"]);
  expect(titlesIn((await feed("?filedBy=LISTS")).body)).toEqual([]);
  expect(await feed("?crimeType=NONE")).toMatchObject({ status: 400 });
});

test("is not sent again to who has it, until something is filed, changed or deleted", async () => {
  const before = await feed();
  const known = { "if-none-match": before.headers.get("etag") ?? "" };
  const again = await feed("", known);
  expect([again.status, again.body, again.headers.get("etag")]).toEqual([304, "", known["if-none-match"]]);
  const since = { "if-modified-since": before.headers.get("last-modified") ?? "" };
  expect((await feed("", since)).status).toBe(304);
  const dclrSeq = await file({ title: "Soon gone" });
  expect((await feed("", known)).status).toBe(200);
  see = seeing(await reporter.call("POST", "report/history/delete", { dclrSeq }));
  expect((await feed("", known)).status).toBe(304);
});

test("an answer without a version is never 304", async () => {
  const any = { "if-none-match": "*" };
  expect((await request(server.url, "GET", "report/history", undefined, any)).status).toBe(200);
  expect((await feed("", any)).status).toBe(304);
});
