// Every screen loads the namespaces that its code uses, with its title and the texts of what its routes refuse. A missing text would
// show as its key, or as "unknown error".
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { needsTerms } from "@sb/contracts/route.ts";
import { type Route, type RouteTable, routes } from "@sb/contracts/routes.ts";
import { expect, test } from "vitest";
import { readScreens } from "../build/table.ts";
import { TEXTS } from "../i18n/for-tests.ts";
import { chunksOf, readTextFiles } from "../i18n/read-texts.ts";
import { BESIDE, FIRST } from "../i18n/texts.ts";
import { screens } from "./table.ts";

const first: readonly string[] = [...FIRST, ...BESIDE];
const chunks = chunksOf(await readTextFiles("ko"));
const HERE = import.meta.dirname;
const WEB = join(HERE, "..");

const IMPORT = /(?:\bfrom |\bimport\()"(\.[^"]+\.tsx?)"/g;
const TYPES_AND_COMMENTS = /^import type [^;]*;|\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const ROUTE = /"(?:GET|POST|PUT|DELETE) [^"]+"/g;
/** Modules that load their own namespaces. */
const WITH_TEXTS = /withTexts\(\[[^\]]*\], \(\) => import\([^)]*\)\)/g;

/** The code of a file and of everything it imports. */
function codeFrom(file: string, seen = new Set<string>()): string {
  if (seen.has(file) || !existsSync(file)) return "";
  seen.add(file);
  const code = readFileSync(file, "utf8").replace(TYPES_AND_COMMENTS, "").replace(WITH_TEXTS, "");
  const imported = [...code.matchAll(IMPORT)].map(([, specifier = ""]) =>
    codeFrom(join(dirname(file), specifier), seen),
  );
  // The client names routes that the screen may not call.
  return [file.includes("/web/api/") ? code.replaceAll(ROUTE, "") : code, ...imported].join("\n");
}

/** The namespaces that code uses. */
const saidIn = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(/\(\$\) => \$\.(\w+)/g)].map(([, name = ""]) => name));

/** Codes of the row's own rules, and of what guards it. */
const refusalsOf = (route: Route): readonly string[] => [
  ...(route.refusals ?? []),
  ...(needsTerms(route) ? ["TERMS_CHANGED"] : []),
  ...(route.dailyQuota === undefined ? [] : ["DAILY_QUOTA_USED"]),
  ...(route.creates ? ["CONFLICT", "IDEMPOTENCY_KEY_REUSED"] : []),
  ...(route.multipart ? ["FILE_TOO_LARGE", "FILE_TYPE_NOT_ALLOWED"] : []),
];

/** Refusals of the routes that code calls, those that have a text. */
function refusedIn(code: string): readonly string[] {
  const called = Object.entries(routes as RouteTable).filter(([key]) => code.includes(`"${key}"`));
  const refused = new Set(called.flatMap(([, route]) => refusalsOf(route)));
  const isNamed = (refusal: string) => new RegExp(`"${refusal}"|\\b${refusal}:`).test(code);
  return [...refused].filter((refusal) => refusal in TEXTS.ko.errors && !isNamed(refusal));
}

/** Whether one of these chunks, or that of the language, has a text. */
const isThere = (namespaces: readonly string[], group: "errors" | "pages", key: string): boolean =>
  [chunks.first, ...namespaces.map((name) => chunks.later[name])].some((chunk) =>
    Object.hasOwn(Object(chunk?.[group]), key),
  );

test.each(await readScreens())("$path loads the namespaces it uses", (screen) => {
  const named: readonly string[] = screen.texts ?? [];
  const code = codeFrom(join(WEB, screen.module));
  const said = saidIn(code);
  expect([...said].filter((name) => ![...first, ...named].includes(name))).toEqual([]);
  expect(named.filter((name) => !said.has(name))).toEqual([]);
  expect(refusedIn(code).filter((refusal) => !isThere(named, "errors", refusal))).toEqual([]);
  if (screen.page !== "home") expect(isThere(named, "pages", screen.page)).toBe(true);
});

const WITH = /withTexts\(\[([^\]]*)\], (?:async )?\(\) => import\("([^"]+)"\)\)/g;
const SOURCES = { cwd: WEB, exclude: ["e2e/**", "dist/**", "node_modules/**"] };
/** Parts of screens that come later. */
const parts = globSync("**/*.{ts,tsx}", SOURCES).flatMap((file) =>
  [...readFileSync(join(WEB, file), "utf8").matchAll(WITH)].map(([, names = "", part = ""]) => ({
    part: join(dirname(file), part),
    named: [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  })),
);

test.each(parts)("$part, which comes later, brings the namespaces it uses", ({ part, named }) => {
  const code = codeFrom(join(WEB, part));
  expect([...saidIn(code)].filter((name) => ![...first, ...named].includes(name))).toEqual([]);
  expect(refusedIn(code).filter((refusal) => !isThere(named, "errors", refusal))).toEqual([]);
});

test("no screen and no part that comes later is left out", async () => {
  expect((await readScreens()).map(({ path }) => path)).toEqual(screens.map(({ path }) => path));
  expect(parts.length).toBeGreaterThan(0);
});

test("the shell uses only namespaces that load with the language", () => {
  const said = saidIn(codeFrom(join(HERE, "shell/shell.tsx")));
  expect([...said].filter((name) => !first.includes(name))).toEqual([]);
  expect([...said].filter((name) => !(name in TEXTS.ko))).toEqual([]);
});
