// Client-side nickname rules (docs/specification/5-rules.md). The server checks again.
import { isNickname, nicknameKey } from "@sb/contracts/account/nickname.ts";

export type Fault = "empty" | "invalid" | "same";

/** As sent to the server: trimmed, Unicode NFC. */
export const tidy = (value: string): string => value.trim().normalize("NFC");

/** Undefined where only the server can decide. Another spelling of the current nickname is a valid change. */
export function faultOf(value: string, current: string): Fault | undefined {
  const nickname = tidy(value);
  if (nickname === "") return "empty";
  if (!isNickname(nickname)) return "invalid";
  return nickname === current ? "same" : undefined;
}

/** Ends in a Korean letter that is not a syllable yet (Hangul Compatibility Jamo): the person is still typing it. */
export const isBeingComposed = (value: string): boolean => /[\u3131-\u318e]$/u.test(value);

export const isOwnSpelling = (value: string, current: string): boolean =>
  current !== "" && nicknameKey(tidy(value)) === nicknameKey(current);
