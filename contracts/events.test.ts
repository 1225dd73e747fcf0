import { describe, expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { defineEvent, type EventFrom, UnreadableEvent, upcaster } from "./events.ts";

const BoxFilled = defineEvent("BoxFilled", {
  version: 3,
  data: z.object({ box: z.string(), grams: z.int(), label: z.string().optional() }),
  secret: z.object({ content: z.string() }),
  upcasters: {
    1: upcaster(z.object({ name: z.string(), kilos: z.number() }), ({ name, kilos }) => ({ box: name, kilos })),
    2: upcaster(z.object({ box: z.string(), kilos: z.number() }), ({ box, kilos }) => ({ box, grams: kilos * 1_000 })),
  },
});
const stored = (version: number, data: unknown) => ({ stream: "box-1", type: "BoxFilled", version, data });
const today = stored(3, { box: "a", grams: 2_000 });

describe("a stored event", () => {
  test("of the current version is parsed as stored, without unknown keys", () => {
    expect(BoxFilled.read(stored(3, { box: "a", grams: 1, colour: "red" }))).toEqual({
      type: "BoxFilled",
      version: 3,
      data: { box: "a", grams: 1 },
    });
  });

  test("of each older version is upcast to the current one", () => {
    const data = { box: "a", grams: 2_000 };
    expect(BoxFilled.read(stored(1, { name: "a", kilos: 2 }))).toMatchObject({ version: 3, data });
    expect(BoxFilled.read(stored(2, { box: "a", kilos: 2 }))).toMatchObject({ version: 3, data });
  });

  test("includes its secret if it was opened, and may lack it", () => {
    expect(BoxFilled.read(today, { content: "tea" }).secret).toEqual({ content: "tea" });
    expect(BoxFilled.read(today).secret).toBeUndefined();
  });

  test.each([
    ["of a version still to come", stored(4, today.data), undefined],
    ["of a version that never was", stored(0, today.data), undefined],
    ["of another shape", stored(3, { box: "a", grams: "words of the victim" }), undefined],
    ["of another shape than its older version had", stored(1, { box: "words of the victim" }), undefined],
    ["with a secret of another shape", today, { words: "words of the victim" }],
  ])("%s fails, naming no content", (_what, event, secret) => {
    let error: unknown;
    try {
      BoxFilled.read(event, secret);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UnreadableEvent);
    expect(error).not.toHaveProperty("cause");
    expect(String(error)).toBe(`UnreadableEvent: cannot read the event BoxFilled@${event.version} in a stream box`);
  });
});

test("a definition must have an upcaster for every older version", () => {
  const define = () => defineEvent("BoxFilled", { version: 3, data: z.object({}), upcasters: { 1: (data) => data } });
  expect(define).toThrow("there is no upcaster for BoxFilled@2");
});

test("the event's type is inferred from its schemas, deeply readonly", () => {
  const event: EventFrom<typeof BoxFilled> = BoxFilled.read(today);
  expectTypeOf(event.version).toEqualTypeOf<3>();
  expectTypeOf(event.data.grams).toEqualTypeOf<number>();
  expectTypeOf(event.secret).toEqualTypeOf<{ readonly content: string } | undefined>();
  // @ts-expect-error: readonly
  event.data.grams = 1;
});

test("what a person wrote is split off whole, and not at all where there is nothing of it", () => {
  const NoteWritten = defineEvent("NoteWritten", {
    version: 1,
    data: z.object({ by: z.string(), text: z.string().optional(), title: z.string().default("") }),
    personal: { members: ["text", "title"], owner: (stream, { by }) => `${stream} of ${by}` },
  });
  const { split } = NoteWritten;
  expect(split("note-1", { by: "a", text: "t", title: "u" })).toEqual({
    data: { by: "a" },
    personal: { owner: "note-1 of a", members: { text: "t", title: "u" } },
  });
  expect(split("note-1", { by: "a", text: undefined })).toEqual({ data: { by: "a", text: undefined } });
  expect(BoxFilled.split("box-1", today.data)).toEqual({ data: today.data });
  const written = { stream: "note-1", type: "NoteWritten", version: 1, data: { by: "a" } };
  expect(NoteWritten.read(written).data).toEqual({ by: "a", title: "" });
});
