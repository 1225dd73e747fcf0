// Every class that a component takes from a CSS module stands there, and every class there is taken by somebody.
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("../../../web/", import.meta.url));
const options = { cwd: web, exclude: ["**/node_modules/**", "**/dist/**"] };
const textOf = (file: string): string => readFileSync(web + file, "utf8");

type Use = { readonly file: string; readonly sheet: string; readonly name: string };

/** Without comments, strings and numbers such as `.5`. */
const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|\.\d+/g, "").matchAll(/\.([A-Za-z][\w-]*)/g)].map(
      ([, name = ""]) => name,
    ),
  );

/** `*` where the name is not written out (`styles[name]`, `styles={styles}`): any class may be meant. */
function usesOf(file: string, text: string): readonly Use[] {
  const imports = [...text.matchAll(/import (\w+) from "([^"]+\.module\.css)";/g)];
  return imports.flatMap(([line = "", local = "", from = ""]) => {
    const sheet = posix.join(posix.dirname(file), from);
    const taken = text.replace(line, "").matchAll(new RegExp(`(?<![\\w.$"/-])${local}\\b(?:\\.(\\w+)|[[}])`, "g"));
    return [...taken].map(([, name = "*"]) => ({ file, sheet, name }));
  });
}

const sheets = new Map(globSync("**/*.module.css", options).map((file) => [file, classesOf(textOf(file))]));
const uses = globSync("**/*.{ts,tsx}", options).flatMap((file) => usesOf(file, textOf(file)));

test("a class that is taken stands in its sheet", () => {
  const isMissing = ({ sheet, name }: Use) => name !== "*" && !sheets.get(sheet)?.has(name);
  expect(uses.filter(isMissing)).toEqual([]);
});

test("a class that stands in a sheet is taken", () => {
  const isTaken = (sheet: string, name: string) =>
    uses.some((use) => use.sheet === sheet && (use.name === name || use.name === "*"));
  const idle = [...sheets].flatMap(([sheet, names]) =>
    [...names].filter((name) => !isTaken(sheet, name)).map((name) => `${sheet} .${name}`),
  );
  expect(idle).toEqual([]);
});

test("the check detects both", () => {
  const text = 'import styles from "./a.module.css";\nconst a = [styles.one, styles[two], x.styles.three];';
  expect(usesOf("b/c.tsx", text).map(({ sheet, name }) => `${sheet} ${name}`)).toEqual([
    "b/a.module.css one",
    "b/a.module.css *",
  ]);
  expect([...classesOf('/* .no */ .one > .two-x:hover { gap: .5em; content: ".no"; }')]).toEqual(["one", "two-x"]);
});
