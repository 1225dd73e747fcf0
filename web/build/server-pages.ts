// Builds the bundle that renders public pages (server/entry.tsx) beside the app, with the names of its stylesheets.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PAGE_PATHS } from "@sb/contracts/subjects.ts";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type Rolldown } from "vite";
import { headerEntriesOf } from "../routing/menu.ts";
import { readScreens } from "./table.ts";
import { texts } from "./texts.ts";

const WEB = join(import.meta.dirname, "..");
const OUT = join(WEB, "server/dist");
const FILE = "pages.js";
/**
 * Stand-ins for modules that are for browsers alone: a button that loads after the page, what a device remembers, and what a page
 * there waits for.
 */
const STAND_INS = {
  "report/level/level.tsx": 'export { LoadedLevelLine as LevelLine } from "./level-line.tsx";',
  "watching/lazy-watch-button.tsx": "export const WatchButton = () => null;",
  "session/storage.ts": "export const onDevice = { getItem: () => null }; export const inTab = onDevice;",
};
/** Drawn by chunks that load later. */
const LATER = ["markdown/drawn-markdown.tsx", "report/level/level-line.tsx"];

export function serverPages(): Plugin {
  return {
    name: "server-pages",
    apply: "build",
    writeBundle: async (_options, bundle) => {
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      await buildPages(await stylesOf(files));
    },
  };
}

async function buildPages(styles: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const header = headerEntriesOf(await readScreens()).filter(({ href }) => PAGE_PATHS.includes(href));
  await build({
    root: WEB,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [react(), texts({ server: true }), withoutScripts()],
    define: { STYLES: JSON.stringify(styles), HEADER: JSON.stringify(header), "process.env.NODE_ENV": '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(WEB, "server/entry.tsx"),
      outDir: OUT,
      emptyOutDir: true,
      target: "node26",
      minify: false,
      rolldownOptions: { output: { entryFileNames: FILE } },
    },
  });
  await requireAll();
}

/** Throws unless the bundle has exactly the pages that the subjects' definitions name. */
async function requireAll(): Promise<void> {
  const { paths }: { readonly paths: readonly string[] } = await import(pathToFileURL(join(OUT, FILE)).href);
  const missing = PAGE_PATHS.filter((path) => !paths.includes(path));
  const extra = paths.filter((path) => !PAGE_PATHS.includes(path));
  if (missing.length > 0) throw new Error(`No pages.tsx has the page ${missing.join(", ")}`);
  if (extra.length > 0) throw new Error(`No subject's definition names the page ${extra.join(", ")}`);
}

function withoutScripts(): Plugin {
  return {
    name: "without-scripts",
    enforce: "pre",
    load: (id) => Object.entries(STAND_INS).find(([module]) => id === join(WEB, module))?.[1],
  };
}

/** Stylesheets by path; that of the app stands in the page. */
async function stylesOf(chunks: readonly Rolldown.OutputChunk[]): Promise<Readonly<Record<string, readonly string[]>>> {
  const screens = await readScreens();
  const inPage = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(entry, chunks)]));
  const of = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/${module}`)));
    if (found === undefined) throw new Error(`The built app has no chunk with ${module}`);
    return [...withImports(found, chunks)].filter((chunk) => !inPage.has(chunk)).flatMap(cssOf);
  };
  return Object.fromEntries(
    PAGE_PATHS.map((path) => {
      const screen = screens.find((each) => each.path === path);
      if (screen === undefined) throw new Error(`The page ${path} is of no screen`);
      return [path, [...new Set([screen.module, ...LATER].flatMap(of))].map((file) => `/${file}`)];
    }),
  );
}

const cssOf = (chunk: Rolldown.OutputChunk): readonly string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<Rolldown.OutputChunk>(),
): ReadonlySet<Rolldown.OutputChunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const one of chunks) if (chunk.imports.includes(one.fileName)) withImports(one, chunks, seen);
  return seen;
}
