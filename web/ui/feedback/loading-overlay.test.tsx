// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LoadingOverlay } from "./loading-overlay.tsx";

afterEach(cleanup);

const isLocked = () => document.documentElement.hasAttribute("data-locked");

test("locks the page's scrolling while any overlay is shown", () => {
  const first = render(<LoadingOverlay label="a" />);
  const second = render(<LoadingOverlay label="b" />);
  expect(screen.getAllByRole("status").map((box) => box.textContent)).toEqual(["a", "b"]);
  first.unmount();
  expect(isLocked()).toBe(true);
  second.unmount();
  expect(isLocked()).toBe(false);
});
