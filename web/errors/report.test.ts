// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";

const { started } = vi.hoisted(() => ({ started: vi.fn() }));
vi.mock("./sentry.ts", () => ({ start: started, send: vi.fn() }));
vi.mock("../api/config.ts", () => ({ readConfig: () => ({ sentryDsn: "https://key@errors.example/1" }) }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  started.mockClear();
});

/** A visit whose luck is this number between 0 and 1. */
async function visit(luck: number): Promise<void> {
  vi.spyOn(Math, "random").mockReturnValue(luck);
  const { watchForReports } = await import("./report.ts");
  watchForReports();
  dispatchEvent(new Event("load"));
}

test("one visit in ten is traced", async () => {
  await visit(0.0999);
  await vi.waitFor(() => expect(started).toHaveBeenCalledWith(expect.objectContaining({ isTraced: true })));
});

test("the other nine are not", async () => {
  await visit(0.1);
  await vi.dynamicImportSettled();
  expect(started).not.toHaveBeenCalled();
});
