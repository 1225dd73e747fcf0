import type { JobRun } from "@sb/platform/jobs/port.ts";
import { expect, test, vi } from "vitest";
import { heedingReceiver, WebhookFailed } from "./webhook-failed.ts";

const runOf = (progress: unknown) => {
  const report = vi.fn<JobRun["report"]>().mockResolvedValue(undefined);
  const run: JobRun = {
    ...{ kind: "webhook-send", id: "a", payload: {}, failures: 1, runAt: 0, progress, report },
    signal: new AbortController().signal,
  };
  return { run, report };
};
const failing = (waitMs?: number) => async () => {
  throw new WebhookFailed("STATUS", waitMs);
};

test("a receiver that asks for time gets it: the next try is put off until then, without being lost", async () => {
  const first = runOf(undefined);
  await expect(heedingReceiver(first.run, failing(120_000))).rejects.toMatchObject({ code: "STATUS" });
  const [progress] = first.report.mock.calls[0] ?? [];
  const handle = vi.fn();
  await expect(heedingReceiver(runOf(progress).run, handle)).rejects.toMatchObject({ code: "PUT_OFF" });
  expect(handle).not.toHaveBeenCalled();
});

test("it is asked again once the time is over, and at once where it asked for none or the clock was put back", async () => {
  const { run, report } = runOf({ notBefore: Date.now() - 1 });
  await expect(heedingReceiver(run, failing())).rejects.toMatchObject({ code: "STATUS" });
  expect(report).not.toHaveBeenCalled();
  const handle = vi.fn().mockResolvedValue(undefined);
  await heedingReceiver(runOf({ notBefore: Date.now() + 2 * 86_400_000 }).run, handle);
  await heedingReceiver(runOf({ sent: 3 }).run, handle);
  expect(handle).toHaveBeenCalledTimes(2);
});
