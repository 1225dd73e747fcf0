// Comments begin with their subject, not with a clause that defines a thing before it is named.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const options = { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] };
const RIDDLE = /(?:\/\/|\*)\s*(?:What|Of|Whoever|Those who|That which|So often|As long as)\b /;

const riddlesOf = (file: string, text: string): readonly string[] =>
  text.split("\n").flatMap((line, at) => (RIDDLE.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : []));

test("no comment begins with a riddle", () => {
  const files = globSync("*/**/*.{ts,tsx}", options);
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => riddlesOf(file, readFileSync(root + file, "utf8")))).toEqual([]);
});

test("the check detects one of each form", () => {
  const subject = "What a person watches.";
  const forms = [`// ${subject}`, `/** ${subject} */`, ` * ${subject}`, `{/* ${subject} */}`, `x(); // ${subject}`];
  expect(riddlesOf("a.ts", forms.join("\n"))).toHaveLength(forms.length);
  expect(riddlesOf("a.ts", "// Watches of a person, and what they saw.")).toEqual([]);
  expect(riddlesOf("a.ts", "// Whatever others sent has a maximum.")).toEqual([]);
});
