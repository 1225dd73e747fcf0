import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useGo } from "../../../routing/navigation.ts";
import { pathTo } from "../../../routing/paths.ts";
import { toast } from "../../../ui/feedback/toast.ts";

/**
 * Goes to the receipt of the report that was filed, if any. It has an address of its own, and is there after a reload. Call it after
 * `useLeaving`, which would still ask.
 */
export function useToReceipt(filed: number | undefined, isNew: boolean): void {
  const { t } = useTranslation();
  const go = useGo();
  useEffect(() => {
    if (filed === undefined) return;
    void go(pathTo("/report/receipt/:dclrSeq", { dclrSeq: filed }), { replace: true });
    if (!isNew) toast.good(t(($) => $.wizard.modified));
  }, [filed, isNew, go, t]);
}
