// One string for one question, another for any other.
import { expect, test } from "vitest";
import { askedOf } from "./asked.ts";

const asked = (params?: object, query?: object) => askedOf({ params, query });

test("equal questions are equal, whether or not they are the same objects", () => {
  const query = { page: 1 };
  expect(asked({ seq: 1 }, query)).toBe(asked({ seq: 1 }, { page: 1 }));
  expect(asked({ seq: 1 }, query)).toBe(asked({ seq: 1 }, query));
});

test("another parameter, another query, or none is another question", () => {
  const query = { page: 1 };
  const all = [
    asked({ seq: 1 }, query),
    asked({ seq: 2 }, query),
    asked(undefined, query),
    asked({ seq: 1 }, undefined),
  ];
  expect(new Set([...all, asked({ seq: 1 }, { page: 2 }), asked(undefined, undefined)]).size).toBe(6);
});
