import { expect, test } from "vitest";
import { logEvents } from "./log-event.ts";
import { filled, toyStream } from "./test-support/toy.ts";
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
