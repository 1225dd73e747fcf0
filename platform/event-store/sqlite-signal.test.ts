import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signalFileOf, watchSignal } from "./sqlite-signal.ts";

let folder: string;
let file: string;

// The clock stands still, so that the regular look can't stand in for the signal.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  folder = mkdtempSync(join(tmpdir(), "sb-signal-"));
  file = signalFileOf(join(folder, "events.db"));
  writeFileSync(file, "");
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it("beats when the file is written to", async () => {
  const { promise: beaten, resolve: beat } = Promise.withResolvers<void>();
  const signal = watchSignal(file, beat);
  writeFileSync(file, "x");
  await beaten;
  signal.stop();
});

it("looks once in a while for a signal that was never given, until stopped", () => {
  const beat = vi.fn();
  const signal = watchSignal(file, beat);
  vi.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalled();
  signal.stop();
  const beats = beat.mock.calls.length;
  vi.advanceTimersByTime(5_000);
  expect(beat).toHaveBeenCalledTimes(beats);
});
