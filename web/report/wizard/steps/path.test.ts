import { describe, expect, test } from "vitest";
import { STEP_NAMES } from "./order.ts";
import { type Flow, isOpen, pathOf, stepAfter, stepBefore } from "./path.ts";

const flow = (changes: Partial<Flow> = {}): Flow => ({
  mode: { kind: "new" },
  happened: undefined,
  isWidened: false,
  ...changes,
});
const quick = flow({ happened: "NOW" });

describe("the path", () => {
  test("asks three questions if it has just happened", () => {
    expect(pathOf(quick)).toEqual(["start", "emergency", "category", "target", "story", "review", "consent"]);
  });

  test("asks the others as well if the user wants to", () => {
    expect(pathOf(flow({ happened: "NOW", isWidened: true }))).toEqual(STEP_NAMES);
  });

  test("has no emergency if it happened earlier", () => {
    expect(pathOf(flow({ happened: "EARLIER" }))).toEqual(STEP_NAMES.filter((step) => step !== "emergency"));
  });

  test("of a filed report starts with the damage type", () => {
    expect(pathOf(flow({ mode: { kind: "modify" }, happened: "NOW" }))[0]).toBe("category");
  });
});

describe("the neighbours of a screen", () => {
  test("are those of the path, also beside it", () => {
    expect(stepAfter("story", quick)).toBe("review");
    expect(stepAfter("visibility", quick)).toBe("review");
    expect(stepBefore("review", quick)).toBe("story");
  });

  test("end with the path", () => {
    expect(stepBefore("start", quick)).toBe("start");
    expect(stepAfter("consent", quick)).toBe("consent");
  });
});

test("a screen beside the path is open unless it makes no sense", () => {
  expect(isOpen("visibility", quick)).toBe(true);
  expect(isOpen("emergency", flow())).toBe(false);
  expect(isOpen("start", flow({ mode: { kind: "modify" } }))).toBe(false);
});
