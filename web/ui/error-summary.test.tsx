// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { ErrorSummary } from "./error-summary.tsx";

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

test("takes the focus and links to each field", () => {
  render(
    <>
      <ErrorSummary title="t" items={[{ id: "name", text: "missing" }]} />
      <input id="name" aria-label="n" />
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole("alert"));
  fireEvent.click(screen.getByRole("link", { name: "missing" }));
  expect(document.activeElement).toBe(screen.getByLabelText("n"));
});

test("is not rendered without errors", () => {
  render(<ErrorSummary title="t" items={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});
