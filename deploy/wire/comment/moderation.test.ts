// Moderation over HTTP: people flag comments, admins hide them or leave them up, each with a reason. What was refused is told.
import { randomUUID } from "node:crypto";
import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";
import { found, opened, word } from "../../test/stored/what-is-left.ts";

const ADMIN = STAFF.admin;
const server = shareServer();
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
const queue = async (status: "FLAGGED" | "HIDDEN" | "REFUSED", after: Answer) =>
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

/** Tries to write it; the next comment's answer comes after what moderators are told. */
const tryOn = async (by: Person, content: string, key: string = randomUUID()) =>
  by.call("POST", "report/comment", { dclrSeq, content }, { "idempotency-key": key });
const waiting = async (after: Answer) =>
  (await get(admin.call, "GET admin/waiting", { headers: seeing(after) })).items.find(
    ({ queue }) => queue === "REFUSED_COMMENTS",
  );
const said = (by: Person) => by.call("POST", "report/comment", { dclrSeq, content: "I sent money there too." });

test("a refused offer is told to moderators once, is seen by nobody else, and leaves the list when they looked at it", async () => {
  const scammer = await signIn(server.url, "scammer@example.com", "Scammer");
  const offer = "텔레그램 @coinback_kr 로 오세요";
  const key = randomUUID();
  for (const _ of [1, 2])
    expect(await tryOn(scammer, offer, key)).toMatchObject({ status: 422, body: { code: "CONTACT_OFFERED" } });
  const staff = await tryOn(scammer, "안녕하세요, 세이퍼블록 운영팀입니다.");
  expect(staff).toMatchObject({ status: 422, body: { code: "STAFF_CLAIMED" } });
  const after = await said(scammer);
  const place = { status: "REFUSED", userId: scammer.id, nick: "Scammer", target: { kind: "REPORT", seq: dclrSeq } };
  const told = await queue("REFUSED", after);
  expect(told).toMatchObject([
    { ...place, attempt: 2, reason: "STAFF_CLAIMED", content: "안녕하세요, 세이퍼블록 운영팀입니다." },
    { ...place, attempt: 1, reason: "CONTACT_OFFERED", content: offer },
  ]);
  expect(await waiting(after)).toMatchObject({
    count: 2,
    oldestAt: told[1]?.status === "REFUSED" && told[1].refusedAt,
  });
  for (const path of [
    `report/history/comment?dclrSeq=${dclrSeq}`,
    `report/history/${dclrSeq}`,
    "report/export?format=stix",
    "report/feed.atom",
  ]) {
    const { status, body } = await server.visitor("GET", path, undefined, seeing(after));
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain("coinback_kr");
  }

  const see = (attempt: number, by = admin) =>
    by.call("POST", "admin/comment/refused/seen", { userId: scammer.id, attempt });
  expect(await see(1, scammer)).toMatchObject({ status: 403 });
  expect(await see(9)).toMatchObject({ status: 404 });
  const seen = await see(1);
  expect(seen.status).toBe(204);
  expect(await see(1)).toMatchObject({ status: 204 });
  expect(await queue("REFUSED", seen)).toMatchObject([{ attempt: 2 }]);
  expect(await waiting(seen)).toMatchObject({ count: 1 });
  const audit = await get(admin.call, "GET admin/audit", { query: { subject: "comment" }, headers: seeing(seen) });
  expect(audit.items[0]).toMatchObject({ act: "RefusedCommentClosed", target: `${scammer.id}~1`, actor: admin.id });
});

test("of what was looked at, and of who left, nothing is in the data folder, nor opened with the master key", async () => {
  using dir = temporaryDir();
  await using own = await startServer({ dataDir: dir.path, env: { SB_ADMIN_EMAILS: ADMIN } });
  const [boss, looked, leaver, waits] = await Promise.all(
    [ADMIN, "looked@example.com", "leaver@example.com", "waits@example.com"].map((email, i) =>
      signIn(own.url, email, `Person${i}`),
    ),
  );
  if (!boss || !looked || !leaver || !waits) throw new Error("somebody is missing");
  const filed = await boss.call<{ dclrSeq: number }>("POST", "report", declaration());
  const offer = async (by: Person) => {
    const name = word();
    const content = `Write to me on Telegram: @${name}`;
    expect((await by.call("POST", "report/comment", { dclrSeq: filed.body.dclrSeq, content })).status).toBe(422);
    return name;
  };
  const [seen, left, kept] = [await offer(looked), await offer(leaver), await offer(waits)];
  const names = async () => {
    const { items } = await get(boss.call, "GET admin/comment", { query: { status: "REFUSED" } });
    return items.map((item) => item.content.split("@")[1]);
  };
  await expect.poll(names).toEqual([kept, left, seen]);
  const mark = { userId: looked.id, attempt: 1 };
  expect((await boss.call("POST", "admin/comment/refused/seen", mark)).status).toBe(204);
  expect((await leaver.call("POST", "user/delete")).status).toBe(204);
  await expect.poll(names, { timeout: 60_000 }).toEqual([kept]);
  // Redis writes its log anew some time after it was told to forget.
  await expect.poll(() => found(dir.path, [seen, left]), { timeout: 60_000, interval: 250 }).toEqual([]);
  await own.stop();

  expect(await found(dir.path, [seen, left])).toEqual([]);
  const readable = await opened(dir.path);
  expect([seen, left, kept].filter((each) => readable.includes(each))).toEqual([kept]);
}, 120_000);

test("a flood is refused as ever, and fills neither the log nor the list", async () => {
  const flooder = await signIn(server.url, "flooder@example.com", "Flooder");
  for (let i = 0; i < COMMENT_LIMITS.refusedADay + 3; i += 1)
    expect(await tryOn(flooder, `텔레그램 @coinback_kr${i} 로 오세요`)).toMatchObject({ status: 422 });
  const theirs = (await queue("REFUSED", await said(flooder))).filter(
    (item) => "userId" in item && item.userId === flooder.id,
  );
  expect(theirs).toHaveLength(COMMENT_LIMITS.refusedADay);
});
