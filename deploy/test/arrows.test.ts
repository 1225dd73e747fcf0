// The arrows between the folders (DESIGN.md section 1): who may import whom.
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  platform: ["contracts"],
  "command-service": ["contracts", "platform"],
  projector: ["contracts", "platform"],
  "query-service": ["contracts", "platform"],
  workers: ["contracts", "platform"],
  web: ["contracts"],
  // The browser tests start the whole, and drive the app.
  "web/e2e": ["contracts", "web", "deploy"],
  deploy: ["contracts", "platform", "command-service", "projector", "query-service", "workers"],
  bench: ["contracts", "platform", "command-service", "projector", "query-service", "workers", "deploy"],
};
const PARTS = Object.keys(MAY_IMPORT);

/** The innermost part that a path stands in. */
const partOf = (path: string): string | undefined => PARTS.findLast((part) => path.startsWith(`${part}/`));

const filesOf = (part: string): string[] =>
  globSync(`${part}/**/*.{ts,tsx}`, { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] }).filter(
    (file) => partOf(file) === part,
  );

function importsOf(file: string): string[] {
  const text = readFileSync(root + file, "utf8");
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)["']([^"']+)["']/g);
  return [...found].map(([, specifier = ""]) => specifier);
}

/** The part of the house an import leads to; undefined for a library or the file's own part. */
function targetOf(part: string, file: string, specifier: string): string | undefined {
  const own = /^@sb\/([\w-]+)\//.exec(specifier)?.[1];
  if (own) return own === part ? undefined : own;
  if (!specifier.startsWith(".")) return undefined;
  const target = partOf(new URL(specifier, `file:///${file}`).pathname.slice(1));
  return target === part ? undefined : target;
}

test.each(PARTS)("%s imports only what it may", (part) => {
  const files = filesOf(part);
  const allowed = MAY_IMPORT[part] ?? [];
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => {
        const target = targetOf(part, file, specifier);
        return target !== undefined && !allowed.includes(target);
      })
      .map((specifier) => `${file} → ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

test("contracts has no dependency but zod", () => {
  const libraries = filesOf("contracts")
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap(importsOf)
    .filter((specifier) => !specifier.startsWith("."));
  expect([...new Set(libraries)]).toEqual(["zod"]);
});

test("deciders import no infrastructure", () => {
  const wrong = globSync("command-service/**/*decider*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => importsOf(file).map((specifier) => `${file} → ${specifier}`))
    .filter((line) =>
      /→ (node:|@sb\/platform\/(event-store|read-store|search-index|bus|files|vault|http)\/)/.test(line),
    );
  expect(wrong).toEqual([]);
});
