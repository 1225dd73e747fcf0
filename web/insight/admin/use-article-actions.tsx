// What an editor does with an article besides writing it.
import type { AdminSaferViewView } from "@sb/contracts/insight/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { askReason } from "../../form/reason-dialog.tsx";
import { useModals } from "../../modals/ask.tsx";
import { openModal } from "../../modals/modals.ts";
import { toast } from "../../ui/toast.ts";
import { ScheduleDialog } from "./schedule-dialog.tsx";

/** Refetches what shows articles: for editors, for readers, on home. */
export function useFreshArticles(): () => Promise<void> {
  const queryClient = useQueryClient();
  const shown = [keys.adminSaferView, keys.saferView, keys.home];
  return async () => {
    await Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** What takes an article from its readers. */
type Taking = "withdraw" | "delete";

type Options = { readonly article: AdminSaferViewView; readonly onRemoved: () => Promise<void> };

export function useArticleActions({ article: { viewSeq, status, publishAt = "" }, onRemoved }: Options) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFreshArticles();
  const unscheduling = useMutation({
    mutationFn: () => call("POST admin/safer-view/unschedule", { body: { viewSeq } }),
    onSuccess: refresh,
  });
  const removing = useMutation({
    mutationFn: () => call("POST admin/safer-view/delete", { body: { viewSeq } }),
    onSuccess: onRemoved,
  });
  const take = async (taking: Taking, onDone: () => Promise<void>): Promise<void> => {
    const { title, text, action: confirm } = t(($) => $.articles[taking], { returnObjects: true });
    const words = { title, text, label: t(($) => $.articles.reason), confirm };
    const send = (reason: string) => call(`POST admin/safer-view/${taking}`, { body: { viewSeq, reason } });
    if ((await askReason(words, send)) !== undefined) await onDone();
  };
  return {
    isBusy: unscheduling.isPending || removing.isPending,
    unschedule: () => unscheduling.mutate(),
    askPublish: () => {
      const words = t(($) => $.articles.askPublish, { returnObjects: true });
      return decide({ key: "publish-article", ...words, confirm: t(($) => $.articles.publish) });
    },
    /** Resolves to an instant, or undefined where none was set. */
    askTime: () =>
      openModal<string | undefined>("schedule-article", (close) => (
        <ScheduleDialog publishAt={publishAt} onSet={close} onClose={() => close(undefined)} />
      )),
    withdraw: () =>
      take("withdraw", async () => {
        toast.good(t(($) => $.articles.withdraw.done));
        await refresh();
      }),
    /** What nobody has read needs no reason. */
    remove: async () => {
      if (status === "PUBLISHED" || status === "WITHDRAWN") return take("delete", onRemoved);
      const { title: heading, text, action } = t(($) => $.articles.delete, { returnObjects: true });
      const sure = await decide({ key: "delete-article", title: heading, text, confirm: action, danger: true });
      if (sure) removing.mutate();
    },
  };
}
