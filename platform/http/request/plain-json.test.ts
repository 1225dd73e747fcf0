import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./json-body.ts";
import { isPlain } from "./plain-json.ts";

const record = (members: number): string =>
  `{${Array.from({ length: members }, (_, at) => `"${at.toString(36)}":1`).join()}}`;
const nested = (depth: number): string => "[".repeat(depth) + "]".repeat(depth);

test.each([
  ["a record of 1,000", record(1_000)],
  ["a list of 100,000", `[${Array.from({ length: 100_000 }, () => 1)}]`],
  ["two records of 1,000", `[${record(1_000)},${record(1_000)}]`],
  ["texts full of what gives JSON its shape", JSON.stringify({ [",{[".repeat(5_000)]: '\\",{['.repeat(50_000) })],
  ["64 deep", nested(64)],
  ["a bare value", "null"],
  ["a text that names a prototype", '"__proto__"'],
])("accepts %s", (_name, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

test.each([
  ["a record of 1,001", record(1_001)],
  ["a record of 100,000, inside", `{"extra":${record(100_000)}}`],
  ["a list of 100,001", `[${Array.from({ length: 100_001 }, () => 1)}]`],
  [
    "a list in a record after a text that ends in a backslash",
    `{"a":"\\\\","b":[${Array.from({ length: 100_001 }, () => 1)}]}`,
  ],
  ["many small lists", `[${Array.from({ length: 60_000 }, () => "[1,1]")}]`],
  ["65 deep", nested(65)],
  ["500,000 deep", nested(500_000)],
  ["a key that would reach a prototype", '{"a":[{"__proto__":{}}]}'],
  ["the same, escaped", '{"a":{"\\u005f_proto__":1}}'],
])("refuses %s", (_name, text) => {
  expect(() => parseJson(text)).toThrow(expect.objectContaining({ code: "INVALID_REQUEST" }));
});

/** A key that would reach a prototype is refused whatever else the text holds. */
const namesNoPrototype = (text: string): boolean => !/__proto__|constructor|prototype/.test(text);

test("sees the same members as the parser", () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }).filter(namesNoPrototype), (text) => {
      expect(isPlain(text)).toBe(true);
      expect(parseJson(`{"a":${text}}`)).toEqual({ a: JSON.parse(text) });
      expect(isPlain(`{"a":${text},${record(1_000).slice(1)}`)).toBe(false);
    }),
  );
});
