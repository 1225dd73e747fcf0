import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keyOf, under } from "../../api/keys.ts";
import { isApiError } from "../../api/problem.ts";
import { useModals } from "../../modals/ask.tsx";
import { toast } from "../../ui/feedback/toast.ts";

type Options = {
  /** Leaves the screen of the deleted report before the report queries are refetched. */
  readonly onRemoved?: () => Promise<void>;
};

type RemoveReport = {
  /** Asks for confirmation: a deletion can't be undone. */
  readonly remove: (dclrSeq: number) => Promise<void>;
  readonly busy: boolean;
};

export function useRemoveReport({ onRemoved }: Options = {}): RemoveReport {
  const { t } = useTranslation();
  const { alert, decide } = useModals();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (dclrSeq: number) => call("POST report/history/delete", { body: { dclrSeq } }),
    meta: { inlineCodes: ["DELETION_PENDING"] },
    onSuccess: async (_, dclrSeq) => {
      toast.good(t(($) => $.report.remove.done));
      await onRemoved?.();
      queryClient.removeQueries({ queryKey: keyOf("GET report/history/{dclrSeq}", { params: { dclrSeq } }) });
      await queryClient.invalidateQueries({ queryKey: under("report") });
      await queryClient.invalidateQueries({ queryKey: under("home") });
    },
    onError: async (error) => {
      if (!isApiError(error) || error.code !== "DELETION_PENDING") return;
      await alert({ title: t(($) => $.report.remove.blocked), text: t(($) => $.report.owner.pending) });
      await queryClient.invalidateQueries({ queryKey: under("report") });
    },
  });
  const remove = async (dclrSeq: number) => {
    if (
      await decide({
        key: "remove-report",
        title: t(($) => $.report.remove.title),
        text: `${t(($) => $.report.remove.text)} ${t(($) => $.report.remove.destroys)}`,
        confirm: t(($) => $.report.remove.confirm),
        cancel: t(($) => $.report.remove.cancel),
        danger: true,
      })
    )
      mutate(dclrSeq);
  };
  return { remove, busy: isPending };
}
