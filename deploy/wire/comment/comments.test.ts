// Comments and replies over HTTP: writing, reading, deleting, and what becomes of them with their report.
import { randomUUID } from "node:crypto";
import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
const NOT_FOUND = { status: 404, body: { code: "NOT_FOUND" } };
let owner: Person;
let writer: Person;
let other: Person;

beforeAll(async () => {
  owner = await signIn(server.url, "owner@example.com", "Owner");
  writer = await signIn(server.url, "writer@example.com", "Writer");
  other = await signIn(server.url, "other@example.com", "Other");
});

type Commented = { readonly commentSeq: number };
/** Each on an address of its own: a second one on the same would add to the first. */
const onAddress = () => ({ adrs: madeUpAddress(randomUUID()) });
const file = async (declare = onAddress()): Promise<number> =>
  (await owner.call<{ dclrSeq: number }>("POST", "report", declaration(declare))).body.dclrSeq;
const comment = (dclrSeq: number, content: string, by = writer, key: string = randomUUID()) =>
  by.call<Commented>("POST", "report/comment", { dclrSeq, content }, { "idempotency-key": key });
const reply = (dclrSeq: number, commentSeq: number, content: string, by = other) =>
  by.call<Commented>("POST", "report/reply", { dclrSeq, commentSeq, content }, { "idempotency-key": randomUUID() });
const listOf = (dclrSeq: number, after: Answer, ask = server.visitor, more: object = {}) =>
  get(ask, "GET report/history/comment", { query: { dclrSeq, ...more }, headers: seeing(after) });
const detailOf = (dclrSeq: number, after: Answer, ask = server.visitor) =>
  get(ask, "GET report/history/{dclrSeq}", { params: { dclrSeq }, headers: seeing(after) });

test("comments stand newest first, replies below them oldest first, and the report counts both", async () => {
  const dclrSeq = await file();
  const { body: first } = await comment(dclrSeq, "The first");
  await comment(dclrSeq, "The second", other);
  await reply(dclrSeq, first.commentSeq, "A reply");
  const last = await reply(dclrSeq, first.commentSeq, "Another reply", writer);
  const { items, pagination } = await listOf(dclrSeq, last, writer.call);
  expect(items).toMatchObject([
    { status: "SHOWN", content: "The second", nick: "Other", mine: false, replies: [], more: 0 },
    {
      commentSeq: first.commentSeq,
      content: "The first",
      nick: "Writer",
      mine: true,
      replies: [
        { content: "A reply", mine: false },
        { content: "Another reply", mine: true },
      ],
    },
  ]);
  expect(pagination.totalItems).toBe(2);
  expect(await detailOf(dclrSeq, last)).toMatchObject({ commentCount: 4 });
});

test("pages of comments, and of the replies that did not come along", async () => {
  const dclrSeq = await file();
  const { body: parent } = await comment(dclrSeq, "Comment 0");
  for (const n of [1, 2, 3]) await comment(dclrSeq, `Comment ${n}`);
  const many = COMMENT_LIMITS.repliesShown + 2;
  for (let n = 1; n < many; n += 1) await reply(dclrSeq, parent.commentSeq, `Reply ${n}`);
  const last = await reply(dclrSeq, parent.commentSeq, `Reply ${many}`);
  const page = (page: number) =>
    listOf(dclrSeq, last, server.visitor, { "pagination.page": page, "pagination.size": 3 });
  expect((await page(1)).items.map((item) => "content" in item && item.content)).toEqual(
    [3, 2, 1].map((n) => `Comment ${n}`),
  );
  const { items } = await page(2);
  expect(items).toMatchObject([{ content: "Comment 0", more: 2 }]);
  expect(items[0]?.replies).toHaveLength(COMMENT_LIMITS.repliesShown);
  const { commentSeq } = parent;
  const rest = await listOf(dclrSeq, last, server.visitor, { commentSeq, "pagination.page": 2, "pagination.size": 5 });
  expect(rest.items).toMatchObject([{ content: "Reply 6" }, { content: "Reply 7" }]);
  expect(rest.pagination.totalItems).toBe(many);
});

test("the same key comments once, also when both requests come at once", async () => {
  const dclrSeq = await file();
  const key = randomUUID();
  const both = await Promise.all([1, 2, 3].map(() => comment(dclrSeq, "Once", writer, key)));
  expect(new Set(both.map(({ body }) => body.commentSeq)).size).toBe(1);
  expect(await comment(dclrSeq, "Something else", writer, key)).toMatchObject({
    status: 422,
    body: { code: "IDEMPOTENCY_KEY_REUSED" },
  });
  const last = await comment(dclrSeq, "Last");
  expect((await listOf(dclrSeq, last)).pagination.totalItems).toBe(2);
});

test("a deleted comment keeps its place without its text, and its replies", async () => {
  const dclrSeq = await file();
  const { body } = await comment(dclrSeq, "Taken back");
  await reply(dclrSeq, body.commentSeq, "It stays");
  expect(await other.call("POST", "report/comment/delete", body)).toMatchObject(NOT_FOUND);
  expect((await writer.call("POST", "report/comment/delete", body)).status).toBe(204);
  const again = await writer.call("POST", "report/comment/delete", body);
  expect(again.status).toBe(204);
  const { items } = await listOf(dclrSeq, again);
  expect(items).toMatchObject([{ status: "DELETED", replies: [{ content: "It stays" }] }]);
  expect(JSON.stringify(items)).not.toContain("Taken back");
  expect(await detailOf(dclrSeq, again)).toMatchObject({ commentCount: 1 });
  expect(await reply(dclrSeq, body.commentSeq, "Too late")).toMatchObject({
    ...NOT_FOUND,
    body: { fields: [{ path: "commentSeq", code: "NOT_FOUND" }] },
  });
});

test("a reply goes to a comment on the same report, never to a reply", async () => {
  const [one, another] = [await file(), await file()];
  const { body } = await comment(one, "Here");
  const replied = await reply(one, body.commentSeq, "A reply");
  expect(await reply(another, body.commentSeq, "There")).toMatchObject(NOT_FOUND);
  expect(await reply(one, replied.body.commentSeq, "Deeper")).toMatchObject(NOT_FOUND);
  expect(await reply(one, 5, "Nowhere")).toMatchObject(NOT_FOUND);
});

test.each([
  ["", 416, "REQUIRED_FIELD_MISSING"],
  ["  \n ", 416, "REQUIRED_FIELD_MISSING"],
  ["a".repeat(LIMITS.commentContentChars + 1), 422, "TEXT_TOO_LONG"],
  ["Call me at 010-2345-6789", 422, "PERSONAL_INFORMATION"],
  ["Mine was abandon amount liar amount expire adjust cage candy arch gather drum buyer", 422, "PERSONAL_INFORMATION"],
  ["Write to me on Telegram @coinback", 422, "CONTACT_OFFERED"],
  ["피해금 전액 회수 가능합니다. 무료 상담 받아보세요.", 422, "RECOVERY_OFFERED"],
  ["W h a t s A p p me, I know a way", 422, "CONTACT_OFFERED"],
  ["Official Support Team: your refund is ready.", 422, "STAFF_CLAIMED"],
  ["two \u202esdrawkcab", 422, "TEXT_UNREADABLE"],
])("%j is refused at the content: %i %s", async (content, status, code) => {
  const dclrSeq = await file();
  expect(await comment(dclrSeq, content)).toMatchObject({
    status,
    body: { code, fields: [{ path: "content", code }] },
  });
});

test("comments are gone with their report: not served while it is private, there again once it is public", async () => {
  const declare = onAddress();
  const dclrSeq = await file(declare);
  const { body } = await comment(dclrSeq, "Still there");
  const modify = (open: "PUBLIC" | "PRIVATE") =>
    owner.call("POST", "report/history/modify", { ...declaration({ ...declare, open }), dclrSeq });
  const closed = await modify("PRIVATE");
  for (const ask of [server.visitor, owner.call, writer.call])
    expect(await ask("GET", `report/history/comment?dclrSeq=${dclrSeq}`, undefined, seeing(closed))).toMatchObject(
      NOT_FOUND,
    );
  expect(await comment(dclrSeq, "Nowhere")).toMatchObject(NOT_FOUND);
  const opened = await modify("PUBLIC");
  expect((await listOf(dclrSeq, opened)).items).toMatchObject([
    { commentSeq: body.commentSeq, content: "Still there" },
  ]);
  const deleted = await owner.call("POST", "report/history/delete", { dclrSeq });
  expect(
    await server.visitor("GET", `report/history/comment?dclrSeq=${dclrSeq}`, undefined, seeing(deleted)),
  ).toMatchObject(NOT_FOUND);
  expect((await writer.call("POST", "report/comment/delete", body)).status).toBe(204);
});

test("who leaves can neither see nor delete their comments, until they come back with the same account", async () => {
  const dclrSeq = await file();
  const leaver = await signIn(server.url, "leaver@example.com", "Leaver");
  const written = await comment(dclrSeq, "I stay here", leaver);
  await leaver.call("POST", "report/like", { dclrSeq, like: true });
  const left = await leaver.call("POST", "user/delete");
  expect((await listOf(dclrSeq, left)).items).toMatchObject([{ content: "I stay here", nick: "", mine: false }]);
  expect(await leaver.call("POST", "report/comment/delete", written.body)).toMatchObject({ status: 403 });
  const back = await signIn(server.url, "leaver@example.com", "Returned");
  const again = await comment(dclrSeq, "I am back", back);
  expect((await listOf(dclrSeq, again, back.call)).items).toMatchObject([
    { nick: "Returned", mine: true },
    { content: "I stay here", nick: "Returned", mine: true },
  ]);
  expect(await detailOf(dclrSeq, again, back.call)).toMatchObject({ liked: true, likeCount: 1 });
  expect((await back.call("POST", "report/comment/delete", written.body)).status).toBe(204);
});
