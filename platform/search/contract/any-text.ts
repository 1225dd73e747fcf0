// Whatever a person types is answered, and an entry is found by its own words, whatever they are.
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CreatePlace, createWorld, entry, type World } from "./world.ts";

const SHARP = ['"', "'", "*", "^", ":", "(", ")", "NEAR(", " AND ", " OR ", " NOT ", "--", ";", "\\", "%", "_", "\0"];
const PIECES = [
  ...SHARP,
  "scam",
  "사기",
  "詐欺",
  "0x",
  "a.b.com",
  "http://",
  "🙂",
  "👩‍👩‍👧",
  "\ud800",
  "ﷺ",
  "e\u0301",
  " ",
];
const typed = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join("")),
);
const letters = fc.oneof(
  fc.stringMatching(/^[a-z]{1,12}$/),
  fc.stringMatching(/^[가-힣]{1,6}$/),
  fc.stringMatching(/^[一-龠ぁ-んァ-ン]{1,6}$/),
  fc.stringMatching(/^[äöüßéñ]{1,6}$/),
);

/** 60 entries written and deleted one after the other: on a server with one queue of tasks a second or two each on a busy machine. */
const LONG = { timeout: 300_000 };

export function testAnyText(createPlace: CreatePlace): void {
  describe("any text", () => {
    let world: World;
    beforeAll(async () => {
      world = await createWorld(createPlace);
      await world.upsert(
        entry({ title: "Scam 사기 詐欺", body: "a.b.com 0x1234 🙂 NEAR" }),
        entry({ title: "\0null\ud800", body: "'); DROP TABLE posting; --", author: "%_*" }),
      );
    });
    afterAll(() => world.close());

    test("is answered", async () => {
      await fc.assert(
        fc.asyncProperty(typed, fc.constantFrom(undefined, "likes" as const, "seen" as const), async (text, sort) => {
          const { hits, total } = await world.search(text, { sort });
          expect(hits.length).toBe(total);
        }),
        { numRuns: 300 },
      );
    });

    test("is answered however long it is", async () => {
      for (const text of ["a ".repeat(1_000), "가나다라마바사".repeat(300), "x".repeat(2_000), ".".repeat(2_000)]) {
        expect((await world.search(text)).hits.length).toBeLessThanOrEqual(2);
      }
    });

    test("of punctuation alone finds nothing", async () => {
      for (const text of ['"', "!?", "( ) * -", "…。、", "🙂", "\0"]) {
        expect(await world.search(text), text).toEqual({ hits: [], total: 0, totalIsLowerBound: false });
      }
    });

    test("is found in an entry that holds it, however strange the rest of it is", LONG, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(letters, { minLength: 1, maxLength: 5 }), typed, async (words, strange) => {
          const made = entry({ title: words.join(" "), body: strange });
          await world.upsert(made);
          for (const word of words) expect(await world.ids(word)).toContain(made.id);
          expect(await world.ids(words.join(" "))).toContain(made.id);
          await world.apply({ op: "delete", id: made.id });
          expect(await world.ids(words.join(" "))).not.toContain(made.id);
        }),
        { numRuns: 60 },
      );
      expect((await world.search("")).total).toBe(2);
    });

    test("is searched elsewhere: the thread that asks goes on meanwhile", async () => {
      let isAnswered = false;
      const answered = world.search("scam").then(() => {
        isAnswered = true;
      });
      // Results that a thread computes itself are there before it turns to anything else.
      for (let microtask = 0; microtask < 1_000; microtask++) await Promise.resolve();
      expect(isAnswered).toBe(false);
      await answered;
    });

    test("is highlighted within the bounds of what was written", LONG, async () => {
      await fc.assert(
        fc.asyncProperty(typed, letters, async (strange, word) => {
          const made = entry({ title: `${strange} ${word}`, body: `${word}${strange}` });
          await world.upsert(made);
          const hit = (await world.search(word)).hits.find(({ id }) => id === made.id);
          const passages = hit?.highlights.title ?? [];
          expect(passages.length).toBeGreaterThan(0);
          let last = 0;
          for (const [start, end] of passages) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
          expect(last).toBeLessThanOrEqual(made.texts.title.length);
          await world.apply({ op: "delete", id: made.id });
        }),
        { numRuns: 60 },
      );
    });
  });
}
