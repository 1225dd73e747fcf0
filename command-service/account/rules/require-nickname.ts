// Nicknames that are refused, beyond their letters and their length.
import { isNickname } from "@sb/contracts/account/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { hasPersonalInformation } from "@sb/knowledge/personal-information/find.ts";
import { isReserved } from "./reserved-nicknames.ts";

/** Refuses with NICKNAME_INVALID, NICKNAME_RESERVED or PERSONAL_INFORMATION: everybody sees a nickname. */
export function requireNickname(nickname: string): void {
  if (!isNickname(nickname)) throw new Refused("NICKNAME_INVALID");
  if (isReserved(nickname)) throw new Refused("NICKNAME_RESERVED");
  // A nickname has no spaces, so a number stands right behind a word.
  if (hasPersonalInformation(nickname.replace(/(?<=\p{L})(?=\d)/u, " "))) throw new Refused("PERSONAL_INFORMATION");
}
