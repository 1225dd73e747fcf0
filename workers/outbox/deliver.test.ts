import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { defineJob } from "@sb/contracts/job.ts";
import type { JobRun } from "@sb/platform/jobs/port.ts";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod";
import { runOf } from "../runtime/testing.ts";
import { createPutOffLock } from "./bulkhead.ts";
import { type Attempt, deliveryHandler, type Message, testHandler } from "./deliver.ts";

const Send = defineJob("told-send", z.object({ eventId: z.string() }));
const SECRET = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const WAITS = [1_000, 60_000];

let server: Server;
let statuses: number[] = [];
let retryAfter: string | undefined;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.headers["webhook-id"]));
    response.writeHead(statuses.shift() ?? 204, { ...(retryAfter && { "retry-after": retryAfter }) }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  [statuses, retryAfter, asked.length] = [[], undefined, 0];
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const webhook = () => ({ url: `${origin()}/hook`, secrets: [SECRET] });
const depsOf = () => ({
  webhookNetwork: { exceptOrigin: origin() },
  webhookRetriesMs: WAITS,
  clock: () => "2026-11-27T00:00:00.000Z",
});

/** A receiver with three messages outstanding. */
function open(more: Partial<Message> = {}) {
  const recorded: (string | undefined)[] = [];
  const gone = vi.fn().mockResolvedValue(undefined);
  const messageOf = (messageId: string): Message => ({
    ...{ receiver: "bureau", messageId, webhook: webhook(), body: () => "{}", gone },
    record: async (attempt) =>
      void recorded.push(attempt ? `${attempt.code ?? "TAKEN"}${attempt.givenUp ? ", given up" : ""}` : "INBOX"),
    ...more,
  });
  const handler = deliveryHandler(depsOf(), {
    job: Send,
    inOrder: (_, task) => task(),
    async *outstanding() {
      for (const id of ["msg_1", "msg_2", "msg_3"]) yield messageOf(id);
    },
  });
  const run = (of: Partial<JobRun> = {}) => handler.handle({ ...runOf(Send.kind, { eventId: "e" }), ...of });
  return { recorded, gone, handler, run };
}

test("messages are called in order, and each outcome is recorded", async () => {
  const { run, recorded } = open();
  await run();
  expect(asked).toEqual(["msg_1", "msg_2", "msg_3"]);
  expect(recorded).toEqual(["TAKEN", "TAKEN", "TAKEN"]);
});

test("the first that is not taken stops the later ones, and is tried again", async () => {
  statuses = [204, 503];
  const { run, recorded, gone } = open();
  await expect(run()).rejects.toMatchObject({ code: "STATUS" });
  expect(asked).toEqual(["msg_1", "msg_2"]);
  expect(recorded).toEqual(["TAKEN", "STATUS"]);
  expect(gone).not.toHaveBeenCalled();
});

test("there is a try more than waits, and each wait is up to a tenth longer", () => {
  const { tries, backOff } = open().handler;
  expect(tries).toBe(3);
  for (const [at, wait] of WAITS.entries()) {
    expect(backOff(at + 1)).toBeGreaterThanOrEqual(wait);
    expect(backOff(at + 1)).toBeLessThanOrEqual(wait * 1.1);
  }
});

test("a receiver without a webhook is not called: it finds its messages in its inbox", async () => {
  const { run, recorded } = open({ webhook: undefined });
  await run();
  expect(recorded).toEqual(["INBOX", "INBOX", "INBOX"]);
  expect(asked).toEqual([]);
});

test("410 stops the webhook: it is told nothing more, and nothing is tried again", async () => {
  statuses = [410];
  const { run, recorded, gone } = open();
  await run();
  expect(recorded).toEqual(["GONE"]);
  expect(gone).toHaveBeenCalledOnce();
  expect(asked).toEqual(["msg_1"]);
});

test("after the last try a person's webhook is stopped, and an agency's job is parked", async () => {
  const failing = vi.fn().mockResolvedValue(undefined);
  statuses = [500, 500, 500];
  const before = open({ failing });
  await expect(before.run({ failures: 1 })).rejects.toMatchObject({ code: "STATUS" });
  expect([before.recorded, failing.mock.calls]).toEqual([["STATUS"], []]);
  await open({ failing }).run({ failures: 2 });
  expect(failing).toHaveBeenCalledOnce();
  const { run, recorded } = open();
  await expect(run({ failures: 2 })).rejects.toMatchObject({ code: "STATUS" });
  expect(recorded).toEqual(["STATUS, given up"]);
});

test("a receiver that asks for time gets it: the next try is put off until then, without being lost", async () => {
  [statuses, retryAfter] = [[503], "120"];
  const report = vi.fn<JobRun["report"]>().mockResolvedValue(undefined);
  const { run } = open();
  await expect(run({ report })).rejects.toMatchObject({ code: "STATUS" });
  const [progress] = report.mock.calls[0] ?? [];
  asked.length = 0;
  await expect(run({ progress })).rejects.toMatchObject({ code: "PUT_OFF", reason: "RETRY_AFTER" });
  expect(asked).toEqual([]);
});

test("it is asked again once the time is over, and at once where it asked for none or the clock was put back", async () => {
  statuses = [503];
  const report = vi.fn<JobRun["report"]>().mockResolvedValue(undefined);
  const { run } = open();
  await expect(run({ progress: { notBefore: Date.now() - 1 }, report })).rejects.toMatchObject({ code: "STATUS" });
  expect(report).not.toHaveBeenCalled();
  await run({ progress: { notBefore: Date.now() + 2 * 86_400_000 } });
  await run({ progress: { sent: 3 } });
  expect(asked).toHaveLength(7);
});

test("one job at a time: what comes meanwhile is put off, and others are not", async () => {
  const lock = createPutOffLock(5_000);
  const release = Promise.withResolvers<void>();
  const first = lock("mina", () => release.promise);
  await expect(lock("mina", async () => {})).rejects.toMatchObject({ code: "PUT_OFF", waitMs: 5_000 });
  expect(await lock("jun", async () => "told")).toBe("told");
  release.resolve();
  await first;
  expect(await lock("mina", async () => "told")).toBe("told");
});

test("a test is sent once, and its outcome is recorded, whatever it is", async () => {
  statuses = [418];
  const attempts: Attempt[] = [];
  const find = async () => ({ messageId: "msg_test", webhook: webhook(), tlp: "CLEAR" as const });
  const record = async (_: unknown, attempt: Attempt) => void attempts.push(attempt);
  await testHandler(depsOf(), { job: Send, find, record }).handle(runOf(Send.kind, { eventId: "e" }));
  expect(attempts).toEqual([
    { call: { messageId: "msg_test", tookMs: expect.any(Number), httpStatus: 418 }, code: "STATUS" },
  ]);
  await testHandler(depsOf(), { job: Send, find: async () => undefined, record }).handle(
    runOf(Send.kind, { eventId: "e" }),
  );
  expect(asked).toEqual(["msg_test"]);
});
