import { expect, it } from "vitest";
import { counter } from "./counter.ts";
import { given } from "./given.ts";

const counted = { type: "Counted", version: 1, data: { by: "a", nth: 1 } } as const;

it("passes when the result is as expected", () => {
  given(counter).when({ type: "Count", by: "a" }).expectEvents(counted);
  given(counter, counted)
    .when({ type: "Count", by: "a" })
    .expectEvents({ ...counted, data: { by: "a", nth: 2 } });
  given(counter).when({ type: "Refuse" }).expectRefusal("NOT_FOUND", []);
});

it("fails when it is not", () => {
  expect(() => given(counter).when({ type: "Count", by: "b" }).expectEvents(counted)).toThrow();
  expect(() => given(counter).when({ type: "Count", by: "b" }).expectRefusal("NOT_FOUND")).toThrow("Not refused");
  expect(() => given(counter).when({ type: "Refuse" }).expectRefusal("CONFLICT")).toThrow();
  expect(() => given(counter).when({ type: "Refuse" }).expectEvents()).toThrow();
});
