// Makes the standalone process one file for a whole run of tests, which starts it 200 times: half of a start is loading 2,400 modules
// (docs/decisions/0130).
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { BUNDLE, SOURCES } from "./server.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** Modules that are found by their folder as the process begins (platform/service/parts.ts, platform/texts/read-texts.ts). */
const FOUND = {
  texts: "{query-service,workers}/**/texts/*.ts",
  parts: "{command-service,projector,query-service,workers}/*/{routes,follow-ups,remote,projections,parts}.ts",
};
/** Where they are found, by what imports them there. */
const FINDERS: Readonly<Record<string, RegExp>> = {
  "platform/service/parts.ts": /import\(\/\* @vite-ignore \*\/ (href)\)/,
  "platform/texts/read-texts.ts": /import\(\/\* @vite-ignore \*\/ (pathToFileURL\(file\)\.href)\)/,
};
const FIND = "globalThis.foundInBundle";

/** Texts first: parts read them as they begin. */
const ENTRY = `import "\0texts"; import "\0parts"; import ${JSON.stringify(fileURLToPath(SOURCES))};`;

function listed(glob: string): string {
  const files = globSync(glob, { cwd: ROOT, exclude: ["**/node_modules/**"] }).map((file) => join(ROOT, file));
  const imports = files.map((file, at) => `import * as module${at} from ${JSON.stringify(file)};`);
  const entries = files.map((file, at) => `[${JSON.stringify(pathToFileURL(file).href)}, module${at}]`);
  return `${imports.join("\n")}
const modules = new Map([${entries.join(",\n")}]);
const before = ${FIND};
${FIND} = (href) => {
  const found = modules.get(href) ?? before?.(href);
  if (found === undefined) throw new Error(href + " is not in the bundle");
  return found;
};`;
}

const virtual = (): Plugin => ({
  name: "found-by-folder",
  enforce: "pre",
  resolveId: (id) => (id.startsWith("\0") ? id : undefined),
  load(id) {
    if (id === "\0main") return ENTRY;
    if (id === "\0texts") return listed(FOUND.texts);
    return id === "\0parts" ? listed(FOUND.parts) : undefined;
  },
  transform(code, id) {
    const finder = FINDERS[id.slice(ROOT.length)];
    if (finder === undefined) return;
    if (!finder.test(code)) throw new Error(`${id} finds its modules in another way than the bundle knows`);
    return code.replace(finder, `${FIND}($1)`);
  },
});

/** Modules believe that they are where their sources are: there are the threads that they start, and the files that they read. */
const inPlace = (): Plugin => ({
  name: "in-place",
  enforce: "pre",
  transform(code, id) {
    if (id.startsWith("\0") || !/import\.meta|__dirname|__filename/.test(code)) return;
    const places = {
      "import.meta.url": pathToFileURL(id).href,
      "import.meta.dirname": dirname(id),
      "import.meta.filename": id,
      __dirname: dirname(id),
      __filename: id,
    };
    const placed = Object.entries(places).reduce(
      (text, [name, place]) =>
        text.replaceAll(new RegExp(`(?<![\\w$.])${name.replaceAll(".", "\\.")}(?![\\w$])`, "g"), JSON.stringify(place)),
      code,
    );
    return placed.replaceAll("import.meta.main", "false");
  },
});

await build({
  configFile: false,
  root: ROOT,
  publicDir: false,
  logLevel: "warn",
  plugins: [virtual(), inPlace()],
  // As Node resolves.
  resolve: { mainFields: ["main"] },
  ssr: { noExternal: true, external: ["sharp"], resolve: { conditions: ["node", "module-sync", "node-addons"] } },
  build: {
    ssr: true,
    outDir: fileURLToPath(new URL(".", BUNDLE)),
    emptyOutDir: true,
    target: "node26",
    minify: false,
    rolldownOptions: {
      input: { main: "\0main" },
      checks: { eval: false },
      output: {
        // Errors of libraries are told by their place (platform/log-port.ts).
        codeSplitting: { groups: [{ name: "libraries", test: /[\\/]node_modules[\\/]/, tags: ["$initial"] }] },
        entryFileNames: basename(BUNDLE.pathname),
        chunkFileNames: ({ moduleIds }) =>
          `${moduleIds.every((id) => /node_modules|^\0/.test(id)) ? "node_modules/" : ""}[name]-[hash].js`,
      },
    },
  },
});
