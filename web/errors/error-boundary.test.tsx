// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TextProvider } from "../i18n/text.tsx";
import { texts } from "../locales/en/index.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

const { reported } = vi.hoisted(() => ({ reported: [] as unknown[] }));
vi.mock("./report.ts", () => ({ report: (error: unknown) => reported.push(error) }));

beforeEach(() => {
  reported.length = 0;
  // React says itself that something was thrown.
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("what breaks while drawing is reported, and the person can try again", () => {
  const state = { broken: true };
  const error = new Error("broken");
  const Fragile = () => {
    if (state.broken) throw error;
    return <p>{texts.common.brand}</p>;
  };
  render(
    <TextProvider language="en" texts={texts}>
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>
    </TextProvider>,
  );
  expect(screen.getByRole("alert").textContent).toContain(texts.messages.dialog.crashTitle);
  expect(reported).toEqual([error]);
  state.broken = false;
  fireEvent.click(screen.getByRole("button", { name: texts.common.retry }));
  expect(screen.getByText(texts.common.brand)).toBeDefined();
});
