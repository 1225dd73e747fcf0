import type { TermsCode } from "@sb/contracts/codes.ts";
import { useState } from "react";
import { LazyDialog } from "../app/modals/modal-host.tsx";
import { useText } from "../i18n/text.tsx";
import { Button } from "../ui/button.tsx";
import { TermsText } from "./terms-text.tsx";
import { useTerms } from "./use-terms.ts";

/** A terms text over the page, with its versions by date where it has several. */
export function TermsDialog({ code, onClose }: { code: TermsCode; onClose: () => void }) {
  const { common, terms } = useText();
  const [date, setDate] = useState<string>();
  const { item, dates } = useTerms(code, date);
  return (
    <LazyDialog
      wide
      title={item.data?.agreeName ?? terms.loading}
      closeLabel={common.close}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {terms.confirm}
        </Button>
      }
    >
      <TermsText item={item} dates={dates} onChooseDate={setDate} headingLevel={3} />
    </LazyDialog>
  );
}
