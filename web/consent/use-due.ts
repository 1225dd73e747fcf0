import { useEffect } from "react";
import { handleError } from "../errors/handle.ts";
import { withTexts } from "../i18n/load.ts";
import { getSession, useSession } from "../session/store.ts";
import { renewToken } from "../session/tokens.ts";

/** Loads the question with its texts, and asks it. */
const askForDueTerms = async (): Promise<void> => (await withTexts(["terms"], () => import("./ask-due.tsx"))).askDue();

/** A write was refused because of them. What is due comes with a new token. */
export async function askForChangedTerms(): Promise<void> {
  await renewToken(getSession().token);
  await askForDueTerms();
}

/** After a login, or as soon as a refresh of the token says that newer terms have to be agreed to. */
export function useDueTerms(): void {
  const due = useSession().termsDue?.join();
  useEffect(() => {
    if (due) askForDueTerms().catch(handleError);
  }, [due]);
}
