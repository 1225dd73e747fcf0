// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AddressText } from "./address-text.tsx";

const ADDRESS = "bc1qexampleexampleexampleexample0000";
const labels = { copy: "copy", copied: "copied" };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("is shortened visually, and whole for screen readers and on focus", () => {
  render(<AddressText address={ADDRESS} labels={labels} />);
  const text = screen.getByRole("button", { name: ADDRESS });
  expect(text.textContent).toBe("bc1qexam…le0000");
  fireEvent.focus(text);
  expect(text.textContent).toBe(ADDRESS);
  fireEvent.blur(text);
  expect(text.textContent).toBe("bc1qexam…le0000");
});

test("copies the whole address and says so", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(<AddressText address={ADDRESS} labels={labels} />);
  fireEvent.click(screen.getByRole("button", { name: "copy" }));
  await waitFor(() => screen.getByText("copied"));
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test("has no button inside a link", () => {
  render(<AddressText address={ADDRESS} labels={labels} plain />);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
