// Acts of admins on the running service, over HTTP: jobs, consumer groups, projections; and their audit.
import { NOTICE_MODEL } from "@sb/contracts/notice/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { quiet, whenIn } from "@sb/platform/jobs/testing/testing.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PARTS } from "../../standalone/parts.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Answer, type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { urlsOf } from "../../test/profile/profile.ts";
import { type InProcess, startWith } from "../../test/servers/in-process.ts";
import { temporaryDir } from "../../test/servers/server.ts";

const resources = new AsyncDisposableStack();
const dir = resources.use(temporaryDir());
const mail = (name: string) => `${name}@example.com`;
let server: InProcess;
let jobs: Jobs;
let admin: Person;
let moderator: Person;
let user: Person;

/** The comments' eraser fails for good where one was deleted. */
const createFollowUps: (typeof PARTS)["createFollowUps"] = (deps) =>
  PARTS.createFollowUps(deps).map((each) => (each.group === "comment-eraser" ? failing(each) : each));

const failing = (eraser: Subscription): Subscription => ({
  ...eraser,
  deliver: async (event) => {
    if (event.type === "CommentDeleted") throw new Error("never");
    await eraser.deliver(event);
  },
});

beforeAll(async () => {
  const settings = { SB_ADMIN_EMAILS: mail("boss"), SB_MODERATOR_EMAILS: mail("mo") };
  server = resources.use(await startWith(dir.path, { createFollowUps }, settings));
  jobs = resources.adopt(await openJobs(urlsOf(dir.path).jobs, dir.path, { log: quiet }), (open) => open.close());
  admin = await signIn(server.url, mail("boss"), "Boss");
  moderator = await signIn(server.url, mail("mo"), "Mo");
  user = await signIn(server.url, mail("user"), "User");
});
afterAll(() => resources.disposeAsync());

const KIND = "report-preview";

async function park(id: string): Promise<void> {
  await jobs.enqueue([{ kind: KIND, id, payload: { unknown: id } }]);
  await whenIn(jobs, "parked", { kind: KIND, id });
}

const acts = async (query: Readonly<Record<string, string>>, after: Answer) =>
  (await get(admin.call, "GET admin/audit", { query, headers: seeing(after) })).items;

test("a parked job is seen with its reason, replayed, and dropped with a reason that the audit has", async () => {
  await park("job-1");
  const { items } = await get(admin.call, "GET admin/job/count");
  expect(items.find(({ kind }) => kind === KIND)).toMatchObject({ parked: 1 });
  const list = await get(admin.call, "GET admin/job", { query: { kind: KIND } });
  expect(list).toMatchObject({ items: [{ id: "job-1", state: "PARKED", code: "PAYLOAD_INVALID" }] });
  const job = await get(admin.call, "GET admin/job/{kind}/{id}", { params: { kind: KIND, id: "job-1" } });
  expect(job).toMatchObject({ payload: '{"unknown":"job-1"}', history: [{ what: "made" }, {}, { what: "parked" }] });

  const replayed = await admin.call("POST", "admin/job/replay", { kind: KIND, id: "job-1" });
  expect(replayed).toMatchObject({ status: 200, body: { replayed: 1 } });
  await whenIn(jobs, "parked", { kind: KIND, id: "job-1" });
  const dropping = { kind: KIND, id: "job-1" };
  expect(await admin.call("POST", "admin/job/drop", dropping)).toMatchObject({ status: 416 });
  const dropped = await admin.call("POST", "admin/job/drop", { ...dropping, reason: "It never was one." });
  expect(dropped.status).toBe(204);
  expect(await jobs.find(dropping)).toBeUndefined();
  expect(await admin.call("POST", "admin/job/replay", dropping)).toMatchObject({ status: 404 });

  expect(await acts({ subject: "operation" }, dropped)).toMatchObject([
    { act: "JobDropped", actor: admin.id, nick: "Boss", reason: "It never was one." },
    { act: "JobReplayed", actor: admin.id },
  ]);
});

test("all parked jobs of a kind run again at once", async () => {
  await park("job-2");
  await park("job-3");
  const { body } = await admin.call("POST", "admin/job/replay", { kind: KIND });
  expect(body).toEqual({ replayed: 2 });
});

test("an event that holds its stream back is skipped with a reason", async () => {
  const filed = await user.call<{ dclrSeq: number }>("POST", "report", declaration());
  const said = { dclrSeq: filed.body.dclrSeq, content: "So did I." };
  const { commentSeq } = (await user.call<{ commentSeq: number }>("POST", "report/comment", said)).body;
  await user.call("POST", "report/comment/delete", { commentSeq });
  const heldNow = async () => (await get(admin.call, "GET admin/consumer-group")).held;
  await expect.poll(heldNow).toMatchObject([{ group: "comment-eraser", stream: `comment-${commentSeq}` }]);
  const [held] = await heldNow();
  const waiting = await get(admin.call, "GET admin/waiting");
  expect(waiting.items.find(({ queue }) => queue === "HELD_STREAMS")).toMatchObject({ count: 1 });
  const skip = { group: "comment-eraser", eventId: held?.eventId };
  expect(await admin.call("POST", "admin/consumer-group/skip", skip)).toMatchObject({ status: 416 });
  const skipped = await admin.call("POST", "admin/consumer-group/skip", { ...skip, reason: "Erased by hand." });
  expect(skipped.status).toBe(204);
  await expect.poll(heldNow, { timeout: 40_000 }).toEqual([]);
  expect(await acts({ act: "DeliverySkipOrdered" }, skipped)).toMatchObject([{ reason: "Erased by hand." }]);
}, 60_000);

test("a read model is built anew and takes the live one's place", async () => {
  const written = { optionType: "NOTICE", title: "Rebuilt", content: "All", publish: true };
  await admin.call("POST", "admin/notice", written);
  const ordered = await admin.call("POST", "admin/projection/rebuild", { projection: NOTICE_MODEL });
  expect(ordered.status).toBe(204);
  const rebuild = async () => {
    const { items } = await get(admin.call, "GET admin/projection", { headers: seeing(ordered) });
    return items.find(({ projection }) => projection === NOTICE_MODEL);
  };
  await expect
    .poll(rebuild, { timeout: 20_000 })
    .toMatchObject({ state: "live", rebuild: { outcome: "PROMOTED", nick: "Boss" } });
  const { body } = await request<{ items: unknown[] }>(server.url, "GET", "support/notice");
  expect(body.items).toMatchObject([{ title: "Rebuilt" }]);
  expect(await admin.call("POST", "admin/projection/rebuild", { projection: "none@1" })).toMatchObject({ status: 404 });
});

test("the audit is filtered by actor, act and time, and exported", async () => {
  const signedIn = await get(admin.call, "GET admin/audit", { query: { actor: moderator.id } });
  expect(signedIn.items).toMatchObject([{ act: "RolesHeld", target: moderator.id, reason: "moderator" }]);
  const all = (await get(admin.call, "GET admin/audit")).items;
  const times = all.map(({ at }) => at);
  expect(times).toEqual([...times].sort().reverse());
  expect(all.map(({ actor }) => actor)).not.toContain(user.id);
  const third = all[2]?.at ?? "";
  const since = await get(admin.call, "GET admin/audit", { query: { from: third } });
  expect(since.items.map(({ eventId }) => eventId)).toEqual(all.slice(0, 3).map(({ eventId }) => eventId));
  const before = await get(admin.call, "GET admin/audit", { query: { to: third } });
  expect(before.items.map(({ eventId }) => eventId)).toEqual(all.slice(3).map(({ eventId }) => eventId));

  const headers = { authorization: `Bearer ${admin.accessToken}` };
  const exported = async (format: string) =>
    (await request<string>(server.url, "GET", `admin/audit/export?format=${format}`, undefined, headers)).body;
  const lines = (await exported("ndjson")).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).eventId)).toEqual(all.map(({ eventId }) => eventId).reverse());
  expect(await exported("csv")).toMatch(/^at,actor,nick,subject,act,target,reason,eventId\r\n20/);
});

test("moderators see what waits for them, and nothing of the service", async () => {
  const { items } = await get(moderator.call, "GET admin/waiting");
  expect(items.map(({ queue }) => queue).sort()).toEqual(["COMMENTS", "DISPUTES", "REFUSED_COMMENTS", "UNUSUAL"]);
  for (const path of ["admin/job/count", "admin/projection", "admin/audit"])
    expect(await moderator.call("GET", path)).toMatchObject({ status: 403, body: { code: "NO_MENU_ACCESS" } });
});

test("an admin says that back-ups are made, which the service can't see, and takes it back", async () => {
  const setup = async (after?: Answer) => {
    const { items } = await get(admin.call, "GET admin/setup", after && { headers: seeing(after) });
    return Object.fromEntries(items.map(({ step, ...rest }) => [step, rest]));
  };
  expect(await setup()).toMatchObject({
    ISSUER: { state: "MISSING" },
    STAFF: { state: "DONE", count: 2 },
    MAIL: { state: "MISSING" },
    BACKUP: { state: "UNKNOWN" },
  });
  const said = await admin.call("POST", "admin/setup/answer", { step: "BACKUP", answer: "DONE" });
  expect(said.status).toBe(204);
  expect(await setup(said)).toMatchObject({ BACKUP: { state: "SAID", said: { answer: "DONE", nick: "Boss" } } });
  expect(await admin.call("POST", "admin/setup/answer", { step: "BACKUP", answer: "LEFT" })).toMatchObject({
    status: 400,
  });
  const back = await admin.call("POST", "admin/setup/answer", { step: "BACKUP", answer: "OPEN" });
  expect((await setup(back)).BACKUP).toEqual({ state: "UNKNOWN" });
  expect(await acts({ act: "SetupAnswered" }, back)).toHaveLength(2);
});
