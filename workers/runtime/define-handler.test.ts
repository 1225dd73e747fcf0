import { defineJob } from "@sb/contracts/job.ts";
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

test("a job is not made with a payload that does not fit", () => {
  expect(jobOf(Greeting, "g-1", { to: "you" })).toEqual({ kind: "greeting", id: "g-1", payload: { to: "you" } });
  expect(() => jobOf(Greeting, "g-1", { to: "somebody else" })).toThrow();
});
