// The screens of all subjects where the bundler's glob doesn't reach: in the build itself and in the browser tests.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { requestOf } from "../api/request.ts";
import { listQuery } from "../list/filters.ts";
import { headerEntriesOf } from "../routing/menu.ts";
import { PARAM } from "../routing/paths.ts";
import { type Screen, screensOf, type Table } from "../routing/screen.ts";

const WEB = join(import.meta.dirname, "..");

/** A screen with the module that it loads: `notice/notice-screen.tsx`. */
export type FoundScreen = Screen & { readonly module: string };

export async function readScreens(): Promise<readonly FoundScreen[]> {
  const folders = globSync("*/screens.ts", { cwd: WEB }).map((file) => file.slice(0, file.indexOf("/")));
  return (await Promise.all(folders.toSorted().map(screensIn))).flat();
}

async function screensIn(folder: string): Promise<readonly FoundScreen[]> {
  const file = join(WEB, folder, "screens.ts");
  const { screens }: { readonly screens: Table } = await import(pathToFileURL(file).href);
  const modules = [...readFileSync(file, "utf8").matchAll(LOADED)].map(([, module]) => module);
  return screensOf(screens).map((screen, at) => ({ ...screen, module: `${folder}/${modules[at]}` }));
}

/** The module in each row: `load: async () => (await import("./notice-screen.tsx")).NoticeScreen`. */
const LOADED = /\bload: [^"]*?import\(\s*"\.\/([^"]+)"/g;

/** The URL of the data that a visitor's screen shows first, with a `*` for the seq at the end of its path. */
export function firstUrlOf({ path, first }: Screen): string | undefined {
  if (!first?.data) return undefined;
  const { get, list = false } = first.data;
  const params = Object.fromEntries([...path.matchAll(PARAM)].map(([, name = ""]) => [name, "*"]));
  return requestOf(get, { params, ...(list && { query: listQuery({}) }) }).url;
}

/** Writes the entries of the header's menu into the built app: home shows them without the route table. */
export function headerEntries(): Plugin {
  return {
    name: "header-entries",
    apply: "build",
    async load(id) {
      if (id !== join(WEB, "app/header-entries.ts")) return undefined;
      return `export const headerEntries = ${JSON.stringify(headerEntriesOf(await readScreens()))};`;
    },
  };
}

/** Writes the paths of all screens beside the built app: the server answers 404 to others, with the page that says so. */
export function screenPaths(): Plugin {
  return {
    name: "screen-paths",
    apply: "build",
    async generateBundle() {
      const paths = (await readScreens()).flatMap(({ path, from = [] }) => [path, ...from]);
      this.emitFile({ type: "asset", fileName: "screens.json", source: JSON.stringify(paths) });
    },
  };
}
