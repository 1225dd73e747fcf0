// Makes modules of the texts in all folders (`virtual:texts`, typed in i18n/virtual-texts.d.ts). A subject's file has what
// loads at once, such as its menu words, beside what loads with its screens; a chunk has one or the other.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import type { TextGroup } from "@sb/contracts/texts.ts";
import type { Plugin } from "vite";
import { type Chunks, chunksOf, readTextFiles } from "../i18n/read-texts.ts";

const TEXTS = "virtual:texts";
const ONLY_SERVER = ["server/**"];
const TEXT_FILE = new RegExp(`/texts/(?:${LANGUAGES.join("|")})\\.ts$`);

/** The module of a language's first texts, as the bundler names it. */
export const firstTextsOf = (language: Language): string => `\0${TEXTS}/${language}`;
/** The module of a namespace that loads later. */
export const laterTextsOf = (language: Language, namespace: string): string => `\0${TEXTS}/${language}/${namespace}`;

type Options = { /** With those of rendered pages, which the app never shows. */ readonly server?: boolean };

export function texts({ server = false }: Options = {}): Plugin {
  let read = new Map<Language, Promise<Chunks>>();
  let version: number | undefined;
  const chunksIn = (language: Language) => {
    const chunks = read.get(language) ?? readTextFiles(language, version, server ? [] : ONLY_SERVER).then(chunksOf);
    read.set(language, chunks);
    return chunks;
  };
  return {
    name: "texts",
    resolveId: (id) => (id === TEXTS || id.startsWith(`${TEXTS}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${TEXTS}`) return listed(await chunksIn("ko"));
      const language = LANGUAGES.find((one) => id === firstTextsOf(one) || id.startsWith(laterTextsOf(one, "")));
      if (language === undefined) return;
      const { first, later } = await chunksIn(language);
      if (id === firstTextsOf(language)) return withLanguage(language, first, Object.keys(later));
      return exported(later[id.slice(laterTextsOf(language, "").length)] ?? {});
    },
    hotUpdate({ file, timestamp }) {
      if (!TEXT_FILE.test(file)) return;
      read = new Map();
      version = timestamp;
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${TEXTS}`)) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send({ type: "full-reload" });
      return [];
    },
  };
}

const listed = ({ first, later }: Chunks): string => `
  export const namespaces = ${JSON.stringify([...new Set(Object.keys({ ...first, ...later }))])};
  export const languages = ${record(LANGUAGES, (language) => importOf(language))};`;

const withLanguage = (language: Language, first: TextGroup, later: readonly string[]): string => `
  export const first = ${JSON.stringify(first)};
  export const later = ${record(later, (namespace) => importOf(language, namespace))};`;

const exported = (chunk: TextGroup): string =>
  Object.entries(chunk)
    .map(([namespace, texts]) => `export const ${namespace} = ${JSON.stringify(texts)};`)
    .join("\n");

const importOf = (...path: readonly string[]): string => `() => import(${JSON.stringify([TEXTS, ...path].join("/"))})`;
const record = <Name extends string>(names: readonly Name[], value: (name: Name) => string): string =>
  `{ ${names.map((name) => `${name}: ${value(name)}`).join(", ")} }`;
