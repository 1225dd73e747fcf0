// Every screen loads the namespaces that its code uses. A missing text would show as its key.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readScreens } from "../build/table.ts";
import { TEXTS } from "../i18n/for-tests.ts";
import { FIRST } from "../i18n/texts.ts";
import { screens } from "./table.ts";

const first: readonly string[] = FIRST;
const HERE = import.meta.dirname;
const WEB = join(HERE, "..");
/** The route table loads these before it shows a screen. */
const WITH_TABLE = ["pages"];

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

test.each(await readScreens())("$path loads the namespaces it uses", (screen) => {
  const named: readonly string[] = screen.texts ?? [];
  const said = saidFrom(join(WEB, screen.module));
  expect([...said].filter((name) => !first.includes(name) && ![...WITH_TABLE, ...named].includes(name))).toEqual([]);
  expect(named.filter((name) => !said.has(name))).toEqual([]);
});

const WITH = /withTexts\(\[([^\]]*)\], (?:async )?\(\) => import\("([^"]+)"\)\)/g;
const SOURCES = { cwd: WEB, exclude: ["e2e/**", "dist/**", "node_modules/**"] };
/** Parts of screens that come later. The table, whose screens each name their own, is none. */
const parts = globSync("**/*.{ts,tsx}", SOURCES)
  .flatMap((file) =>
    [...readFileSync(join(WEB, file), "utf8").matchAll(WITH)].map(([, names = "", part = ""]) => ({
      part: join(dirname(file), part),
      named: [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
    })),
  )
  .filter(({ part }) => part !== "app/table.ts");

test.each(parts)("$part, which comes later, brings the namespaces it uses", ({ part, named }) => {
  const said = saidFrom(join(WEB, part));
  expect([...said].filter((name) => !first.includes(name) && ![...WITH_TABLE, ...named].includes(name))).toEqual([]);
});

test("no screen and no part that comes later is left out", async () => {
  expect((await readScreens()).map(({ path }) => path)).toEqual(screens.map(({ path }) => path));
  expect(parts.length).toBeGreaterThan(0);
});

test("the shell uses only namespaces that load with the language", () => {
  const said = saidFrom(join(HERE, "shell/shell.tsx"));
  expect([...said].filter((name) => !first.includes(name))).toEqual([]);
  expect([...said].filter((name) => !(name in TEXTS.ko))).toEqual([]);
});
