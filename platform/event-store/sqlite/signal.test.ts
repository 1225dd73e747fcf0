import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signalFileOf, watchSignal } from "./signal.ts";

let folder: string;
let file: string;

// A stopped clock, so that the regular check can't replace the signal.
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

it("fires when the file is written to", async () => {
  const { promise: beaten, resolve: beat } = Promise.withResolvers<void>();
  const signal = watchSignal(file, beat);
  writeFileSync(file, "x");
  await beaten;
  signal.stop();
});

it("checks regularly for a missed signal, until stopped", () => {
  const beat = vi.fn();
  const signal = watchSignal(file, beat);
  vi.advanceTimersByTime(1_000);
  expect(beat).toHaveBeenCalled();
  signal.stop();
  const beats = beat.mock.calls.length;
  vi.advanceTimersByTime(5_000);
  expect(beat).toHaveBeenCalledTimes(beats);
});
