import { defineJob } from "@sb/contracts/job.ts";
import type { PutOff } from "@sb/platform/jobs/port.ts";
import { ServerAway } from "@sb/platform/server-away.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { defineHandler, jobOf } from "./define-handler.ts";
import { runOf } from "./testing.ts";

const Greeting = defineJob("greeting", z.object({ to: z.string().max(10) }));

test("a handler gets its payload, read by its schema", async () => {
  const greeted: string[] = [];
  const { handle, kind } = defineHandler({
    job: Greeting,
    concurrency: 1,
    handle: async ({ payload }) => void greeted.push(payload.to),
  });
  await handle(runOf(kind, { to: "you", more: 1 }));
  expect([kind, greeted]).toEqual(["greeting", ["you"]]);
});

test("a payload that can't be read is a permanent failure", async () => {
  const { handle, kind } = defineHandler({ job: Greeting, concurrency: 1, handle: async () => {} });
  await expect(handle(runOf(kind, { to: 1 }))).rejects.toMatchObject({ code: "PAYLOAD_INVALID", isPermanent: true });
});

test("while an engine is away the job is put off, however often; any other failure is a failed try", async () => {
  const failing = (error: Error) =>
    defineHandler({ job: Greeting, concurrency: 1, handle: () => Promise.reject(error) }).handle(
      runOf("greeting", { to: "you" }),
    );
  const putOff = await failing(new ServerAway("Redis")).catch((error: unknown) => error);
  expect(putOff).toMatchObject({ code: "PUT_OFF", reason: "SERVER_AWAY" });
  expect((putOff as PutOff).waitMs).toBeGreaterThanOrEqual(3_000);
  await expect(failing(new Error("broken"))).rejects.toThrow("broken");
});

test("a job is not made with a payload that does not fit", () => {
  expect(jobOf(Greeting, "g-1", { to: "you" })).toEqual({ kind: "greeting", id: "g-1", payload: { to: "you" } });
  expect(() => jobOf(Greeting, "g-1", { to: "somebody else" })).toThrow();
});
