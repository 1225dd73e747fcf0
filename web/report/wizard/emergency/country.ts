import { COUNTRIES, type Country } from "./contacts.ts";

/** The country that the browser's first language stands for; ELSEWHERE if we have no contacts there. */
export function countryOf(tags: readonly string[]): Country {
  const region = regionOf(tags[0] ?? "");
  return COUNTRIES.find((country) => country === region) ?? "ELSEWHERE";
}

/** "de" → DE, "zh-TW" → TW, by the likely subtags of CLDR. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch (error) {
    // Browsers give what the user has set, which may be no tag at all.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
