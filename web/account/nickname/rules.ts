// What a nickname may be, before the server is asked (SPEC.md section 5).
import { isNickname, nicknameKey } from "@sb/contracts/account/nickname.ts";

export type Fault = "empty" | "invalid" | "same";

/** As it is sent: without spaces around it, its letters composed. */
export const tidy = (value: string): string => value.trim().normalize("NFC");

/** Undefined where only the server can say whether it is free. Another spelling of one's own is a change. */
export function faultOf(value: string, current: string): Fault | undefined {
  const nickname = tidy(value);
  if (nickname === "") return "empty";
  if (!isNickname(nickname)) return "invalid";
  return nickname === current ? "same" : undefined;
}

export const isOwnSpelling = (value: string, current: string): boolean =>
  current !== "" && nicknameKey(tidy(value)) === nicknameKey(current);
