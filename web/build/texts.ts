// Makes modules of the texts in all folders (`virtual:texts`, typed in i18n/virtual-texts.d.ts). A subject's file has what
// loads at once, such as its menu words, beside what loads with its screens; a chunk has one or the other.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";
import type { Plugin } from "vite";
import { readTexts } from "../i18n/read-texts.ts";
import { FIRST, type Texts } from "../i18n/texts.ts";

const TEXTS = "virtual:texts";
const TEXT_FILE = new RegExp(`/texts/(?:${LANGUAGES.join("|")})\\.ts$`);

/** The module of a language's first texts, as the bundler names it. */
export const firstTextsOf = (language: Language): string => `\0${TEXTS}/${language}`;
/** The module of a namespace that loads later. */
export const laterTextsOf = (language: Language, namespace: string): string => `\0${TEXTS}/${language}/${namespace}`;

export function texts(): Plugin {
  let read = new Map<string, Promise<Texts>>();
  let version: number | undefined;
  const textsOf = (language: Language) => {
    const texts = read.get(language) ?? readTexts(language, version);
    read.set(language, texts);
    return texts;
  };
  return {
    name: "texts",
    resolveId: (id) => (id === TEXTS || id.startsWith(`${TEXTS}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${TEXTS}`) return listed(await textsOf("ko"));
      const language = LANGUAGES.find((one) => id === firstTextsOf(one) || id.startsWith(laterTextsOf(one, "")));
      if (language === undefined) return;
      const all = await textsOf(language);
      return id === firstTextsOf(language) ? firstOf(language, all) : exported(all, id.split("/").at(-1) ?? "");
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

const isFirst = (namespace: string): boolean => FIRST.some((name) => name === namespace);
const importOf = (...path: readonly string[]): string => `() => import(${JSON.stringify([TEXTS, ...path].join("/"))})`;
const record = (entries: readonly (readonly [string, string])[]): string =>
  `{ ${entries.map(([name, value]) => `${name}: ${value}`).join(", ")} }`;

const listed = (texts: Texts): string => `
  export const namespaces = ${JSON.stringify(Object.keys(texts))};
  export const languages = ${record(LANGUAGES.map((language) => [language, importOf(language)]))};`;

function firstOf(language: Language, texts: Texts): string {
  const later = Object.keys(texts).filter((namespace) => !isFirst(namespace));
  return `
  export const first = ${record(FIRST.map((namespace) => [namespace, JSON.stringify(texts[namespace])]))};
  export const later = ${record(later.map((namespace) => [namespace, importOf(language, namespace)]))};`;
}

function exported(texts: Texts, namespace: string): string {
  const group = Object.entries(texts).find(([name]) => name === namespace)?.[1];
  if (group === undefined || isFirst(namespace)) throw new Error(`There are no texts of ${namespace} that load later`);
  return `export const ${namespace} = ${JSON.stringify(group)};`;
}
