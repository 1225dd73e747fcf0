// The documents lead somewhere: links resolve, each decision is in the index, the README's grid is that of the folders.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { subjects } from "@sb/contracts/subjects.ts";
import { expect, test } from "vitest";
import { readPages } from "../../docs/pages.ts";
import { settingsPage } from "../../docs/settings.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), "utf8");

test.each(readPages(root))("$file: each link leads to a file of ours, and to a heading of it", ({ broken }) => {
  expect(broken).toEqual([]);
});

const NAMED =
  /`((?:contracts|knowledge|platform|command-service|projector|query-service|workers|web|deploy|bench|docs)\/[\w@./-]+)`/g;
/** Made by a build. */
const BUILT = /\/dist(?:\/|$)/;

test("each file that a document names is there; decisions name those of their day", () => {
  const gone = readPages(root)
    .filter(({ file }) => !file.startsWith("docs/decisions/"))
    .flatMap(({ file }) => [...read(file).matchAll(NAMED)].map(([, named = ""]) => ({ file, named })))
    .filter(({ named }) => !BUILT.test(named) && !existsSync(join(root, named)));
  expect(gone).toEqual([]);
});

test("docs/settings.md is what the schemas of the settings say: node deploy/docs/settings.ts", () => {
  expect(read("docs/settings.md")).toBe(settingsPage());
});

test("each decision has its number, a status, and a line in the index", () => {
  const index = read("docs/decisions/README.md");
  const files = globSync("docs/decisions/0*.md", { cwd: root }).sort();
  const rows = files.map((file) => {
    const [, number, title] = /^# (\d{4}): (.+)$/m.exec(read(file)) ?? [];
    const status = /^Status: (.+)$/m.exec(read(file))?.[1];
    const name = file.replace("docs/decisions/", "");
    expect([file, name.slice(0, 4)]).toEqual([file, number]);
    return `| [${number}](${name}) | ${title} | ${status} |`;
  });
  expect(index.split("\n").filter((line) => line.startsWith("| ["))).toEqual(rows);
});

const SERVICES = ["contracts", "command-service", "projector", "query-service", "workers", "web"];

test("the README's grid has each subject, and the folders that it has", () => {
  const rows = subjects
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const cells = SERVICES.map((service) => (existsSync(join(root, service, name)) ? "●" : ""));
      return `| ${[name, ...cells].join(" | ")} |`.replaceAll("|  |", "| |").replaceAll("|  |", "| |");
    });
  const grid = read("README.md").split("\n");
  const start = grid.findIndex((line) => line.startsWith("| subject |"));
  expect(grid.slice(start + 2, start + 2 + rows.length)).toEqual(rows);
});
