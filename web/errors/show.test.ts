import { expect, test, vi } from "vitest";
import { closeError, showError, shownError } from "./show.ts";

test("shows one dialog at a time; closing it resets every query that failed meanwhile", () => {
  const resets = [vi.fn(), vi.fn()];
  const first = new Error("first");
  showError(first, resets[0]);
  showError(new Error("second"), resets[1]);
  expect(shownError()?.error).toBe(first);
  closeError();
  expect(shownError()).toBeUndefined();
  for (const reset of resets) expect(reset).toHaveBeenCalledTimes(1);
});
