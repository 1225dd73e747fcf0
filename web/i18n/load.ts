// Languages come one at a time: a chunk with what every page may say, and one for each namespace that comes with its screens.
import type { Language } from "@sb/contracts/codes.ts";
import { addTexts, changeLanguage } from "./i18n.ts";
import type { Later } from "./namespaces.ts";

/** Each export is a namespace. */
const files = import.meta.glob<Readonly<Record<string, object>>>([
  "../locales/*/*.ts",
  "!../locales/*/index.ts",
  // These come with first.ts.
  "!../locales/*/{codes,common,errors,home,messages,pages}.ts",
]);

const spoken = new Set<Language>();
const wanted = new Set<"first" | Later>(["first"]);

/** Speaks a language once its texts are there; where they can't be fetched, the page stays as it is. */
export async function speak(language: Language): Promise<void> {
  // From now on: a screen that loads meanwhile brings its texts in this language too.
  spoken.add(language);
  try {
    await Promise.all([...wanted].map((chunk) => load(language, chunk)));
  } catch (error) {
    spoken.delete(language);
    throw error;
  }
  await changeLanguage(language);
}

/** Loads code together with the texts of the namespaces that it says, which are there before it is drawn. */
export async function withTexts<Code>(namespaces: readonly Later[], loadCode: () => Promise<Code>): Promise<Code> {
  for (const namespace of namespaces) wanted.add(namespace);
  const texts = [...spoken].flatMap((language) => namespaces.map((namespace) => load(language, namespace)));
  const [code] = await Promise.all([loadCode(), ...texts]);
  return code;
}

async function load(language: Language, chunk: "first" | Later): Promise<void> {
  const file = files[`../locales/${language}/${chunk}.ts`];
  if (!file) throw new Error(`There are no texts of ${chunk} in ${language}`);
  addTexts(language, await file());
}
