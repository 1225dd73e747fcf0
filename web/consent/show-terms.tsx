import type { TermsCode } from "@sb/contracts/codes.ts";
import { lazy, useCallback } from "react";
import { withTexts } from "../i18n/load.ts";
import { openModal } from "../modals/modals.ts";

const TermsDialog = lazy(async () => ({
  default: (await withTexts(["terms"], () => import("./terms-dialog.tsx"))).TermsDialog,
}));

type Options = {
  /** Its confirmation leads home (docs/specification/2-screens.md). Not where somebody reads in the middle of a form. */
  readonly leadsHome?: boolean;
};

/** `const showTerms = useShowTerms()`; `showTerms("A01")` opens the text in a dialog: today's version, or that of a date. */
export function useShowTerms({ leadsHome = false }: Options = {}): (code: TermsCode, date?: string) => void {
  return useCallback(
    (code, date) => {
      void openModal(`terms-${code}`, (close: (result: undefined) => void) => (
        <TermsDialog code={code} firstDate={date} leadsHome={leadsHome} onClose={() => close(undefined)} />
      ));
    },
    [leadsHome],
  );
}
