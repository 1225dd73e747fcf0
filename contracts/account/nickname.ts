// The form of a nickname, shared by the rules and the web app. No dependencies, because the web app loads this file.

// Letters only: the script also holds fillers, which are invisible, and enclosed signs such as ㈜.
import { ACCOUNT_LIMITS } from "./model.ts";

const NICKNAME = /^(?:[[\p{Script=Hangul}&&\p{L}]--\p{Default_Ignorable_Code_Point}]|[A-Za-z0-9])+$/v;

/** At most 20 bytes in UTF-8; Korean, English, digits. */
export function isNickname(text: string): boolean {
  return NICKNAME.test(text) && nicknameBytes(text) <= ACCOUNT_LIMITS.nicknameBytes;
}

/** The key nicknames are compared by: case, width and composition of letters make no difference. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize("NFKC").toLowerCase();
}

/** Length in UTF-8 bytes, which is what the limit counts. */
export const nicknameBytes = (text: string): number => new TextEncoder().encode(text).length;
