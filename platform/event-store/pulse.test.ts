import { expect, it } from "vitest";
import { createPulse } from "./pulse.ts";

const never = () => new AbortController().signal;

it("does not lose a beat between the check and the wait", async () => {
  const pulse = createPulse();
  const seen = pulse.count();
  pulse.beat();
  await pulse.after(seen, never());
  expect(pulse.count()).toBe(1);
});

it("wakes every waiter", async () => {
  const pulse = createPulse();
  const waiters = [pulse.after(0, never()), pulse.after(0, never())];
  pulse.beat();
  await expect(Promise.all(waiters)).resolves.toHaveLength(2);
});

it("an abort ends the wait", async () => {
  const pulse = createPulse();
  const stop = new AbortController();
  const waiting = pulse.after(0, stop.signal);
  stop.abort();
  await expect(waiting).resolves.toBeUndefined();
});
