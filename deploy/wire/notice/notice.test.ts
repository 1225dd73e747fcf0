// Notices over HTTP: written by an admin, found and read by everybody in their original language.
import type { NoticeView } from "@sb/contracts/notice/wire.ts";
import { beforeAll, expect, test } from "vitest";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ADMIN = "notices@example.com";
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN } });
const GONE = { status: 404, body: { code: "NOT_FOUND" } };

let admin: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
});

const korean = { optionType: "MAINTENANCE", title: "서버 점검 안내", content: "일요일 **02시**부터 점검합니다." };
const german = { optionType: "UPDATE", title: "Neue Ketten", content: "Ab heute: TON, Überweisungen inklusive." };

type Seq = { seq: number };
const write = async (notice: object) => {
  const answer = await admin.call<Seq>("POST", "admin/notice", notice);
  expect(answer.status).toBe(201);
  return { seq: answer.body.seq, see: seeing(answer) };
};
const titles = (list: { items: readonly { title: string }[] }) => list.items.map(({ title }) => title);

test("only admins see a draft; published, everybody finds and reads it; deleted, it is gone", async () => {
  const { seq, see } = await write(korean);
  expect(await server.visitor("GET", `support/notice/${seq}`, undefined, see)).toMatchObject(GONE);
  expect(titles(await get(server.visitor, "GET support/notice", { headers: see }))).not.toContain(korean.title);
  expect(await get(admin.call, "GET admin/notice/{seq}", { params: { seq }, headers: see })).toMatchObject({
    ...korean,
    status: "DRAFT",
  });

  const published = await admin.call("POST", "admin/notice/publish", { seq });
  expect(published.status).toBe(204);
  const headers = seeing(published);
  const query = { searchKeyword: "점검" };
  const found = await get(server.visitor, "GET support/notice", { query, headers });
  expect(found.items).toMatchObject([{ seq, title: korean.title, highlights: { title: [[3, 5]] } }]);
  expect(found.items[0]).not.toHaveProperty("content");
  const view = await get(server.visitor, "GET support/notice/{seq}", { params: { seq }, headers });
  expect(view).toMatchObject(korean);

  const deleted = await admin.call("POST", "admin/notice/delete", { seq, reason: "It was a test." });
  expect(await server.visitor("GET", `support/notice/${seq}`, undefined, seeing(deleted))).toMatchObject(GONE);
  expect((await get(server.visitor, "GET support/notice", { query, headers: seeing(deleted) })).items).toEqual([]);
});

test("a change can be found by its new words at once", async () => {
  const { seq, see } = await write({ ...german, publish: true });
  const before = await get(server.visitor, "GET support/notice", {
    query: { searchKeyword: "uberweisungen" },
    headers: see,
  });
  expect(titles(before)).toEqual([german.title]);
  const changed = { ...german, title: "Kettenausfall", content: "TON steht still." };
  const answer = await admin.call<Seq>("POST", "admin/notice/modify", { seq, revision: 1, ...changed });
  expect(answer).toMatchObject({ status: 200, body: { seq } });
  const headers = seeing(answer);
  const after = await get<"GET support/notice/{seq}">(server.visitor, "GET support/notice/{seq}", {
    params: { seq },
    headers,
  });
  expect(after satisfies NoticeView).toMatchObject({ ...changed, modifiedAt: expect.any(String) });
  const old = await get(server.visitor, "GET support/notice", { query: { searchKeyword: "uberweisungen" }, headers });
  expect(old.items).toEqual([]);
});

test("the list is filtered by type", async () => {
  await write({ optionType: "EVENT", title: "설명회", content: "…", publish: true });
  const { see } = await write({ optionType: "NOTICE", title: "Feiertage", content: "…", publish: true });
  const asked = { query: { optionType: "EVENT" }, headers: see };
  expect(titles(await get(server.visitor, "GET support/notice", asked))).toEqual(["설명회"]);
  const all = await get(server.visitor, "GET support/notice", { headers: see });
  expect(titles(all).slice(0, 2)).toEqual(["Feiertage", "설명회"]);
});

test("the same key creates one notice; missing or too long texts are refused", async () => {
  const headers = { "idempotency-key": "notice-once" };
  const first = await admin.call<Seq>("POST", "admin/notice", german, headers);
  const again = await admin.call<Seq>("POST", "admin/notice", german, headers);
  expect(again).toMatchObject({ status: 201, body: first.body });
  const other = await admin.call("POST", "admin/notice", korean, headers);
  expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  const long = await admin.call("POST", "admin/notice", { ...german, content: "x".repeat(20_001) });
  expect(long).toMatchObject({ status: 422, body: { code: "TEXT_TOO_LONG", fields: [{ path: "content" }] } });
  const blank = await admin.call("POST", "admin/notice", { ...german, title: "  " });
  expect(blank).toMatchObject({ status: 416, body: { fields: [{ path: "title" }] } });
});
