import { expect, test } from "vitest";
import { createDispatch } from "./dispatch.ts";
import { logEvents } from "./log-event.ts";
import { BoxEmptied, BoxFilled, emptied, filled, toyStream } from "./test-support/toy.ts";
import { history } from "./testing.ts";

const ofOthers = { stream: "crate-a", type: "Painted", data: {} };
const painted = { stream: "box-a", type: "Painted", data: {} };

test("takes what a projection handles, in the order of the log; others are passed over", () => {
  const batch = logEvents(history([filled("a", 1), ofOthers, emptied("a"), filled("b", 2)]));
  expect(createDispatch([BoxEmptied], [toyStream])(batch)).toEqual({ handled: [batch[2]] });
  expect(createDispatch([BoxEmptied, BoxFilled], [toyStream])(batch)).toEqual({
    handled: [batch[0], batch[2], batch[3]],
  });
  expect(createDispatch([], [toyStream])(batch)).toEqual({ handled: [] });
});

test("stops at an unknown type in a stream that holds handled events", () => {
  const batch = logEvents(history([filled("a", 1), painted, filled("b", 2), painted]));
  expect(createDispatch([BoxFilled], [toyStream])(batch)).toEqual({ handled: [batch[0]], unknown: batch[1] });
  expect(createDispatch([BoxFilled], [])(batch)).toEqual({ handled: [batch[0], batch[2]] });
});
