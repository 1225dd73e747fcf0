import { inquiryFileKey } from "@sb/contracts/inquiry/model.ts";
import type { NewJob } from "@sb/platform/jobs/port.ts";
import { expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { inquiryFilesHandler, inquiryFilesSubscription } from "./files.ts";

const of = { seq: 5, userId: "u-1" };

async function jobsOf(type: string, data: object): Promise<readonly NewJob[]> {
  const jobs: NewJob[] = [];
  const { deliver } = inquiryFilesSubscription({ enqueue: async (made) => void jobs.push(...made) });
  const meta = { eventId: "e-1", correlationId: "c", actor: "u-1", at: "2026-01-01T00:00:00.000Z" };
  await deliver({ stream: "inquiry-5", revision: 1, type, version: 1, data, meta });
  return jobs;
}

test("a change deletes what it dropped, a deletion all", async () => {
  const dropped = await jobsOf("InquiryModified", { ...of, removedFiles: ["5-a"] });
  expect(dropped).toMatchObject([{ payload: { seq: 5, fileIds: ["5-a"] } }]);
  expect(await jobsOf("InquiryModified", { ...of, removedFiles: [] })).toEqual([]);
  expect(await jobsOf("InquiryDeleted", { ...of, because: "PERSON" })).toMatchObject([{ payload: { seq: 5 } }]);
});

test.each([
  [{ seq: 5, fileIds: ["5-a"] }, ["5-b"]],
  [{ seq: 5 }, []],
])("the job %j leaves %j of the inquiry, and other inquiries alone", async (payload, left) => {
  const stored = new Set(["5-a", "5-b"].map((id) => inquiryFileKey(5, id)).concat(inquiryFileKey(55, "55-a")));
  const handler = inquiryFilesHandler({
    delete: async (key) => void stored.delete(key),
    list: async function* (prefix) {
      yield* [...stored].filter((key) => key.startsWith(prefix));
    },
  });
  await handler.handle(runOf(handler.kind, payload));
  await handler.handle(runOf(handler.kind, payload));
  expect([...stored]).toEqual([...left.map((id) => inquiryFileKey(5, id)), inquiryFileKey(55, "55-a")]);
});
