import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { askReason } from "../form/reason-dialog.tsx";
import { toast } from "../ui/feedback/toast.ts";

type Job = { readonly kind: string; readonly id: string };

/** An admin's actions on a parked job; dropping it asks for the reason. */
export function useJobActions() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: under("admin/job") });
  const replaying = useMutation({
    mutationFn: (body: Job) => call("POST admin/job/replay", { body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      toast.good(t(($) => $.operation.jobs.replayed));
      await refresh();
    },
  });
  const dropping = useMutation({
    mutationFn: (body: Job & { readonly reason: string }) =>
      call("POST admin/job/drop", { body, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      toast.good(t(($) => $.operation.jobs.dropped));
      await refresh();
    },
  });
  return {
    replay: (job: Job) => replaying.mutate(job),
    isReplaying: replaying.isPending,
    drop: async (job: Job) => {
      const words = t(($) => $.operation.jobs.askDrop, { returnObjects: true, id: job.id });
      const fixed = { label: t(($) => $.operation.reason), hint: t(($) => $.operation.reasonHint) };
      const reason = await askReason({ ...words, ...fixed, confirm: t(($) => $.operation.jobs.drop) });
      if (reason !== undefined) dropping.mutate({ ...job, reason });
    },
  };
}
