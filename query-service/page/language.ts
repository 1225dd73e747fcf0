// The language of a page: the one that its URL names, else the reader's first that we speak, as the app chooses (web/i18n/languages.ts).
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";

/** `header`: Accept-Language (RFC 9110, section 12.5.4). Who asks for none, as crawlers do, gets Korean. */
export function pageLanguage(asked: unknown, header: string | undefined): Language {
  const named = LANGUAGES.find((language) => language === asked);
  if (named) return named;
  const tags = tagsIn(header ?? "");
  if (tags.length === 0) return "ko";
  return LANGUAGES.find((language) => language === tags.find((tag) => isSpoken(tag))) ?? "en";
}

const isSpoken = (tag: string): boolean => LANGUAGES.some((language) => language === tag);

const MOST = 20;

/** Primary tags, the most wanted first. */
function tagsIn(header: string): readonly string[] {
  const entries = header.split(",", MOST).map((entry) => {
    const [tag = "", ...rest] = entry.split(";").map((part) => part.trim().toLowerCase());
    const weight = Number(rest.find((part) => part.startsWith("q="))?.slice(2) ?? 1);
    return { primary: tag.split("-")[0] ?? "", weight: Number.isNaN(weight) ? 0 : weight };
  });
  const wanted = entries.filter(({ primary, weight }) => primary !== "" && primary !== "*" && weight > 0);
  return wanted.toSorted((one, other) => other.weight - one.weight).map(({ primary }) => primary);
}
