// Every screen loads the namespaces that its code uses. A missing text would show as its key.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { TEXTS } from "../i18n/for-tests.ts";
import { FIRST } from "../i18n/texts.ts";
import { screens } from "./screens.ts";

const first: readonly string[] = FIRST;
const HERE = import.meta.dirname;
const TABLES = ["home.ts", "screens.ts", "admin-screens.ts", "agency-screens.ts"];
/** The route table loads these before it shows a screen. */
const WITH_TABLE = ["pages"];

/** Rows of the route table: the screen's file and its namespaces. */
const rows = TABLES.flatMap((table) =>
  readFileSync(join(HERE, table), "utf8")
    .split(/(?:\n {2}|= )screen\(/)
    .slice(1),
)
  .map((row) => ({
    path: /path: "([^"]+)"/.exec(row)?.[1] ?? "",
    file: /import\("([^"]+)"\)/.exec(row)?.[1],
    texts: [...(/texts: \[([^\]]*)\]/.exec(row)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  }))
  .filter((row) => row.file !== undefined);

const IMPORT = /(?:\bfrom |\bimport\()"(\.[^"]+\.tsx?)"/g;
const TYPES_AND_COMMENTS = /^import type [^;]*;|\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Modules that load their own namespaces. */
const WITH_TEXTS = /withTexts\(\[[^\]]*\], \(\) => import\([^)]*\)\)/g;

/** The namespaces used by a file and everything it imports. */
function saidFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const code = readFileSync(file, "utf8").replace(TYPES_AND_COMMENTS, "").replace(WITH_TEXTS, "");
  const said = new Set([...code.matchAll(/\(\$\) => \$\.(\w+)/g)].map(([, name = ""]) => name));
  for (const [, specifier = ""] of code.matchAll(IMPORT))
    for (const name of saidFrom(join(dirname(file), specifier), seen)) said.add(name);
  return said;
}

test.each(rows)("$path loads the namespaces it uses", ({ file = "", texts: named }) => {
  const said = saidFrom(join(HERE, file));
  expect([...said].filter((name) => !first.includes(name) && ![...WITH_TABLE, ...named].includes(name))).toEqual([]);
  expect(named.filter((name) => !said.has(name))).toEqual([]);
});

const WITH = /withTexts\(\[([^\]]*)\], (?:async )?\(\) => import\("([^"]+)"\)\)/g;
const SOURCES = { cwd: join(HERE, ".."), exclude: ["e2e/**", "dist/**", "node_modules/**"] };
/** Parts of screens that come later. The table, whose screens each name their own, is none. */
const parts = globSync("**/*.{ts,tsx}", SOURCES)
  .flatMap((file) =>
    [...readFileSync(join(HERE, "..", file), "utf8").matchAll(WITH)].map(([, names = "", part = ""]) => ({
      part: join(dirname(file), part),
      named: [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
    })),
  )
  .filter(({ part }) => part !== "app/screens.ts");

test.each(parts)("$part, which comes later, brings the namespaces it uses", ({ part, named }) => {
  const said = saidFrom(join(HERE, "..", part));
  expect([...said].filter((name) => !first.includes(name) && ![...WITH_TABLE, ...named].includes(name))).toEqual([]);
});

test("no screen and no part that comes later is left out", () => {
  expect(rows.length).toBe(screens.length);
  expect(parts.length).toBeGreaterThan(0);
});

test("the shell uses only namespaces that load with the language", () => {
  const said = saidFrom(join(HERE, "shell/shell.tsx"));
  expect([...said].filter((name) => !first.includes(name))).toEqual([]);
  expect([...said].filter((name) => !(name in TEXTS.ko))).toEqual([]);
});
