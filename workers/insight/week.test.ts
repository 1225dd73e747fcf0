import { expect, test } from "vitest";
import { weekOf } from "./week.ts";

const MONDAY = "2026-11-23";
const at = (time: string): number => Date.parse(time);

test.each([`${MONDAY}T00:00:00Z`, `${MONDAY}T05:00:00Z`, "2026-11-29T23:59:59Z"])(
  "%s: the week before that Monday",
  (time) => {
    const { from, to, name } = weekOf(at(time));
    expect([new Date(from).toISOString(), new Date(to).toISOString(), name]).toEqual([
      "2026-11-16T00:00:00.000Z",
      "2026-11-23T00:00:00.000Z",
      MONDAY,
    ]);
  },
);
