import { expect, it } from "vitest";
import { runPart } from "./parts.ts";

it("reports a failing part as not measured", async () => {
  const store = async () => {
    throw new Error("the disk is full");
  };
  const context = { quick: true, load: {}, say: () => undefined, store };
  expect(await runPart("start", context)).toEqual([
    { what: "start", measured: "not measured: the disk is full", budget: "", ok: false },
  ]);
});
