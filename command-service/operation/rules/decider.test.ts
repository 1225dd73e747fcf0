import { expect, test } from "vitest";
import { type OperationCommand, type OperationState, operationDecider } from "./decider.ts";

const { decide, evolve, initialState } = operationDecider;
const ORDER: OperationCommand = {
  type: "Order",
  order: { type: "RebuildOrdered", version: 1, data: { seq: 1, projection: "notice@1" } },
};
const END: OperationCommand = { type: "EndRebuild", end: { seq: 1, projection: "notice@1", outcome: "PROMOTED" } };

const after = (...commands: readonly OperationCommand[]): OperationState =>
  commands.reduce((state, command) => decide(command, state).reduce(evolve, state), initialState);

test("an order is noted once", () => {
  expect(decide(ORDER, initialState)).toMatchObject([{ type: "RebuildOrdered" }]);
  expect(decide(ORDER, after(ORDER))).toEqual([]);
});

test("a rebuild ends once, and only one that was ordered", () => {
  expect(decide(END, initialState)).toEqual([]);
  expect(decide(END, after(ORDER))).toMatchObject([{ type: "RebuildEnded" }]);
  expect(decide(END, after(ORDER, END))).toEqual([]);
});
