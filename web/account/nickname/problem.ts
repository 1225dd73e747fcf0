import { problemText } from "../../errors/problem-text.ts";
import type { Translate } from "../../i18n/texts.ts";
import type { Verdict } from "./machine.ts";

/** The error to show for the nickname; "not checked yet" only after the user tried to submit. */
export function nicknameProblem(verdict: Verdict, tried: boolean, t: Translate): string | undefined {
  if (verdict === "available") return undefined;
  if (verdict === "unchecked" || verdict === "failed")
    return tried ? t(($) => $.account.nickname.unchecked) : undefined;
  if (verdict === "reserved") return problemText("NICKNAME_RESERVED", t);
  if (verdict === "personal") return problemText("PERSONAL_INFORMATION", t);
  return t(($) => $.account.nickname[verdict]);
}
