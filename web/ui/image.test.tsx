// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Image } from "./image.tsx";

let comeNear: () => void;
let options: IntersectionObserverInit | undefined;

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, given: IntersectionObserverInit) {
        comeNear = () => callback([{ isIntersecting: true }]);
        options = given;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const image = () => screen.getByRole("img", { name: "a" });
const draw = (more: { priority?: boolean; original?: string } = {}) =>
  render(<Image src="/small.webp" alt="a" width={100} height={100} {...more} />);

test("is fetched once it is within 200 px of the viewport", () => {
  draw();
  expect(image().hasAttribute("src")).toBe(false);
  expect(options).toEqual({ rootMargin: "200px", threshold: 0.1 });
  act(() => comeNear());
  expect(image().getAttribute("src")).toBe("/small.webp");
});

test("is fetched at once where it has priority", () => {
  draw({ priority: true });
  expect(image().getAttribute("src")).toBe("/small.webp");
  expect(image().getAttribute("fetchpriority")).toBe("high");
});

test("falls back to the original, once", () => {
  draw({ priority: true, original: "/original.png" });
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe("/original.png");
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe("/original.png");
});
