// What a nickname may be, for the rules and the web app alike. No dependency: the web app loads this file as it is.
import { LIMITS } from "../limits.ts";

// Letters only: the script also holds fillers, which are invisible, and enclosed signs such as ㈜.
const NICKNAME = /^(?:[[\p{Script=Hangul}&&\p{L}]--\p{Default_Ignorable_Code_Point}]|[A-Za-z0-9])+$/v;

/** At most 20 bytes in UTF-8; Korean, English, digits. */
export function isNickname(text: string): boolean {
  return NICKNAME.test(text) && nicknameBytes(text) <= LIMITS.nicknameBytes;
}

/** Two nicknames are the same where this is: neither case nor the width or composition of letters tells them apart. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize("NFKC").toLowerCase();
}

/** Its length in UTF-8, which is what counts. */
export const nicknameBytes = (text: string): number => new TextEncoder().encode(text).length;
