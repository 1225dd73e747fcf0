// The language of the page and its texts: `const t = useText()` and then `t.report.history.heading`.
import type { Language } from "@sb/contracts/codes.ts";
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from "react";
import type { Texts } from "../locales/ko/index.ts";
import { createFormat, type Format } from "./format.ts";
import { LOCALES, storeLanguage } from "./languages.ts";
import { loadTexts } from "./load.ts";

type Spoken = {
  readonly language: Language;
  readonly texts: Texts;
  readonly format: Format;
  readonly setLanguage: (language: Language) => Promise<void>;
};

const SpokenContext = createContext<Spoken | undefined>(undefined);

export function TextProvider(props: { language: Language; texts: Texts; children: ReactNode }) {
  const [now, setNow] = useState({ language: props.language, texts: props.texts });
  useEffect(() => {
    document.documentElement.lang = LOCALES[now.language];
  }, [now.language]);
  const setLanguage = useCallback(async (language: Language) => {
    const texts = await loadTexts(language);
    storeLanguage(language);
    setNow({ language, texts });
  }, []);
  const spoken = useMemo(() => ({ ...now, format: createFormat(now.language), setLanguage }), [now, setLanguage]);
  return <SpokenContext value={spoken}>{props.children}</SpokenContext>;
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error("useText needs a TextProvider above it");
  return spoken;
}

/** Every text of the page's language. */
export const useText = (): Texts => useSpoken().texts;
/** Dates, numbers and spans in the page's language. */
export const useFormat = (): Format => useSpoken().format;
export function useLanguage(): Pick<Spoken, "language" | "setLanguage"> {
  return useSpoken();
}
