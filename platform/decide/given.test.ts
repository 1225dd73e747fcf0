import { expect, it } from "vitest";
import { counter } from "./counter.ts";
import { given } from "./given.ts";

const counted = { type: "Counted", version: 1, data: { by: "a", nth: 1 } } as const;

it("passes what is as expected", () => {
  given(counter).when({ type: "count", by: "a" }).expectEvents(counted);
  given(counter, counted)
    .when({ type: "count", by: "a" })
    .expectEvents({ ...counted, data: { by: "a", nth: 2 } });
  given(counter).when({ type: "refuse" }).expectRefusal("NOT_FOUND", []);
});

it("fails what is not", () => {
  expect(() => given(counter).when({ type: "count", by: "b" }).expectEvents(counted)).toThrow();
  expect(() => given(counter).when({ type: "count", by: "b" }).expectRefusal("NOT_FOUND")).toThrow("Not refused");
  expect(() => given(counter).when({ type: "refuse" }).expectRefusal("CONFLICT")).toThrow();
  expect(() => given(counter).when({ type: "refuse" }).expectEvents()).toThrow();
});
