import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { askReason } from "../../form/reason-dialog.tsx";
import { useModals } from "../../modals/ask.tsx";
import { toast } from "../../ui/toast.ts";
import { useFreshNotices } from "./use-fresh-notices.ts";

type Notice = { readonly seq: number; readonly title: string };

/** Publishes a draft, and deletes; each asks first. `onRemoved` leaves the screen of what is gone. */
export function useNoticeActions({ onRemoved }: { readonly onRemoved?: () => Promise<void> } = {}) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const refresh = useFreshNotices();
  const queryClient = useQueryClient();
  const publishing = useMutation({
    mutationFn: (seq: number) => call("POST admin/notice/publish", { body: { seq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.notice.admin.published));
      await refresh();
    },
  });
  const removing = useMutation({
    mutationFn: (body: { readonly seq: number; readonly reason: string }) => call("POST admin/notice/delete", { body }),
    onSuccess: async (_, { seq }) => {
      toast.good(t(($) => $.notice.admin.removed));
      await onRemoved?.();
      queryClient.removeQueries({ queryKey: keys.of("GET support/notice/{seq}", { params: { seq } }) });
      await refresh(seq);
    },
  });
  return {
    publish: async ({ seq, title }: Notice) => {
      const words = t(($) => $.notice.admin.askPublish, { returnObjects: true, title });
      const confirm = t(($) => $.notice.admin.publish);
      if (await decide({ key: "publish-notice", ...words, confirm })) publishing.mutate(seq);
    },
    remove: async ({ seq, title }: Notice) => {
      const words = t(($) => $.notice.admin.askRemove, { returnObjects: true, title });
      const confirm = t(($) => $.notice.admin.remove);
      const reason = await askReason({ ...words, label: t(($) => $.notice.admin.reason), confirm });
      if (reason !== undefined) removing.mutate({ seq, reason });
    },
    isPublishing: publishing.isPending,
    isRemoving: removing.isPending,
  };
}
