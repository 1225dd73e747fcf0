// Repeated and concurrent writes: no duplicates, no losses, and users read their own writes.
import type { Problem } from "@sb/contracts/http.ts";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get, getDetail } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
const { visitor } = server;

type Filed = { readonly dclrSeq: number };

const newcomer = (name: string): Promise<Person> => signIn(server.url, `${name.toLowerCase()}@example.com`, name);
const file = (person: Person, body: unknown, key: string) =>
  person.call<Filed>("POST", "report", body, { "idempotency-key": key });
async function countOf(person: Person, headers: Record<string, string> = {}): Promise<number> {
  return (await get(person.call, "GET report/history/mine", { headers })).pagination.totalItems;
}

test("the same key with the same body gets the same answer and files nothing more", async () => {
  const person = await newcomer("Again");
  const first = await file(person, declaration(), "key-1");
  // The same report with its members in another order.
  const { terms, declare } = declaration();
  const again = await file(person, { terms, declare }, "key-1");
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(await countOf(person, seeing(first))).toBe(1);

  const other = await file(person, declaration({ title: "Another" }), "key-1");
  expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  const stranger = await newcomer("Stranger");
  const theirs = await file(stranger, declaration({ title: "Another" }), "key-1");
  expect(theirs.status).toBe(201);
  expect(theirs.body.dclrSeq).not.toBe(first.body.dclrSeq);
  expect(await countOf(person, seeing(theirs))).toBe(1);
});

test("files are part of the body: the same ones are a repeat, others are not", async () => {
  const person = await newcomer("WithFiles");
  const form = (content: string) => {
    const data = new FormData();
    data.set("declaration", JSON.stringify(declaration()));
    data.append("files", new Blob([content]), "note.txt");
    return data;
  };
  const first = await file(person, form("one"), "key-files");
  const again = await file(person, form("one"), "key-files");
  expect(again).toMatchObject({ status: 201, body: first.body });
  expect(await file(person, form("two"), "key-files")).toMatchObject({ status: 422 });
  const { files = [] } = await getDetail(person.call, first.body.dclrSeq, seeing(first));
  expect(files).toHaveLength(1);
  expect((await person.call("GET", `report/file/${files[0]?.fileId}`)).body).toBe("one");
});

test("a refused report does not spend its key: corrected, it is filed with the same one", async () => {
  const person = await newcomer("Corrected");
  const refused = await file(person, declaration({ title: " " }), "key-2");
  expect(refused).toMatchObject({ status: 416, body: { code: "REQUIRED_FIELD_MISSING" } });
  expect((await file(person, declaration(), "key-2")).status).toBe(201);
});

test("the same key eight times at the same moment files one report", async () => {
  const person = await newcomer("Impatient");
  const answers = await Promise.all(Array.from({ length: 8 }, () => file(person, declaration(), "key-3")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body.dclrSeq)).size).toBe(1);
  const see = seeing(await file(person, declaration({ title: "Later" }), "key-4"));
  expect(await countOf(person, see)).toBe(2);
});

test.each(["", "two words", "x".repeat(129), "a\u00a0b"])("the key %j is invalid", async (key) => {
  const response = await fetch(`${server.url}/sb/home/join`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify({ registrationToken: "x", nickname: "x", terms: [] }),
  });
  expect(response.status).toBe(400);
  const { fields } = (await response.json()) as Problem;
  expect(fields).toEqual([{ path: "Idempotency-Key", code: "INVALID_REQUEST" }]);
});

test("all users read their own writes while everybody writes", async () => {
  const people = await Promise.all(["Ann", "Ben", "Cho", "Dan"].map(newcomer));
  const rounds = people.map(async (person, who) => {
    for (let round = 1; round <= 12; round += 1) {
      const word = `readback${who}r${"abcdefghijkl"[round - 1]}`;
      const body = declaration({ title: `Report ${word}`, adrs: madeUpAddress(word) });
      const filed = await person.call<Filed>("POST", "report", body);
      expect(filed.status).toBe(201);
      const headers = seeing(filed);
      const { dclrSeq } = filed.body;
      const [found, mine, detail, lookup] = await Promise.all([
        get(visitor, "GET report/history", { query: { searchKeyword: word }, headers }),
        get(person.call, "GET report/history/mine", { headers }),
        getDetail(person.call, dclrSeq, headers),
        get(visitor, "GET report/lookup", { query: { adrs: madeUpAddress(word) }, headers }),
      ]);
      expect(found.items.map((item) => item.dclrSeq)).toEqual([dclrSeq]);
      expect(mine.pagination.totalItems).toBe(round);
      expect(mine.items[0]?.dclrSeq).toBe(dclrSeq);
      expect(detail.title).toBe(`Report ${word}`);
      expect(lookup.timesReported).toBe(1);
    }
  });
  await Promise.all(rounds);
});

test("concurrent changes of one report are all applied, one after the other", async () => {
  const person = await newcomer("Hasty");
  const filed = await person.call<Filed>("POST", "report", declaration());
  const { dclrSeq } = filed.body;
  const titles = Array.from({ length: 8 }, (_, i) => `Title ${i}`);
  const answers = await Promise.all(
    titles.map((title) => person.call("POST", "report/history/modify", { ...declaration({ title }), dclrSeq })),
  );
  expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200));
  const positions = answers.map((answer) => seeing(answer)["sb-min-position"]);
  const newest = positions.toSorted().at(-1) ?? "";
  const last = titles[positions.indexOf(newest)];
  expect((await getDetail(person.call, dclrSeq, { "sb-min-position": newest })).title).toBe(last);
});

test("an invalid position, or one that no write has had, is 400", async () => {
  for (const position of ["a b", "x".repeat(65), "9".repeat(16)])
    expect(await visitor("GET", "home/main", undefined, { "sb-min-position": position })).toMatchObject({
      status: 400,
      body: { fields: [{ path: "sb-min-position", code: "INVALID_REQUEST" }] },
    });
});
