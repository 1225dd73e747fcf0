// Refusals that have no text of their own: a screen has to say them, or people read "unknown error".
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "..");
const LIST = "errors/problem-text.ts";

const read = (file: string): string => readFileSync(join(WEB, file), "utf8");
const union = /type OfScreens =([^;]+);/.exec(read(LIST))?.[1] ?? "";
const codes = [...union.matchAll(/"(\w+)"/g)].map(([, code = ""]) => code);

const screens = globSync("**/*.{ts,tsx}", {
  cwd: WEB,
  exclude: ["**/texts/**", "e2e/**", "dist/**", "node_modules/**", LIST, "**/*.test.*"],
}).map(read);

test("there are such codes", () => expect(codes).toContain("DRAFT_CHANGED"));

test.each(codes)("a screen says what %s means", (code) => {
  expect(screens.some((source) => source.includes(code))).toBe(true);
});
