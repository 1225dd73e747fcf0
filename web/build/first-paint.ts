// Injects the first paint (first/) into the built page as an inline script, with the hashed file names.
import { join } from "node:path";
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import { build, type Plugin, type Rolldown } from "vite";
import type { First } from "../first/first-paint.ts";
import { type AllTexts, readAllTexts } from "../i18n/read-texts.ts";
import { PARAM } from "../routing/paths.ts";
import { type FoundScreen, firstUrlOf, readScreens } from "./table.ts";
import { firstTextsOf, laterTextsOf } from "./texts.ts";

/** Every screen but home waits for the route table. */
const TABLE = "app/table.ts";
const ENTRY = join(import.meta.dirname, "../first/inline.ts");

export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: async (_html, { bundle = {} }) => {
        const screens = (await readScreens()).filter(({ first }) => first);
        const children = await bundled(firstOf(Object.values(bundle), screens, await readAllTexts()));
        return [{ tag: "script", children, injectTo: "body" }];
      },
    },
  };
}

function firstOf(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  screens: readonly FoundScreen[],
  texts: AllTexts,
): First {
  const chunks = files.filter((file) => file.type === "chunk");
  const chunkOf = (module: string) => {
    const found = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id === module || id.endsWith(`/web/${module}`)),
    );
    if (found === undefined) throw new Error(`The built app has no chunk with ${module}`);
    return found;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const ground = new Set(entry && withImports(entry, chunks));
  const filesOf = (screen: FoundScreen) => {
    const modules = isHome(screen) ? [screen.module] : [TABLE, screen.module];
    const all = new Set(modules.flatMap((one) => withImports(chunkOf(one), chunks)));
    const needed = [...all].filter((chunk) => !ground.has(chunk));
    return needed.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)]).map((name) => `/${name}`);
  };
  const textsOf = ({ texts = [] }: FoundScreen) =>
    byLanguage((language) => texts.map((name) => `/${chunkOf(laterTextsOf(language, name)).fileName}`));
  const byPath = <Value>(of: (screen: FoundScreen) => Value, some = screens) =>
    Object.fromEntries(some.map((screen) => [patternOf(screen), of(screen)]));
  const urls = screens.map((screen) => [patternOf(screen), firstUrlOf(screen)]);
  return {
    brand: texts.ko.common.brand,
    words: byLanguage((language) => ({ heading: texts[language].home.heading, lead: texts[language].home.lead })),
    texts: byLanguage((language) => `/${chunkOf(firstTextsOf(language)).fileName}`),
    urls: Object.fromEntries(urls.filter(([, url]) => url)),
    screens: byPath(filesOf),
    later: byPath(
      textsOf,
      screens.filter((screen) => !isHome(screen)),
    ),
  };
}

const isHome = ({ path }: FoundScreen): boolean => path === "/";

/** `/report/history/:dclrSeq` is looked up as `/report/history/*`. */
const patternOf = ({ path }: FoundScreen): string => path.replace(PARAM, "*");

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
