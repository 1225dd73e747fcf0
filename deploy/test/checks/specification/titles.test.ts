import { expect, test } from "vitest";
import { hasRow, hasTest } from "./titles.ts";

test.each([
  ["a test", 'test("it works", () => {});'],
  ["a group", 'describe("it works", () => {});'],
  ["a table", 'test.each([\n  1,\n])("it works", () => {});'],
  ["a table of objects", "it.each(ROWS)(`it works`, () => {});"],
  ["a tagged test", 'test("it works @once", async () => {});'],
  ["a step", 'await test.step("it works", async () => {});'],
])("%s is found", (_, source) => {
  expect(hasTest(source, "it works")).toBe(true);
});

test.each([
  ["another title", 'test("it works well", () => {});'],
  ["a skipped test", 'test.skip("it works", () => {});'],
  ["a text", 'const text = "it works";'],
  ["a comment", "// it works"],
])("%s is no such test", (_, source) => {
  expect(hasTest(source, "it works")).toBe(false);
});

test("a row of a table of tests is found by how it begins", () => {
  const source = 'test.each(["GET terms", "GET terms/detail"])("%s is there", () => {});';
  expect(hasRow(source, "GET terms/detail")).toBe(true);
  expect(hasRow(source, "terms")).toBe(false);
});
