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

test("loads once it is within 200 px of the viewport", () => {
  draw();
  expect(image().hasAttribute("src")).toBe(false);
  expect(options).toEqual({ rootMargin: "200px", threshold: 0.1 });
  act(() => comeNear());
  expect(image().getAttribute("src")).toBe("/small.webp");
});

test("loads at once with priority", () => {
  draw({ priority: true });
  expect(image().getAttribute("src")).toBe("/small.webp");
  expect(image().getAttribute("fetchpriority")).toBe("high");
});

test("preloads the first three large images of a page, not small ones", () => {
  const picture = (src: string, width: number, height: number) => (
    <Image key={src} src={src} alt={src} width={width} height={height} />
  );
  const ahead = () =>
    [...document.head.querySelectorAll('link[rel="preload"][as="image"]')].map((link) => link.getAttribute("href"));
  history.pushState(null, "", "/list");
  render([picture("/exactly", 200, 250), ...["/a", "/b", "/c", "/d"].map((src) => picture(src, 251, 200))]);
  expect(ahead()).toEqual(["/a", "/b", "/c"]);
  history.pushState(null, "", "/another");
  render(picture("/e", 800, 600));
  expect(ahead()).toEqual(["/a", "/b", "/c", "/e"]);
});

test("falls back to the original, once", () => {
  draw({ priority: true, original: "/original.png" });
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe("/original.png");
  fireEvent.error(image());
  expect(image().getAttribute("src")).toBe("/original.png");
});
