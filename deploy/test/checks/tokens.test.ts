// Sheets take every colour, space, size of type, radius, shadow, duration and layer from `web/theme/tokens.css`, which alone has values.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import postcss, { type AtRule, type Declaration } from "postcss";
import { expect, test } from "vitest";

const web = fileURLToPath(new URL("../../../web/", import.meta.url));
const TOKENS = "theme/tokens.css";
/** Where fonts are declared: a range of weights is the font's own. */
const FONTS = "theme/fonts.css";
/** Set by React Aria. */
const SET_ELSEWHERE: ReadonlySet<string> = new Set(["--trigger-width"]);
const sheets = globSync("**/*.css", { cwd: web, exclude: ["**/node_modules/**", "**/dist/**"] });

/** Widths at which layouts change; media queries can't take them from a token. */
const WIDTHS: ReadonlySet<string> = new Set(["560px", "720px", "960px", "559px", "719px", "959px"]);

const NAMED =
  "black|white|gray|grey|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|aqua|cyan|blue|navy|purple|violet|fuchsia|magenta|pink|brown|beige|ivory";
const COLOUR = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${NAMED})(?![\\w-])`,
  "i",
);
const SIZE = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|r?em|ch|pt|cm|mm|in)\b/;
const TIME = /(?<![\w.-])(?:\d*\.)?\d+m?s\b|cubic-bezier|steps\(/;
const NUMBER = /(?<![\w.-])-?(?:\d*\.)?[1-9]\d*(?:\.\d+)?(?![\w%-])/;

/** By property: values that only the tokens may have. */
const RULES: readonly (readonly [property: RegExp, forbidden: RegExp])[] = [
  [/./, COLOUR],
  [
    /^(?:padding|margin|scroll-padding|scroll-margin|inset)(?:-|$)|^(?:row-|column-)?gap$|^(?:top|right|bottom|left)$|^outline-offset$/,
    SIZE,
  ],
  [
    /^(?:border-.*radius|font-size|font|letter-spacing|word-spacing|box-shadow|text-shadow|filter|backdrop-filter)$/,
    SIZE,
  ],
  [/^(?:line-height|font-weight|z-index)$/, NUMBER],
  [/^(?:transition|animation)(?:-|$)/, TIME],
];

function isAllowed({ prop, value }: Declaration): boolean {
  // Hidden from sight, there for screen readers.
  if (prop === "margin" && value === "-1px") return true;
  const plain = value.replace(/"[^"]*"|url\([^)]*\)/g, "");
  return RULES.every(([property, forbidden]) => !property.test(prop) || !forbidden.test(plain));
}

const isWidthAllowed = ({ params }: AtRule): boolean =>
  [...params.matchAll(/[\d.]+(?:px|r?em)/g)].every(([width]) => WIDTHS.has(width));

/** Names that the sheet takes and that nobody defines. */
const namesTaken = (css: string): readonly string[] =>
  [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
const namesDefined = (css: string): readonly string[] =>
  [...css.matchAll(/(--[\w-]+)(?:"\]?)?[:,]/g)].map(([, name = ""]) => name);

function findingsIn(sheet: string, css: string): readonly string[] {
  const found: string[] = [];
  const root = postcss.parse(css, { from: sheet });
  root.walkDecls((declaration) => {
    if (!isAllowed(declaration)) found.push(`${sheet}:${declaration.source?.start?.line} ${declaration.toString()}`);
  });
  root.walkAtRules(/^(?:media|container)$/, (rule) => {
    if (!isWidthAllowed(rule)) found.push(`${sheet}:${rule.source?.start?.line} @${rule.name} ${rule.params}`);
  });
  return found;
}

const textOf = (file: string): string => readFileSync(web + file, "utf8");

test("values stand in the tokens alone", () => {
  expect(sheets).toContain(TOKENS);
  expect(
    sheets.filter((sheet) => sheet !== TOKENS && sheet !== FONTS).flatMap((sheet) => findingsIn(sheet, textOf(sheet))),
  ).toEqual([]);
});

test("a token that a sheet takes is there, and each is taken", () => {
  const code = globSync("**/*.{ts,tsx,html}", { cwd: web, exclude: ["**/node_modules/**", "**/dist/**"] })
    .map(textOf)
    .join();
  const css = sheets.map(textOf).join();
  const defined = new Set(namesDefined(css + code));
  const taken = new Set(namesTaken(css + code));
  expect([...taken].filter((name) => !defined.has(name) && !SET_ELSEWHERE.has(name))).toEqual([]);
  expect(namesDefined(textOf(TOKENS)).filter((name) => !taken.has(name))).toEqual([]);
});

test("the check detects values", () => {
  const bad = [
    "color: #fff",
    "border: 1px solid red",
    "background: color-mix(in srgb, rgb(0 0 0 / 0.4), var(--bg))",
    "gap: 6px var(--space-1)",
    "margin: calc(-1 * 4px) auto",
    "top: -3px",
    "border-radius: 12px",
    "font-size: 0.9rem",
    "line-height: 1.5",
    "z-index: 20",
    "box-shadow: 0 1px 2px var(--line)",
    "transition: opacity 150ms var(--ease)",
  ];
  for (const line of bad) expect(findingsIn("a.css", `.a { ${line}; }`)).toEqual([`a.css:1 ${line}`]);
  expect(findingsIn("a.css", "@media (min-width: 900px) { .a { gap: 0; } }")).toHaveLength(1);
  const good =
    "gap: 0; border: 1px solid var(--line); color: currentColor; width: 20px; line-height: inherit; z-index: 0; margin: -1px";
  expect(findingsIn("a.css", `@media (min-width: 720px) { .a { ${good}; } }`)).toEqual([]);
});
