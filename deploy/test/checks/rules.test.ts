// Rules are pure: they use no store, clock, random source or network, not even through their imports, and have no state
// between commands.
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const rules = globSync("*/*/{rules/*,*decider}.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));

/** Digests, IP syntax and punycode: deterministic. */
const PURE_NODE = [
  'import { createHash } from "node:crypto"',
  'import { isIP, isIPv6 } from "node:net"',
  'import { domainToUnicode } from "node:url"',
];
const IMPURE = /^platform\/(?:event-store|read-store|search|bus|jobs|lease|files|vault|http|token|ids|log|config)\b/;

/** Runtime imports, as `import { … } from "…"`. */
function importsOf(text: string): readonly { readonly line: string; readonly from: string }[] {
  const found = text.matchAll(/^(?:import|export)(?!\s+type\b)[^;]*?\bfrom\s+"([^"]+)"|^import\s+"([^"]+)"/gm);
  return [...found].map(([line, from, bare]) => ({ line, from: from ?? bare ?? "" }));
}

function fileOf(importer: string, from: string): string | undefined {
  if (from.startsWith("@sb/")) return from.slice("@sb/".length);
  return from.startsWith(".") ? posix.join(posix.dirname(importer), from) : undefined;
}

/** Forbidden modules, with the import path to each. */
function impureFrom(file: string, read: (file: string) => string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(read(file)).flatMap(({ line, from }) => {
    const target = fileOf(file, from);
    const isImpure = from.startsWith("node:") ? !PURE_NODE.includes(line) : IMPURE.test(target ?? "");
    if (isImpure) return [`${file} → ${from}`];
    return target === undefined ? [] : impureFrom(target, read, seen);
  });
}

const GLOBALS =
  /\b(?:Math\.random|Date\.now|new Date\(\)|nowText|watchSteps|performance|process|fetch|crypto|setTimeout|console)\b/;
const STATE = /^(?:export )?(?:let |var |const \w+(?:: [^=]+)? = new (?:WeakMap|Map|WeakSet|Set)\b(?!.*\(\[))/m;

const textOf = (file: string): string => readFileSync(root + file, "utf8");
const codeOf = (file: string): string => textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

describe.each(rules)("%s", (file) => {
  test("imports only rules and schemas", () => expect(impureFrom(file, textOf)).toEqual([]));
  test("uses no clock, random source or process", () => expect(codeOf(file)).not.toMatch(GLOBALS));
  test("has no state between commands", () => expect(codeOf(file)).not.toMatch(STATE));
});

test("the check detects violations", () => {
  expect(rules).toContain("command-service/report/rules/decider.ts");
  const files: Readonly<Record<string, string>> = {
    "a/b/rules/c.ts": 'import { x } from "../d.ts";\nimport type { Y } from "node:fs";',
    "a/b/d.ts": 'import { z } from "@sb/platform/ids.ts";\nimport "node:fs";',
  };
  expect(impureFrom("a/b/rules/c.ts", (file) => files[file] ?? "")).toEqual([
    "a/b/d.ts → @sb/platform/ids.ts",
    "a/b/d.ts → node:fs",
  ]);
  expect("const at = Date.now();").toMatch(GLOBALS);
  expect("const good = new WeakMap<A, B>();").toMatch(STATE);
});
