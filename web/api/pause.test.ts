import { expect, test, vi } from "vitest";
import { pause } from "./pause.ts";

test("ends when its time is up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const ended = vi.fn();
    const paused = pause(150, new AbortController().signal).then(ended);
    await vi.advanceTimersByTimeAsync(149);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await paused;
    expect(ended).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test("is given up with its signal", async () => {
  const controller = new AbortController();
  const paused = pause(60_000, controller.signal);
  controller.abort(new Error("typed on"));
  await expect(paused).rejects.toThrow("typed on");
});

test("does not begin where the signal is given up already", async () => {
  await expect(pause(60_000, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
});
