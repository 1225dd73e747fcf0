import type { TermsCode } from "@sb/contracts/codes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { Button } from "../ui/button.tsx";
import { TermsText } from "./terms-text.tsx";
import { useTerms } from "./use-terms.ts";

/** A terms text in a dialog, with a choice of versions if there are several. */
export function TermsDialog({ code, onClose }: { code: TermsCode; onClose: () => void }) {
  const { t } = useTranslation();
  const [date, setDate] = useState<string>();
  const { item, dates } = useTerms(code, date);
  return (
    <LazyDialog
      wide
      title={item.data?.agreeName ?? t(($) => $.terms.loading)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t(($) => $.terms.confirm)}
        </Button>
      }
    >
      <TermsText item={item} dates={dates} onChooseDate={setDate} headingLevel={3} />
    </LazyDialog>
  );
}
