// `npm run docs`: the documents as a site in docs/dist, which any server, or a browser by itself, shows. Nothing is loaded from elsewhere.
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import MiniSearch from "minisearch";
import { escaped, type Page, readPages } from "./pages.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const target = join(root, "docs/dist");

/** Groups of the menu, by how a file's name begins; the first that fits counts. */
const GROUPS: readonly (readonly [title: string, pattern: RegExp])[] = [
  ["Start", /^[A-Z]+\.md$/],
  ["Guides", /^docs\/[^/]+$/],
  ["Subjects", /^docs\/subjects\//],
  ["Specification", /^docs\/specification\//],
  ["Decisions", /^docs\/decisions\//],
  ["In the source", /./],
];

function build(): void {
  const pages = readPages(root);
  const broken = pages.flatMap((page) => page.broken.map((href) => `${page.file}: ${href}`));
  if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join("\n")}`);
  rmSync(target, { recursive: true, force: true });
  for (const page of pages) write(page.path, documentOf(page, pages));
  write("search-index.js", `globalThis.docsIndex = ${JSON.stringify(indexOf(pages))};\n`);
  cpSync(join(root, "docs/images"), join(target, "docs/images"), { recursive: true });
  cpSync(join(root, "web/theme/tokens.css"), join(target, "tokens.css"));
  for (const name of ["look.css", "search.js"]) cpSync(join(import.meta.dirname, "page", name), join(target, name));
  const { resolve } = createRequire(import.meta.url);
  cpSync(join(dirname(resolve("minisearch")), "../umd/index.js"), join(target, "minisearch.js"));
  console.log(`${pages.length} documents are in docs/dist: open docs/dist/index.html`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text);
}

/** Sections are what is found: a hit leads to its heading. */
function indexOf(pages: readonly Page[]): MiniSearch {
  const search = new MiniSearch({ fields: ["title", "page", "text"], storeFields: ["title", "page", "path"] });
  const sections = pages.flatMap(({ path, title, sections }) =>
    sections.map((section) => ({
      ...section,
      id: `${path}#${section.id}`,
      path: `${path}#${section.id}`,
      page: title,
    })),
  );
  search.addAll(sections);
  return search;
}

function documentOf(page: Page, pages: readonly Page[]): string {
  const up = posix.relative(dirname(page.path), ".") || ".";
  const scripts = ["minisearch.js", "search-index.js", "search.js"];
  return `<!doctype html>
<html lang="en" data-root="${up}/">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)} | Safer Block</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${up}/tokens.css">
<link rel="stylesheet" href="${up}/look.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="${up}/index.html">Safer Block</a>
<search><label for="q">Search</label> <input id="q" type="search" autocomplete="off" placeholder="Search the documents">
<ol id="found" hidden></ol><p id="told" role="status"></p></search>
</header>
<div class="columns">
<nav aria-label="Documents">
${menuOf(page, pages, up)}
</nav>
<main id="content">
${page.html}
</main>
</div>
${scripts.map((name) => `<script defer src="${up}/${name}"></script>`).join("\n")}
</body>
</html>
`;
}

function menuOf(here: Page, pages: readonly Page[], up: string): string {
  const groups = Map.groupBy(pages, ({ file }) => GROUPS.find(([, pattern]) => pattern.test(file))?.[0]);
  return GROUPS.map(([title]) => {
    const own = groups.get(title) ?? [];
    const links = own.map(({ path, title }) => {
      const current = path === here.path ? ' aria-current="page"' : "";
      return `<li><a href="${up}/${path}"${current}>${escaped(title)}</a></li>`;
    });
    return `<details${own.includes(here) ? " open" : ""}><summary>${title}</summary><ul>${links.join("\n")}</ul></details>`;
  }).join("\n");
}

build();
