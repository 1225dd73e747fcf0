// Whatever a request may hold has a maximum, so nobody can send more than the rules expect.
import { expect, test } from "vitest";
import * as z from "zod";
import { IdempotencyKey, MinPosition } from "./http.ts";
import { type Route, routes } from "./routes.ts";
import { type Unbounded, unboundedIn } from "./unbounded.ts";

const sent: readonly (readonly [string, z.ZodType])[] = Object.entries(routes).flatMap(
  ([key, route]: [string, Route]) =>
    (["params", "query", "body"] as const).flatMap((part) => {
      const schema = route[part];
      return schema ? [[`${key} ${part}`, schema] as const] : [];
    }),
);

test.each([
  ...sent,
  ["the header Idempotency-Key", IdempotencyKey] as const,
  ["the header sb-min-position", MinPosition] as const,
])("%s has a maximum everywhere", (_name, schema) => {
  expect(unboundedIn(schema)).toEqual([]);
});

test.each<[string, z.ZodType, Unbounded]>([
  ["a string", z.object({ a: z.string() }), { path: "a", what: "string" }],
  ["a trimmed one", z.object({ a: z.string().trim().min(1) }), { path: "a", what: "string" }],
  ["an optional one", z.object({ a: z.string().optional() }), { path: "a", what: "string" }],
  ["one with a default", z.string().default(""), { path: "", what: "string" }],
  ["one that is transformed", z.object({ a: z.string().transform(Number) }), { path: "a", what: "string" }],
  ["one among others", z.string().max(3).or(z.string()), { path: "", what: "string" }],
  ["an array", z.object({ a: z.array(z.string().max(3)) }), { path: "a", what: "array" }],
  ["a string in an array", z.array(z.string()).max(3), { path: "[]", what: "string" }],
  ["a record", z.record(z.string().max(3), z.int()), { path: "", what: "record" }],
  ["a record's names", z.record(z.string(), z.int()).meta({ maxProperties: 3 }), { path: "{name}", what: "string" }],
  ["anything at all", z.object({ a: z.unknown() }), { path: "a", what: "unknown" }],
])("the search finds %s without one", (_name, schema, found) => {
  expect(unboundedIn(schema)).toEqual([found]);
});
