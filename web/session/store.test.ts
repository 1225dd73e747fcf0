import { afterEach, expect, test, vi } from "vitest";

const { reads, mark } = vi.hoisted(() => ({
  reads: vi.fn(async () => undefined),
  mark: { now: undefined as string | undefined },
}));
vi.mock("./encrypted-storage.ts", () => ({
  FILES_KEY: "files",
  readEncrypted: reads,
  writeEncrypted: vi.fn(),
  removeEncrypted: vi.fn(),
}));
vi.mock("./mark.ts", () => ({ readMark: () => mark.now, writeMark: vi.fn(), clearMark: vi.fn() }));

afterEach(() => vi.useRealTimers());

test("every 300 ms a tab looks whether the login is another one", async () => {
  vi.useFakeTimers();
  const { watchOtherTabs } = await import("./store.ts");
  watchOtherTabs();
  mark.now = "another tab's login";
  await vi.advanceTimersByTimeAsync(299);
  expect(reads).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(reads).toHaveBeenCalledOnce());
});
