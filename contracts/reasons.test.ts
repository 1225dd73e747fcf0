// Acts of staff to others' disadvantage ask for the reason.
import { expect, test } from "vitest";
import type * as z from "zod";
import { type Route, routes } from "./routes.ts";

const HARMS = /\/(?:delete|remove|hide|withdraw|drop|skip|decide|pause|stop|end|close|revoke|discard)$/;

/** Why one needs none. */
const NEED_NONE: Readonly<Record<string, string>> = {
  "POST admin/safer-view/delete": "of a draft, which nobody has read; of a published article the rules ask for it",
  "POST admin/safer-view/picture/delete": "an editor's own picture, of an article that stays",
  "POST admin/terms/discard": "a draft, which nobody has read",
};

const rows: readonly (readonly [string, Route])[] = Object.entries(routes);
const harming = rows.filter(([key, { who }]) => !["anyone", "user"].includes(who) && HARMS.test(key));

test.each(harming)("%s asks for the reason", (key, { body }) => {
  const issues = (body as z.ZodType | undefined)?.safeParse({}).error?.issues ?? [];
  const asks = issues.some(({ path }) => ["reason", "note"].includes(String(path[0])));
  expect(asks || key in NEED_NONE).toBe(true);
});

test("what needs none is still there", () => {
  expect(Object.keys(NEED_NONE).filter((key) => !(key in routes))).toEqual([]);
});
