import { expect, test } from "vitest";
import { createDispatch } from "./dispatch.ts";
import { logEvents } from "./log-event.ts";
import { BoxEmptied, filled, toyStream } from "./test-support/toy.ts";
import { history } from "./testing.ts";

test("an event is parsed once, however many projections handle it", () => {
  let reads = 0;
  const events = {
    ...toyStream.events,
    read: (stored: Parameters<typeof toyStream.events.read>[0]) => {
      reads += 1;
      return toyStream.events.read(stored);
    },
  };
  const [event] = logEvents(history([filled("a", 1)]));
  expect(event?.read(events)).toMatchObject({ stream: "box-a", revision: 0, data: { box: "a", size: 1 } });
  expect(event?.read(events)).toBe(event?.read(events));
  expect(reads).toBe(1);
});

test("unhandled events are ignored, unless their type is unknown", () => {
  const isHandled = createDispatch([BoxEmptied], [toyStream]);
  const [known, foreign, unknown] = logEvents(
    history([
      filled("a", 1),
      { stream: "crate-a", type: "Painted", data: {} },
      { stream: "box-a", type: "Painted", data: {} },
    ]),
  );
  expect(known && isHandled(known)).toBe(false);
  expect(foreign && isHandled(foreign)).toBe(false);
  expect(() => unknown && isHandled(unknown)).toThrow("cannot read the event Painted@1 in a stream box");
});
