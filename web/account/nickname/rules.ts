// Client-side nickname rules (docs/specification/5-rules.md). The server checks again.
import { ACCOUNT_LIMITS } from "@sb/contracts/account/model.ts";
import { isNickname, nicknameBytes, nicknameKey } from "@sb/contracts/account/nickname.ts";

export type Fault = "empty" | "blank" | "signs" | "letters" | "long" | "same";

/** As sent to the server: trimmed, Unicode NFC. */
export const tidy = (value: string): string => value.trim().normalize("NFC");

/** Undefined where only the server can decide. Another spelling of the current nickname is a valid change. */
export function faultOf(value: string, current: string): Fault | undefined {
  const nickname = tidy(value);
  if (nickname === "") return "empty";
  if (/\s/u.test(nickname)) return "blank";
  if (!isNickname(nickname))
    return nicknameBytes(nickname) > ACCOUNT_LIMITS.nicknameBytes && hasOnlyNamed(nickname)
      ? "long"
      : unnamedIn(nickname);
  return nickname === current ? "same" : undefined;
}

const hasOnlyNamed = (nickname: string): boolean => Array.from(nickname).every(isNickname);

/** Letters of other scripts, or no letters at all. */
const unnamedIn = (nickname: string): Fault =>
  Array.from(nickname).some((sign) => !isNickname(sign) && !/\p{L}/u.test(sign)) ? "signs" : "letters";

/** How many letters are left, of Korean and of the others. */
export function lettersLeft(value: string): { readonly korean: number; readonly latin: number } {
  const bytes = Math.max(0, ACCOUNT_LIMITS.nicknameBytes - nicknameBytes(tidy(value)));
  return { korean: Math.floor(bytes / 3), latin: bytes };
}

/** Ends in a Korean letter that is not a syllable yet (Hangul Compatibility Jamo): the person is still typing it. */
export const isBeingComposed = (value: string): boolean => /[\u3131-\u318e]$/u.test(value);

export const isOwnSpelling = (value: string, current: string): boolean =>
  current !== "" && nicknameKey(tidy(value)) === nicknameKey(current);
