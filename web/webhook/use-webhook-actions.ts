// A person's actions on a webhook: each tells its end in a toast and refreshes the list.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { isApiError } from "../api/problem.ts";
import { useModals } from "../modals/ask.tsx";
import { toast } from "../ui/feedback/toast.ts";

const DAY_MS = 86_400_000;

/** Sending again and ending ask first. */
export function useWebhookActions(webhookId: string) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: under("support/webhook") });
  const acting = useMutation({
    mutationFn: ({ act }: { readonly act: () => Promise<unknown>; readonly done: string }) => act(),
    onSuccess: async (_, { done }) => {
      toast.good(done);
      await refresh();
    },
    // It was stopped since the list was loaded.
    onError: async (error) => {
      if (!isApiError(error) || error.code !== "WEBHOOK_MISSING") return;
      toast.bad(t(($) => $.delivery.missing));
      await refresh();
    },
    meta: { inlineCodes: ["WEBHOOK_MISSING"] },
  });
  const body = { webhookId };
  return {
    test: () =>
      acting.mutate({ act: () => call("POST support/webhook/test", { body }), done: t(($) => $.delivery.tested) }),
    resume: () =>
      acting.mutate({ act: () => call("POST support/webhook/resume", { body }), done: t(($) => $.webhook.resumed) }),
    replayDay: async () => {
      const words = t(($) => $.webhook.askReplay, { returnObjects: true });
      if (!(await decide({ key: "replay-webhook", ...words, confirm: t(($) => $.delivery.replayDay) }))) return;
      const since = new Date(Date.now() - DAY_MS).toISOString();
      const act = () => call("POST support/webhook/replay", { body: { webhookId, since } });
      acting.mutate({ act, done: t(($) => $.delivery.replayed) });
    },
    end: async () => {
      const words = t(($) => $.webhook.askEnd, { returnObjects: true });
      const asked = { key: "end-webhook", ...words, confirm: t(($) => $.webhook.actions.end), danger: true };
      if (!(await decide(asked))) return;
      acting.mutate({ act: () => call("POST support/webhook/end", { body }), done: t(($) => $.webhook.ended) });
    },
    isBusy: acting.isPending,
  };
}
