import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { isApiError } from "../../api/problem.ts";
import { useModals } from "../../app/modals/ask.tsx";
import { useText } from "../../i18n/text.tsx";
import { toast } from "../../ui/toast.ts";

type Options = {
  /** Leaves the screen of what is gone, before everything about reports is asked for anew. */
  readonly onRemoved?: () => Promise<void>;
};

type RemoveReport = {
  /** Asks first: what is deleted cannot be recovered. */
  readonly remove: (dclrSeq: number) => Promise<void>;
  readonly busy: boolean;
};

export function useRemoveReport({ onRemoved }: Options = {}): RemoveReport {
  const t = useText().report;
  const { alert, decide } = useModals();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (dclrSeq: number) => call("POST report/history/delete", { body: { dclrSeq } }),
    meta: { inlineCodes: ["DELETION_PENDING"] },
    onSuccess: async (_, dclrSeq) => {
      toast.good(t.remove.done);
      await onRemoved?.();
      queryClient.removeQueries({ queryKey: keys.of("GET report/history/{dclrSeq}", { params: { dclrSeq } }) });
      await queryClient.invalidateQueries({ queryKey: keys.report });
      await queryClient.invalidateQueries({ queryKey: keys.home });
    },
    onError: async (error) => {
      if (!isApiError(error) || error.code !== "DELETION_PENDING") return;
      await alert({ title: t.remove.blocked, text: t.owner.pending });
      await queryClient.invalidateQueries({ queryKey: keys.report });
    },
  });
  const remove = async (dclrSeq: number) => {
    const { title, text, confirm, cancel } = t.remove;
    if (await decide({ key: "remove-report", title, text, confirm, cancel, danger: true })) mutate(dclrSeq);
  };
  return { remove, busy: isPending };
}
