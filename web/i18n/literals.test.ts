import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { literalsIn } from "./literals.ts";

const WEB = join(import.meta.dirname, "..");
/** Languages are named in themselves, and offices in their own language. Words that try layouts are read while developing alone. */
const NAMED = ["i18n/languages.ts", "report/wizard/emergency/contacts.ts", "design/samples.ts"];

const files = globSync("**/*.{ts,tsx}", {
  cwd: WEB,
  exclude: ["**/texts/**", "widget/texts.ts", "e2e/**", "dist/**", "node_modules/**"],
})
  .filter((file) => !/\.test\.tsx?$/.test(file) && !NAMED.includes(file))
  .sort();

test("no component contains literal texts", () => {
  const found = files.flatMap((file) =>
    literalsIn(file, readFileSync(join(WEB, file), "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test.each([
  ["<p>Hello</p>", ["Hello"]],
  ['<p aria-label="Close" className="x" />', ["Close"]],
  ['<Field label="Name" id="name" />', ["Name"]],
  ["<p>{open ? 'Open' : t.closed}</p>", ["Open"]],
  [`<p>{\`\${n} items\`}</p>`, ["items"]],
  [`<p title={\`\${n} items\`} className={open ? 'open' : 'shut'} />`, ["items"]],
  ["<p>{a && 'b'}</p>", ["b"]],
  ["toast('신고했습니다')", ["신고했습니다"]],
  ["<p>{t.title} · 3 / 4 {'…'}</p>", []],
  ["<Button kind='quiet' aria-label={t.close}>{n}</Button>", []],
])("%s", (source, expected) => {
  expect(literalsIn("a.tsx", `const a = ${source};`)).toEqual(expected);
});
