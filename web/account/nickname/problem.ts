import type { Texts } from "../../locales/ko/index.ts";
import type { Verdict } from "./machine.ts";

/** What to tell the person about their nickname; that it is unchecked only once they want to go on. */
export function nicknameProblem(
  verdict: Verdict,
  tried: boolean,
  texts: Texts["account"]["nickname"],
): string | undefined {
  if (verdict === "available") return undefined;
  if (verdict === "unchecked" || verdict === "failed") return tried ? texts.unchecked : undefined;
  return texts[verdict];
}
