import type { TermsCode } from "@sb/contracts/codes.ts";
import { lazy, useCallback } from "react";
import { withTexts } from "../i18n/load.ts";
import { openModal } from "../modals/modals.ts";

const TermsDialog = lazy(async () => ({
  default: (await withTexts(["terms"], () => import("./terms-dialog.tsx"))).TermsDialog,
}));

/** `const showTerms = useShowTerms()`; `showTerms("A01")` opens the text in a dialog. */
export function useShowTerms(): (code: TermsCode) => void {
  return useCallback((code) => {
    void openModal(`terms-${code}`, (close: (result: undefined) => void) => (
      <TermsDialog code={code} onClose={() => close(undefined)} />
    ));
  }, []);
}
