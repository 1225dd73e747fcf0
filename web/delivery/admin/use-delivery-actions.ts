import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { under } from "../../api/keys.ts";
import { isApiError } from "../../api/problem.ts";
import { useModals } from "../../modals/ask.tsx";
import { toast } from "../../ui/feedback/toast.ts";

const DAY_MS = 86_400_000;

/** An admin's actions on an agency's deliveries. The list shows how they go. */
export function useDeliveryActions(agencySeq: number) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: under("admin/agency") });
  /** The webhook was stopped or taken away since the screen was loaded. */
  const missing = {
    onError: async (error: Error) => {
      if (!isApiError(error) || error.code !== "WEBHOOK_MISSING") return;
      toast.bad(t(($) => $.delivery.missing));
      await refresh();
    },
    meta: { inlineCodes: ["WEBHOOK_MISSING"] as const },
  };
  const testing = useMutation({
    ...missing,
    mutationFn: () => call("POST admin/agency/delivery/test", { body: { agencySeq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.delivery.tested));
      await refresh();
    },
  });
  const replaying = useMutation({
    ...missing,
    mutationFn: (what: { readonly dclrSeq: number } | { readonly since: string }) =>
      call("POST admin/agency/delivery/replay", { body: { agencySeq, ...what } }),
    onSuccess: async () => {
      toast.good(t(($) => $.delivery.replayed));
      await refresh();
    },
  });
  return {
    test: () => testing.mutate(),
    isTesting: testing.isPending,
    replay: (dclrSeq: number) => replaying.mutate({ dclrSeq }),
    replayDay: async () => {
      const words = t(($) => $.delivery.askReplayDay, { returnObjects: true });
      if (await decide({ ...words, confirm: t(($) => $.delivery.replayDay) }))
        replaying.mutate({ since: new Date(Date.now() - DAY_MS).toISOString() });
    },
    isReplaying: replaying.isPending,
  };
}
