// docs/specification/: every promise of the product names the tests that show it, and each of these is there.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Section, type Shown, sections } from "./specification/promises.ts";
import { hasRow, hasTest } from "./specification/titles.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const index = readFileSync(`${root}docs/specification.md`, "utf8");
const all = sections();
const kept = all.flatMap(({ promises }) => promises);
const notYet = all.flatMap(({ notYet }) => notYet);

/** The order itself, beside the repository where the product is built, and nowhere else. */
const ORDER = `${root}../shared/SPEC.md`;

const lineOf = (id: string): number => Number(/\.(\d+)/.exec(id)?.[1]);
const idsOf = ({ promises, notYet }: Section) => [...promises, ...notYet].map(({ id }) => id);
const linesOf = (section: Section) => [...new Set(idsOf(section).map(lineOf))].sort((a, b) => a - b);

test("every promise names a test", () => {
  expect(kept.filter(({ shownBy }) => shownBy.length === 0).map(({ id }) => id)).toEqual([]);
});

test("every test that is named is there, under its title", () => {
  const sources = new Map<string, string>();
  const sourceOf = (file: string): string => {
    const source = sources.get(file) ?? (existsSync(root + file) ? readFileSync(root + file, "utf8") : "");
    sources.set(file, source);
    return source;
  };
  const isThere = ({ file, title, row }: Shown): boolean =>
    hasTest(sourceOf(file), title) && (row === undefined || hasRow(sourceOf(file), row));
  const gone = kept.flatMap(({ id, shownBy }) =>
    shownBy.filter((shown) => !isThere(shown)).map(({ file, title, row = "" }) => `${id}: ${file} › ${title} ${row}`),
  );
  expect(gone).toEqual([]);
});

test("the cell of a promise has nothing but tests", () => {
  expect(kept.filter(({ rest }) => rest !== "").map(({ id, rest }) => `${id}: ${rest}`)).toEqual([]);
});

test("no line is left out, and no id stands twice", () => {
  for (const section of all) {
    expect(linesOf(section), section.file).toEqual(linesOf(section).map((_, at) => at + 1));
    expect(new Set(idsOf(section)).size, section.file).toBe(idsOf(section).length);
    for (const id of idsOf(section)) expect(`${section.file}`).toMatch(new RegExp(`^${id.split(".")[0]}-`));
  }
});

test("the index counts the lines, the promises and what is not kept yet", () => {
  for (const section of all) {
    const counts = [linesOf(section).length, section.promises.length, section.notYet.length];
    expect(index).toContain(`(specification/${section.file}) | ${counts.join(" | ")} |`);
  }
  expect(index).toContain(`${kept.length} promises, ${notYet.length} not kept yet.`);
});

test("what is not kept yet names no test: it says what it waits for", () => {
  expect(notYet.filter(({ shownBy, rest }) => shownBy.length > 0 || rest === "").map(({ id }) => id)).toEqual([]);
});

test("where the order is at hand, each of its lines is here", () => {
  const counted = all.map((section) => linesOf(section).length);
  expect(existsSync(ORDER) ? orderedLines(readFileSync(ORDER, "utf8")) : counted).toEqual(counted);
});

/** Lines of each section: paragraphs, points and rows of tables, without headings and what only leads on. */
function orderedLines(order: string): readonly number[] {
  return order
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const lines = section.split("\n").slice(1);
      const tellsNothing = /^$|^\|[-| ]+\|$|^\| (Route|Method) \||^[^|]*:$/;
      return lines.filter((line) => !tellsNothing.test(line.trim())).length;
    });
}
