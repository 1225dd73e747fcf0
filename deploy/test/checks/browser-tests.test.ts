// The browser tests of each subject run in Korean and in English (web/e2e/playwright.config.ts).
import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const E2E = fileURLToPath(new URL("../../../web/e2e", import.meta.url));
const read = (file: string): string => readFileSync(`${E2E}/${file}`, "utf8");
const files = globSync("*/*.e2e.ts", { cwd: E2E }).sort();
const subjects = [...new Set(files.map(dirname))];

const titlesIn = (file: string): readonly string[] =>
  [...read(file).matchAll(/^\s*test\(\s*["`]([^"`]+)["`]/gm)].map(([, title = ""]) => title);

test.each(subjects)("what people do with %s is tested in both languages", (subject) => {
  const titles = files.filter((file) => dirname(file) === subject).flatMap(titlesIn);
  expect(titles.filter((title) => !title.includes("@once"))).not.toEqual([]);
});
