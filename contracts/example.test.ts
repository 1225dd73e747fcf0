// Each row of the route table brings examples, which are good requests, and says who gets which answer to them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type * as z from "zod";
import { type Example, guardOutcome, isAllowed, LET_IN, type Made, outcomeOf, ROLES } from "./example.ts";
import type { Who } from "./roles.ts";
import { type Route, routes } from "./routes.ts";

const table: Readonly<Record<string, Route>> = routes;
const examples = Object.entries(table).flatMap(([key, route]) =>
  route.examples.map((example: Example) => ({ key, route, example, what: example.what ?? "" })),
);

test.each(examples)("$key $what is what its schemas take", ({ route, example }) => {
  for (const part of ["params", "query", "body"] as const) {
    const schema: z.ZodType | undefined = route[part];
    const parsed = schema?.safeParse(example[part] ?? {});
    expect(parsed?.error, part).toBeUndefined();
    // A schema drops fields that it does not have without a word.
    if (!schema) expect(example[part], part).toBeUndefined();
    else expect(missing(example[part], parsed?.data), part).toEqual([]);
  }
  expect(example.file === undefined || route.multipart !== undefined).toBe(true);
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names in what is sent that are not in what was read. */
function missing(sent: unknown, read: unknown): readonly string[] {
  if (!isObject(sent)) return [];
  return Object.entries(sent).flatMap(([name, value]) =>
    isObject(read) && name in read ? missing(value, read[name]) : [name],
  );
}

test.each(Object.entries(table))("the examples of %s differ in what they say of themselves", (_key, route) => {
  const names = route.examples.map(({ what = "" }: Example) => what);
  expect(new Set(names).size).toBe(names.length);
});

const made = ({ given = {}, before = [] }: Example): readonly Made[] => [
  ...Object.values(given).filter((each) => typeof each === "object"),
  ...before,
];

test.each(examples)("$key $what: what it needs is made by examples that there are", ({ example }) => {
  for (const { by, example: what } of made(example)) {
    const of: readonly Example[] = table[by]?.examples ?? [];
    expect(what === undefined ? of[0] : of.find((each) => each.what === what), `${by} ${what ?? ""}`).toBeDefined();
  }
  for (const path of Object.keys(example.given ?? {})) {
    const [part = "", ...names] = path.split(".");
    const value = names.reduce<unknown>(
      (at, name) => (isObject(at) ? at[name] : undefined),
      (example as Record<string, unknown>)[part],
    );
    expect(value, `${path} stands in the example, for those who read it`).toBeDefined();
  }
});

test.each(examples)("$key $what: somebody may send it, or it says why not", ({ route, example }) => {
  expect(isAllowed(route, example)).toBe(example.refusedWith === undefined);
});

test.each(examples)("$key $what is for those whom its row names, and for admins", ({ route, example }) => {
  if (["anyone", "user"].includes(route.who)) return;
  for (const role of ROLES) {
    const refused = ["NO_MENU_ACCESS", "LOGIN_REQUIRED"].includes(String(outcomeOf(route, example, role)));
    expect([role, !refused]).toEqual([role, LET_IN[route.who].includes(role)]);
  }
});

test("who is let in is what docs/specification/6-roles.md says", () => {
  const page = readFileSync(new URL("../docs/specification/6-roles.md", import.meta.url), "utf8");
  const rows = page.split("\n").flatMap((line) => {
    const [, who, ...cells] = line.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    return who && who in LET_IN ? [[who, cells.slice(0, -1)] as const] : [];
  });
  const code = (who: Who) => ROLES.map((role) => guardOutcome({ who }, role).replace("ok", "yes"));
  expect(rows).toEqual((Object.keys(LET_IN) as Who[]).map((who) => [who, code(who)]));
});
