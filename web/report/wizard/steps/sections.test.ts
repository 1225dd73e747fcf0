import { expect, test } from "vitest";
import { STEP_NAMES } from "./order.ts";
import { sectionsOf, shareAt } from "./sections.ts";

test("the sections hold all screens, each once and in the wizard's order", () => {
  expect(sectionsOf(STEP_NAMES).flatMap(({ steps }) => steps)).toEqual(STEP_NAMES);
});

test("a section without a screen on the path is left out", () => {
  expect(sectionsOf(["start", "story", "review"]).map(({ name }) => name)).toEqual(["kind", "content", "finish"]);
});

test("progress fills one section after the other", () => {
  const [kind, content, more] = sectionsOf(STEP_NAMES);
  const shares = (step: "category" | "story" | "assets") =>
    [kind, content, more].map((section) => section && shareAt(step, section));
  expect(shares("category")).toEqual([1, 0, 0]);
  expect(shares("story")).toEqual([1, 2 / 3, 0]);
  expect(shares("assets")).toEqual([1, 1, 1 / 7]);
});
