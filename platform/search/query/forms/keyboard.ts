// Words typed with the keyboard in the other language: Korean with English letters, English with Korean ones.
import { convertHangulToQwerty, convertQwertyToHangul } from "es-hangul";
import { fold } from "../../analysis/fold.ts";

const ENGLISH_KEYS = keysOfSyllables();
const CHARS_AT_MOST = 48;
const KOREAN_KEYS = /^[\uac00-\ud7a3\u3131-\u3163]{2,24}$/;
/** Whole syllables, the last one maybe begun. Hardly any English word comes out as these. */
const SYLLABLES = /^[\uac00-\ud7a3]{2,}[\u3131-\u314e]?$/;
const WORD = /^[a-z]{3,}$/;

/** A consonant and a vowel for each syllable, finals between them; the vowels of two keys among them. */
function keysOfSyllables(): RegExp {
  const consonant = "[qwertasdfgzxcv]";
  const vowel = "(?:h[kol]|n[jpl]|ml|[yuiophjklbnm])";
  return new RegExp(`^${consonant}${vowel}(?:${consonant}{1,3}${vowel})*${consonant}{0,2}$`, "i");
}

/** The Hangul of the keys that were hit, folded; undefined where they make none. */
export function hangulTyped(written: string): string | undefined {
  if (written.length > CHARS_AT_MOST || !ENGLISH_KEYS.test(written)) return undefined;
  const made = convertQwertyToHangul(hasShift(written) ? written : written.toLowerCase());
  return SYLLABLES.test(made) ? fold(made).text : undefined;
}

/** Whether capitals are the shift key's: not those that a phone begins a word with, or caps lock makes. */
export const hasShift = (written: string): boolean => /[A-Z]/.test(written.slice(1)) && /[a-z]/.test(written);

/** The English word of the keys that were hit; undefined where they make none. */
export function latinTyped(written: string): string | undefined {
  const composed = written.normalize("NFC");
  if (!KOREAN_KEYS.test(composed)) return undefined;
  const made = convertHangulToQwerty(composed).toLowerCase();
  return WORD.test(made) ? made : undefined;
}
