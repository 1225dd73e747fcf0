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

test("counts down without taking the focus again, and says what is mended", () => {
  const items = [
    { id: "name", text: "no name" },
    { id: "mail", text: "no mail" },
  ];
  const shown = (title: string, mended?: string) => (
    <>
      <ErrorSummary title={title} items={items.map((item) => (item.id === "name" ? { ...item, mended } : item))} />
      <input id="name" aria-label="n" />
    </>
  );
  const { rerender } = render(shown("two"));
  screen.getByLabelText("n").focus();
  rerender(shown("one", "done"));
  expect(document.activeElement).toBe(screen.getByLabelText("n"));
  expect(screen.getByRole("heading").textContent).toBe("one");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["no mail"]);
  expect(screen.getByRole("alert").textContent).toContain("no name: done");
  expect(screen.getByRole("alert").getAttribute("aria-live")).toBe("polite");
});

test("is not rendered without errors", () => {
  render(<ErrorSummary title="t" items={[]} />);
  expect(screen.queryByRole("alert")).toBeNull();
});
