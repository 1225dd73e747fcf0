import { expect, test } from "vitest";
import * as z from "zod";
import { defineEvent, UnreadableEvent } from "./events.ts";
import { defineEvents, defineStream, isOneOf } from "./subject.ts";

const Filled = defineEvent("BoxFilled", { version: 1, data: z.object({ grams: z.int() }) });
const Emptied = defineEvent("BoxEmptied", { version: 1, data: z.object({}) });
const events = defineEvents(Filled, Emptied);
const boxes = defineStream("box", z.coerce.number<string>().int(), events);
const stored = (type: string) => ({ stream: "box-1", type, version: 1, data: { grams: 1 } });

test("parses each event by its own definition, and no other subject's", () => {
  expect(events.read(stored("BoxFilled"))).toEqual({ type: "BoxFilled", version: 1, data: { grams: 1 } });
  expect(events.read(stored("BoxEmptied")).data).toEqual({});
  expect(() => events.read(stored("BoxPainted"))).toThrow(UnreadableEvent);
});

test("recognizes its own events", () => {
  expect(isOneOf(events, { type: "BoxFilled" })).toBe(true);
  expect(isOneOf(events, { type: "BoxPainted" })).toBe(false);
});

test("rejects two events of one type", () => {
  expect(() => defineEvents(Filled, Filled)).toThrow("BoxFilled");
});

test("creates a stream's name from an id, and gets the id back", () => {
  expect(boxes.of(17)).toBe("box-17");
  expect(boxes.idOf("box-17")).toBe(17);
  for (const other of ["boxes-17", "box-a", "box", "crate-box-17"]) expect(boxes.idOf(other)).toBeUndefined();
});
