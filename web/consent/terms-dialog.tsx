import type { TermsCode } from "@sb/contracts/codes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LazyDialog } from "../modals/modal-host.tsx";
import { useGo } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { TermsText } from "./terms-text.tsx";
import { useTerms } from "./use-terms.ts";

type Props = { code: TermsCode; firstDate: string | undefined; leadsHome: boolean; onClose: () => void };

/** A terms text in a dialog, with a choice of versions if there are several. */
export function TermsDialog({ code, firstDate, leadsHome, onClose }: Props) {
  const { t } = useTranslation();
  const go = useGo();
  const [date, setDate] = useState(firstDate);
  const { item, dates } = useTerms(code, date);
  return (
    <LazyDialog
      wide
      title={item.data?.agreeName ?? t(($) => $.terms.loading)}
      closeLabel={t(($) => $.common.close)}
      onClose={onClose}
      actions={
        <Button
          kind="primary"
          onClick={() => {
            onClose();
            if (leadsHome) void go(pathTo("/"));
          }}
        >
          {t(($) => $.terms.confirm)}
        </Button>
      }
    >
      <TermsText item={item} dates={dates} onChooseDate={setDate} headingLevel={3} />
    </LazyDialog>
  );
}
