import { describe, expect, test } from "vitest";
import { filled } from "../form/filled.ts";
import { fieldsOf, STEP_NAMES } from "../steps/order.ts";
import { badgeOf, REVIEWED } from "./reviewed.ts";

test("every screen with fields, sources or files is reviewed, once", () => {
  const asking = STEP_NAMES.filter((step) => fieldsOf(step).length > 0 || step === "sources" || step === "files");
  expect(REVIEWED.flat()).toEqual(asking);
});

describe("the badge of a card", () => {
  test("tells what a public report publishes", () => {
    expect(badgeOf("story", filled())).toBe("published");
    expect(badgeOf("suspect", filled())).toBe("sealed");
    expect(badgeOf("visibility", filled())).toBeUndefined();
  });

  test("is left out where each source has its own", () => {
    expect(badgeOf("sources", { ...filled(), sources: [{ src: "https://a.example", open: true }] })).toBeUndefined();
    expect(badgeOf("sources", { ...filled(), sources: [{ src: "https://a.example", open: false }] })).toBe("sealed");
  });

  test("tells that a private report publishes nothing", () => {
    expect(badgeOf("story", filled({ "declare.open": "PRIVATE" }))).toBe("sealed");
  });
});
