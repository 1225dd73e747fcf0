// Injects the first paint (first/) into the built page as an inline script, with the hashed file names.
import { join } from "node:path";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { build, type Plugin, type Rolldown } from "vite";
import { requestOf } from "../api/request.ts";
import type { First } from "../first/first-paint.ts";
import { type AllTexts, readAllTexts } from "../i18n/read-texts.ts";
import type { Later } from "../i18n/texts.ts";
import { historyQuery, NO_FILTERS } from "../report/filters.ts";
import { firstTextsOf, laterTextsOf } from "./texts.ts";

/** The most visited screens, whose chunks are preloaded. */
const SCREENS = {
  "/": "/home/home-screen.tsx",
  "/report/history": "/report/history/history-screen.tsx",
  "/report/history/*": "/report/detail/detail-screen.tsx",
  "/term/privacy": "/terms/terms-screen.tsx",
  "/term/service": "/terms/terms-screen.tsx",
};
/** The namespaces of those screens, besides those that come with the language. */
const LATER: Readonly<Record<string, readonly Later[]>> = {
  "/report/history": ["pages", "report"],
  "/report/history/*": ["pages", "report"],
  "/term/privacy": ["pages", "terms"],
  "/term/service": ["pages", "terms"],
};
/** Every screen but home waits for the route table. */
const TABLE = "/app/screens.ts";
/** The one GET that each of these screens shows to a visitor. */
const PREFETCH_URLS = {
  "/": requestOf("GET home/main", {}).url,
  "/report/history": requestOf("GET report/history", { query: historyQuery(NO_FILTERS) }).url,
  "/report/history/*": requestOf("GET report/history/{dclrSeq}", { params: { dclrSeq: "*" } }).url,
};
const ENTRY = join(import.meta.dirname, "../first/inline.ts");

export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: async (_html, { bundle = {} }) => {
        const children = await bundled(firstOf(Object.values(bundle), await readAllTexts()));
        return [{ tag: "script", children, injectTo: "body" }];
      },
    },
  };
}

function firstOf(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], texts: AllTexts): First {
  const chunks = files.filter((file) => file.type === "chunk");
  const chunkOf = (module: string) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (found === undefined) throw new Error(`The built app has no chunk of its own for ${module}`);
    return found;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const ground = new Set(entry && withImports(entry, chunks));
  const filesOf = (path: string, module: string) => {
    const modules = path === "/" ? [module] : [TABLE, module];
    const all = new Set(modules.flatMap((one) => withImports(chunkOf(one), chunks)));
    const needed = [...all].filter((chunk) => !ground.has(chunk));
    return needed.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]).map((name) => `/${name}`);
  };
  return {
    brand: texts.ko.common.brand,
    words: byLanguage((language) => ({ heading: texts[language].home.heading, lead: texts[language].home.lead })),
    texts: byLanguage((language) => `/${chunkOf(firstTextsOf(language)).fileName}`),
    urls: PREFETCH_URLS,
    screens: Object.fromEntries(Object.entries(SCREENS).map(([path, module]) => [path, filesOf(path, module)])),
    later: Object.fromEntries(
      Object.entries(LATER).map(([path, namespaces]) => [
        path,
        byLanguage((language) =>
          namespaces.map((namespace) => `/${chunkOf(laterTextsOf(language, namespace)).fileName}`),
        ),
      ]),
    ),
  };
}

/** The chunk and all its static imports, itself first. */
function withImports(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<Rolldown.OutputChunk>(),
): readonly Rolldown.OutputChunk[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [chunk, ...imported.flatMap((one) => withImports(one, chunks, seen))];
}

const stylesOf = (chunk: Rolldown.OutputChunk): readonly string[] => [...(chunk.viteMetadata?.importedCss ?? [])];

function byLanguage<Value>(ofLanguage: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, ofLanguage(language)])) as Record<Language, Value>;
}

/** The inline script; it has to fit into the page's first packets. */
async function bundled(first: First): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { FIRST: JSON.stringify(first) },
    build: { write: false, target: "es2022", lib: { entry: ENTRY, formats: ["iife"], name: "first" } },
  });
  const [result] = [built].flat();
  const chunk = result && "output" in result ? result.output[0] : undefined;
  if (chunk === undefined) throw new Error("The first paint was not built");
  // `</script>` inside a text would end the script.
  return chunk.code.trim().replaceAll("</", "<\\/");
}
