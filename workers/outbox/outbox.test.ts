import { defineEvent, type EventFrom } from "@sb/contracts/events.ts";
import { defineJob } from "@sb/contracts/job.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { beforeEach, expect, test } from "vitest";
import * as z from "zod";
import { jobOf } from "../runtime/define-handler.ts";
import { runOf } from "../runtime/testing.ts";
import { defineOutbox, entitledHandler } from "./outbox.ts";

const Filed = defineEvent("Filed", { version: 1, data: z.object({ seq: z.int(), open: z.boolean() }) });
const Share = defineJob("filed-share", z.object({ seq: z.int() }));
const Send = defineJob("filed-send", z.object({ receiver: z.int() }));

const batches: (readonly NewJob[])[] = [];
const jobs = { enqueue: async (made: readonly NewJob[]) => void batches.push(made) };
beforeEach(() => {
  batches.length = 0;
});

const meta = { eventId: "e-1", correlationId: "c", actor: "u", at: "2026-11-27T00:00:00.000Z" };
const stored = (data: EventFrom<typeof Filed>["data"]) =>
  ({ stream: "filed-1", revision: 0, position: "1", type: "Filed", version: 1, data, meta }) as const;

test("an event makes the same jobs each time it is delivered, and none where it is for nobody", async () => {
  const outbox = defineOutbox({
    jobs,
    group: "filed-shares",
    handles: [Filed],
    jobsOf: ({ data: { seq, open }, meta: { eventId } }) => (open ? [jobOf(Share, eventId, { seq })] : []),
  });
  for (const open of [true, false, true]) await outbox.deliver(stored({ seq: 7, open }));
  const share = { kind: "filed-share", id: "e-1", payload: { seq: 7 } };
  expect(batches).toEqual([[share], [share]]);
});

test("events that come at once make their jobs at once", async () => {
  const outbox = defineOutbox({
    ...{ jobs, group: "filed-shares", handles: [Filed] },
    jobsOf: ({ data: { seq, open } }) => (open ? [jobOf(Share, `e-${seq}`, { seq })] : []),
  });
  await outbox.deliverAll?.([1, 2, 3].map((seq) => stored({ seq, open: seq !== 2 })));
  await outbox.deliverAll?.([4, 5].map((seq) => stored({ seq, open: false })));
  expect(batches.map((made) => made.map(({ id }) => id))).toEqual([["e-1", "e-3"]]);
});

test("each receiver that is entitled has a job, however many they are", async () => {
  const handler = entitledHandler({
    ...{ jobs, job: Share, concurrency: 1 },
    async *entitled({ seq }) {
      for (let receiver = 1; receiver <= seq; receiver += 1) yield jobOf(Send, `${receiver}-e`, { receiver });
    },
  });
  await handler.handle(runOf(Share.kind, { seq: 250 }));
  expect(new Set(batches.flat().map(({ id }) => id)).size).toBe(250);
  expect(batches.length).toBeLessThan(250);
  batches.length = 0;
  await handler.handle(runOf(Share.kind, { seq: 0 }));
  expect(batches).toEqual([]);
  await expect(handler.handle(runOf(Share.kind, { seq: 3 }, AbortSignal.abort()))).rejects.toThrow();
});
