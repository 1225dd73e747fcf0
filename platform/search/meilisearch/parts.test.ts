import { expect, test } from "vitest";
import type { Clause } from "../query/plan.ts";
import { readFilter } from "../testing/filter.ts";
import { filterOf, not } from "./filter.ts";
import { isUntold, leftoversOf, nameOf, uidOf } from "./names.ts";
import { pageAround } from "./server.ts";
import { writeTerm } from "./terms.ts";
import { readMeiliUrl } from "./url.ts";

test("a URL names one server or several, a key and a prefix", () => {
  expect(readMeiliUrl("http://search:7700")).toEqual({
    hosts: ["http://search:7700"],
    apiKey: undefined,
    prefix: "sb",
  });
  expect(readMeiliUrl("https://:k%40y@a.example,b.example:7701/?prefix=two")).toEqual({
    hosts: ["https://a.example", "https://b.example:7701"],
    apiKey: "k@y",
    prefix: "two",
  });
});

test.each([
  "http://",
  "http://:secret@a b",
  "http://:secret@a/path",
  "http://:secret@a?x=1",
  "http://:secret@a?prefix=A",
])("a URL that is none is refused without what is in it: %s", (url) => {
  expect(() => readMeiliUrl(url)).toThrow(/^A URL of Meilisearch/);
  expect(() => readMeiliUrl(url)).not.toThrow("secret");
});

test("names of indexes come back as they were", () => {
  for (const name of ["report-index@1", "entries@1~rebuild", "Ä_b", "a_0041"]) {
    const uid = uidOf("sb", name);
    expect(uid).toMatch(/^[\w-]+$/);
    expect(nameOf("sb", uid)).toBe(name);
    const made = uidOf("sb", name, "fields");
    expect(made).toMatch(/^[\w-]+$/);
    expect(made).not.toBe(uidOf("sb", name, "other fields"));
    expect([nameOf("sb", made), isUntold(made), isUntold(uid)]).toEqual([name, false, true]);
  }
});

test("leftovers are older versions, and rebuilds", () => {
  const names = ["a@1", "a@2", "a@2~rebuild", "a@3", "a@1~rebuild", "b@1", "a-b@1"];
  expect(leftoversOf("a@2", names)).toEqual(["a@1", "a@2~rebuild", "a@1~rebuild"]);
  expect(leftoversOf("a", names)).toEqual([]);
});

test("a page that holds all from an offset on", () => {
  for (let offset = 0; offset < 30; offset++)
    for (let limit = 1; limit < 12; limit++) {
      const { page, hitsPerPage, skip } = pageAround(offset, limit);
      const from = (page - 1) * hitsPerPage;
      expect(from + skip).toBe(offset);
      expect(from + hitsPerPage).toBeGreaterThanOrEqual(offset + limit);
    }
  expect(pageAround(40, 20)).toEqual({ page: 3, hitsPerPage: 20, skip: 0 });
  expect(pageAround(40, 0)).toMatchObject({ hitsPerPage: 0 });
});

test("terms stay apart, and beginnings are beginnings, however Meilisearch folds them", () => {
  const terms = ["a", "b", "é", "사", "사기", "\u0001a", "_", "a_", "0x1", "𠮷"];
  expect(new Set(terms.map((term) => writeTerm(term).toLowerCase().normalize("NFKD"))).size).toBe(terms.length);
  expect(writeTerm("사기").startsWith(writeTerm("사"))).toBe(true);
  expect(writeTerm("x".repeat(5_000)).length).toBeLessThan(468);
  expect(writeTerm("\u0002kind:A")).not.toBe(writeTerm("\u0002kind:a"));
});

const fields = new Set(["kind", "terms"]);
const docOf = (terms: readonly string[]) => ({ terms: terms.map(writeTerm) });

test("a clause asks for as many of its sources as it needs", () => {
  const sources = ["a", "b", "c", "d"].map((term) => ({ terms: [term], prefixes: [] }));
  const holds = readFilter(filterOf([{ sources, need: 2 }]).join(), fields);
  expect(holds(docOf(["d", "b"]))).toBe(true);
  expect(holds(docOf(["d", "x"]))).toBe(false);
  expect(readFilter(not(filterOf([{ sources, need: 2 }])), fields)(docOf(["d", "x"]))).toBe(true);
});

test("of a long run what is missing stands together, and the filter stays small", () => {
  const names = Array.from({ length: 32 }, (_, at) => `w${at}x`);
  const clause: Clause = { sources: names.map((term) => ({ terms: [term], prefixes: [] })), need: 22 };
  const [filter = ""] = filterOf([clause]);
  expect(filter.length).toBeLessThan(20_000);
  const holds = readFilter(filter, fields);
  expect(holds(docOf([...names.slice(0, 5), ...names.slice(15)]))).toBe(true);
  expect(holds(docOf(names.slice(11)))).toBe(false);
});
