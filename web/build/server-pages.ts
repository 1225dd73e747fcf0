// Builds the bundle that renders public pages (server/entry.tsx) beside the app, with its stylesheets.
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
 * Stand-ins for modules that are for browsers alone: what loads beside a screen, and what a device remembers.
 */
const STAND_INS = {
  "report/level/level.tsx": 'export { LoadedLevelLine as LevelLine } from "./level-line.tsx";',
  "watching/lazy-watch-button.tsx": 'export { WatchLook as WatchButton } from "./watch-look.tsx";',
  "session/storage.ts": "export const onDevice = { getItem: () => null }; export const inTab = onDevice;",
};
/** Drawn by chunks that load later. */
const LATER = ["markdown/drawn-markdown.tsx", "report/level/level-line.tsx"];

export function serverPages(): Plugin {
  return {
    name: "server-pages",
    apply: "build",
    writeBundle: async (_options, bundle) => {
      const styles = await stylesOf(Object.values(bundle).filter((file) => file.type === "chunk"));
      await buildPages(styles, sheetsOf(Object.values(styles).flat(), bundle));
    },
  };
}

async function buildPages(styles: Styles, sheets: Sheets): Promise<void> {
  const header = headerEntriesOf(await readScreens()).filter(({ href }) => PAGE_PATHS.includes(href));
  await build({
    root: WEB,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [react(), texts({ server: true }), withoutScripts()],
    define: {
      STYLES: JSON.stringify(styles),
      SHEETS: JSON.stringify(sheets),
      HEADER: JSON.stringify(header),
      "process.env.NODE_ENV": '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(WEB, "server/entry.tsx"),
      outDir: OUT,
      emptyOutDir: true,
      target: "node26",
      minify: false,
      // One file has what the app loads later, too.
      rolldownOptions: { output: { entryFileNames: FILE }, checks: { ineffectiveDynamicImport: false } },
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

type Styles = Readonly<Record<string, readonly string[]>>;
type Sheets = Readonly<Record<string, string>>;

/** Texts of the stylesheets, by their names. Throws where one would end the element that it is put into. */
function sheetsOf(names: readonly string[], bundle: Rolldown.OutputBundle): Sheets {
  const sheetOf = (name: string) => {
    const file = bundle[name.slice(1)];
    const css = file?.type === "asset" ? String(file.source).trim() : "";
    if (css === "" || css.includes("</")) throw new Error(`The stylesheet ${name} can't stand in a page`);
    return css;
  };
  return Object.fromEntries(names.map((name) => [name, sheetOf(name)]));
}

/** Names of stylesheets by path; the app's own has its link in the page. */
async function stylesOf(chunks: readonly Rolldown.OutputChunk[]): Promise<Styles> {
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
