// Moderation over HTTP: people flag comments, admins hide them or leave them up, each with a reason.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/person.ts";
import { get } from "../../test/typed-get.ts";
import { useServer } from "../../test/use-server.ts";

const ADMIN = "boss@example.com";
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN } });
let admin: Person;
let writer: Person;
let others: readonly Person[];
let dclrSeq: number;

beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
  writer = await signIn(server.url, "writer@example.com", "Writer");
  others = [await signIn(server.url, "one@example.com", "One"), await signIn(server.url, "two@example.com", "Two")];
  dclrSeq = (await writer.call<{ dclrSeq: number }>("POST", "report", declaration())).body.dclrSeq;
});

const comment = async (content: string) =>
  (await writer.call<{ commentSeq: number }>("POST", "report/comment", { dclrSeq, content })).body.commentSeq;
const flag = (by: Person | undefined, commentSeq: number, reason = "FRAUD") =>
  (by as Person).call("POST", "report/comment/flag", { commentSeq, reason });
const judge = (what: "hide" | "restore", commentSeq: number, reason: string, key: string = randomUUID()) =>
  admin.call("POST", `admin/comment/${what}`, { commentSeq, reason }, { "idempotency-key": key });
const queue = async (status: "FLAGGED" | "HIDDEN", after: Answer) =>
  (await get(admin.call, "GET admin/comment", { query: { status }, headers: seeing(after) })).items;
const shown = async (commentSeq: number, after: Answer) => {
  const query = { dclrSeq, "pagination.size": 100 };
  const { items } = await get(server.visitor, "GET report/history/comment", { query, headers: seeing(after) });
  return items.find((item) => item.commentSeq === commentSeq);
};

test("flags of different people add up, those of one person don't", async () => {
  const commentSeq = await comment("Flag me");
  await flag(others[0], commentSeq);
  await flag(others[0], commentSeq, "ABUSE");
  const last = await flag(others[1], commentSeq);
  expect(last.status).toBe(204);
  expect(await queue("FLAGGED", last)).toMatchObject([
    {
      commentSeq,
      content: "Flag me",
      nick: "Writer",
      target: { kind: "REPORT", seq: dclrSeq },
      flags: [{ reason: "FRAUD", count: 2 }],
    },
  ]);
  expect(await flag(writer, commentSeq)).toMatchObject({ status: 422, body: { code: "OWN_COMMENT" } });
  expect(await flag(others[0], commentSeq, "BECAUSE")).toMatchObject({ status: 400 });
  await judge("restore", commentSeq, "Nothing wrong with it");
});

test("a hidden comment keeps its place without its text, and comes back", async () => {
  const commentSeq = await comment("Hide me");
  await flag(others[0], commentSeq, "ADVERTISING");
  const key = randomUUID();
  const hidden = await judge("hide", commentSeq, "Advertising", key);
  expect(await shown(commentSeq, hidden)).toMatchObject({ status: "HIDDEN" });
  expect(JSON.stringify(await shown(commentSeq, hidden))).not.toContain("Hide me");
  expect(await queue("FLAGGED", hidden)).toEqual([]);
  expect(await queue("HIDDEN", hidden)).toMatchObject([
    { commentSeq, content: "Hide me", hidden: { reason: "Advertising" } },
  ]);
  const restored = await judge("restore", commentSeq, "A mistake");
  expect(await shown(commentSeq, restored)).toMatchObject({ status: "SHOWN", content: "Hide me" });
  expect(await queue("HIDDEN", restored)).toEqual([]);
  // The first request again, late: it was carried out already.
  const late = await judge("hide", commentSeq, "Advertising", key);
  expect(late.status).toBe(204);
  expect(await shown(commentSeq, late)).toMatchObject({ status: "SHOWN" });
});

test("a flagged comment that is left up waits no more, and its writer may delete a hidden one", async () => {
  const commentSeq = await comment("Leave me");
  await flag(others[0], commentSeq);
  const left = await judge("restore", commentSeq, "It is fine");
  expect(await queue("FLAGGED", left)).toEqual([]);
  await judge("hide", commentSeq, "On second thought");
  const deleted = await writer.call("POST", "report/comment/delete", { commentSeq });
  expect(deleted.status).toBe(204);
  expect(await shown(commentSeq, deleted)).toMatchObject({ status: "DELETED" });
  expect(await queue("HIDDEN", deleted)).toEqual([]);
  expect(await judge("restore", commentSeq, "Gone")).toMatchObject({ status: 404 });
});

test("a reason is required", async () => {
  const commentSeq = await comment("Without a reason");
  expect(await judge("hide", commentSeq, " ")).toMatchObject({
    status: 416,
    body: { fields: [{ path: "reason", code: "REQUIRED_FIELD_MISSING" }] },
  });
});
