// Each screen brings the texts that its code says. A text that is not there would be drawn as its key.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import * as first from "../locales/ko/first.ts";
import { texts } from "../locales/ko/index.ts";

const HERE = import.meta.dirname;
const SCREENS = readFileSync(join(HERE, "screens.ts"), "utf8");

/** The rows of the table: the file of the screen and the namespaces that the row names. */
const rows = SCREENS.split(/\n {2}screen\(/)
  .slice(1)
  .map((row) => ({
    path: /path: "([^"]+)"/.exec(row)?.[1] ?? "",
    file: /import\("([^"]+)"\)/.exec(row)?.[1],
    texts: [...(/texts: \[([^\]]*)\]/.exec(row)?.[1] ?? "").matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  }))
  .filter((row) => row.file !== undefined);

const IMPORT = /(?:\bfrom |\bimport\()"(\.[^"]+\.tsx?)"/g;
const TYPES_AND_COMMENTS = /^import type [^;]*;|\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Code that brings its own texts. */
const WITH_TEXTS = /withTexts\(\[[^\]]*\], \(\) => import\([^)]*\)\)/g;

/** The namespaces that a file and all that it imports say. */
function saidFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const code = readFileSync(file, "utf8").replace(TYPES_AND_COMMENTS, "").replace(WITH_TEXTS, "");
  const said = new Set([...code.matchAll(/\(\$\) => \$\.(\w+)/g)].map(([, name = ""]) => name));
  for (const [, specifier = ""] of code.matchAll(IMPORT))
    for (const name of saidFrom(join(dirname(file), specifier), seen)) said.add(name);
  return said;
}

test.each(rows)("$path brings the texts that it says", ({ file = "", texts: named }) => {
  const said = saidFrom(join(HERE, file));
  expect([...said].filter((name) => !(name in first) && !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !said.has(name))).toEqual([]);
});

test("the shell says only what comes with the language", () => {
  const said = saidFrom(join(HERE, "shell/shell.tsx"));
  expect([...said].filter((name) => !(name in first))).toEqual([]);
  expect([...said].filter((name) => !(name in texts))).toEqual([]);
});
