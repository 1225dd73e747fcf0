import type { Translate } from "../../i18n/namespaces.ts";
import type { Verdict } from "./machine.ts";

/** What to tell the person about their nickname; that it is unchecked only once they want to go on. */
export function nicknameProblem(verdict: Verdict, tried: boolean, t: Translate): string | undefined {
  if (verdict === "available") return undefined;
  if (verdict === "unchecked" || verdict === "failed")
    return tried ? t(($) => $.account.nickname.unchecked) : undefined;
  return t(($) => $.account.nickname[verdict]);
}
