// Loads texts per language: one chunk with the namespaces of every page, and one per namespace that loads with its
// screens.
import { languages as chunksOf } from "virtual:texts";
import type { Language } from "@sb/contracts/codes.ts";
import { addTexts, changeLanguage } from "./i18n.ts";
import type { Later } from "./texts.ts";

const languages = new Set<Language>();
const chunks = new Set<"first" | Later>(["first"]);

/**
 * Loads a language's texts, then switches to it. Rejects when they can't be loaded; the page then keeps its language.
 */
export async function loadLanguage(language: Language): Promise<void> {
  // From now on, screens load their texts in this language too.
  languages.add(language);
  try {
    await Promise.all([...chunks].map((chunk) => load(language, chunk)));
  } catch (error) {
    languages.delete(language);
    throw error;
  }
  await changeLanguage(language);
}

/** Loads code in parallel with the texts of its namespaces; resolves when both are there. */
export async function withTexts<Code>(namespaces: readonly Later[], loadCode: () => Promise<Code>): Promise<Code> {
  for (const namespace of namespaces) chunks.add(namespace);
  const texts = [...languages].flatMap((language) => namespaces.map((namespace) => load(language, namespace)));
  const [code] = await Promise.all([loadCode(), ...texts]);
  return code;
}

async function load(language: Language, chunk: "first" | Later): Promise<void> {
  const { first, later } = await chunksOf[language]();
  if (chunk === "first") return addTexts(language, first);
  const texts = later[chunk];
  if (!texts) throw new Error(`There are no texts of ${chunk} in ${language}`);
  addTexts(language, await texts());
}
