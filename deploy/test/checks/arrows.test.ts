// Allowed imports between the folders (docs/architecture.md).
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { subjects } from "@sb/contracts/subjects.ts";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  knowledge: ["contracts"],
  platform: ["contracts"],
  "command-service": ["contracts", "knowledge", "platform"],
  projector: ["contracts", "knowledge", "platform"],
  "query-service": ["contracts", "knowledge", "platform"],
  workers: ["contracts", "knowledge", "platform"],
  web: ["contracts"],
  // The browser tests start the whole system and use the app.
  "web/e2e": ["contracts", "web", "deploy"],
  deploy: ["contracts", "knowledge", "platform", "command-service", "projector", "query-service", "workers"],
  bench: ["contracts", "knowledge", "platform", "command-service", "projector", "query-service", "workers", "deploy"],
};
const PARTS = Object.keys(MAY_IMPORT);

/** Code that recognises targets and secrets on the device, as the server does; it loads on demand (decisions 0105, 0115 and 0143). */
const ON_DEVICE = [
  ...["web/report/private/", "web/report/edge/", "web/report/paper/", "web/report/guest/", "web/log/"],
  "web/scan/secrets/",
];
const isOnDevice = (file: string): boolean => ON_DEVICE.some((folder) => file.startsWith(folder));

/** The innermost part that contains a path. */
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

/** The part that an import leads to; undefined for a library or the file's own part. */
function targetOf(part: string, file: string, specifier: string): string | undefined {
  const own = /^@sb\/([\w-]+)\//.exec(specifier)?.[1];
  if (own) return own === part ? undefined : own;
  if (!specifier.startsWith(".")) return undefined;
  const target = partOf(new URL(specifier, `file:///${file}`).pathname.slice(1));
  return target === part ? undefined : target;
}

test.each(PARTS)("%s imports only from the parts it may", (part) => {
  const files = filesOf(part);
  const allowedIn = (file: string) => [...(MAY_IMPORT[part] ?? []), ...(isOnDevice(file) ? ["knowledge"] : [])];
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => {
        const target = targetOf(part, file, specifier);
        return target !== undefined && !allowedIn(file).includes(target);
      })
      .map((specifier) => `${file} → ${specifier}`),
  );
  expect(wrong).toEqual([]);
});

/** The project's files that run on devices: those in web/ and all that they import of other parts. */
function filesOnDevices(): readonly string[] {
  const found = new Set(filesOf("web").filter((file) => isOnDevice(file) && !file.endsWith(".test.ts")));
  for (const file of found)
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith("@sb/")) found.add(specifier.slice(4));
      else if (specifier.startsWith(".") && !file.startsWith("web/"))
        found.add(new URL(specifier, `file:///${file}`).pathname.slice(1));
    }
  return [...found];
}

test("what recognises targets on devices needs nothing of Node", () => {
  const files = filesOnDevices();
  expect(files).toContain("knowledge/address/finder/find.ts");
  const wrong = files.filter(
    (file) => /\b(?:Buffer|process)\./.test(readFileSync(root + file, "utf8")) || importsOf(file).some(isNodes),
  );
  expect(wrong).toEqual([]);
});

const isNodes = (specifier: string): boolean => specifier.startsWith("node:");

// The web app's layers: a folder imports from its own layer and those below, and subjects never import each other.
const WEB_LAYERS = [
  { folders: ["ui", "theme"], peers: true },
  { folders: ["i18n", "api", "session", "errors", "routing", "modals"], peers: true },
  // Building blocks without a subject; those of rendered pages are in `server`.
  {
    folders: [
      "list",
      "form",
      "content",
      "attachments",
      "comments",
      "consent",
      "markdown",
      "scan",
      "server",
      "templates",
      "watching",
    ],
    peers: true,
  },
  { folders: subjects.map(({ name }) => name).filter((name) => name !== "home"), peers: false },
  // Pages that combine several subjects.
  { folders: ["home", "my-page", "bulk"], peers: false },
  { folders: ["app", "first", "build"], peers: true },
  // The page of all parts, while developing.
  { folders: ["design"], peers: false },
  // For other sites: apart from the app.
  { folders: ["widget"], peers: false },
];
const layerOf = (path: string): number =>
  WEB_LAYERS.findIndex(({ folders }) => folders.includes(path.split("/")[1] ?? ""));
const WEB_FOLDERS = WEB_LAYERS.flatMap(({ folders }) => folders);

test("each folder of the web app belongs to a layer", () => {
  const folders = filesOf("web").flatMap((file) => (file.split("/").length > 2 ? [file.split("/")[1] ?? ""] : []));
  expect([...new Set(folders)].filter((folder) => !WEB_FOLDERS.includes(folder))).toEqual([]);
});

test.each(WEB_FOLDERS)("web/%s imports only from its own layer and those below", (folder) => {
  const wrong = filesOf("web")
    .filter((file) => file.startsWith(`web/${folder}/`))
    .flatMap((file) => targetsIn(file).map((target) => ({ file, target })))
    .filter(({ target }) => !target.startsWith(`web/${folder}/`) && !mayImport(`web/${folder}/`, target));
  expect(wrong.map(({ file, target }) => `${file} → ${target}`)).toEqual([]);
});

/** The project's files that a file imports. */
function targetsIn(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => new URL(specifier, `file:///${file}`).pathname.slice(1));
}

function mayImport(from: string, target: string): boolean {
  const [own, other] = [layerOf(from), layerOf(target)];
  if (own === other) return WEB_LAYERS[own]?.peers === true;
  // Pages import only from the top level of a subject's folder.
  if (own === layerOf("web/home/") && other === layerOf("web/report/")) return target.split("/").length === 3;
  return other >= 0 && other < own;
}

// The search engine's layers, from the lowest up: a folder imports from itself and from those before it.
const SEARCH_LAYERS = [
  "analysis",
  "query",
  "sqlite/storage",
  "sqlite/postings",
  "sqlite/dictionary",
  "sqlite/segments",
  "sqlite/ranking",
  "sqlite/search",
  "sqlite/threads",
  "sqlite",
].map((folder) => `platform/search/${folder}/`);
/** The innermost that contains a path; none for the port. */
const searchLayerOf = (path: string): number => SEARCH_LAYERS.findIndex((folder) => path.startsWith(folder));

test.each(SEARCH_LAYERS.entries().toArray())(
  "layer %i of the search engine imports only from those before it: %s",
  (layer) => {
    const files = filesOf("platform").filter((file) => searchLayerOf(file) === layer && !file.endsWith(".test.ts"));
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      targetsIn(file)
        .filter((target) => target.startsWith("platform/search/") && target !== "platform/search/port.ts")
        .filter((target) => searchLayerOf(target) < 0 || searchLayerOf(target) > layer)
        .map((target) => `${file} → ${target}`),
    );
    expect(wrong).toEqual([]);
  },
);

test("no folder of the search engine has more than fifteen files", () => {
  const folders = Map.groupBy(
    filesOf("platform").filter((file) => searchLayerOf(file) >= 0),
    (file) => file.slice(0, file.lastIndexOf("/")),
  );
  expect([...folders].filter(([, files]) => files.length > 15).map(([folder]) => folder)).toEqual([]);
});

test("contracts depends only on zod", () => {
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
      /→ (node:|@sb\/platform\/(event-store|read-store|search|bus|jobs|lease|files|vault|http)\/)/.test(line),
    );
  expect(wrong).toEqual([]);
});
