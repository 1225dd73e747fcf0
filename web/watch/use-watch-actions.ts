// The person's actions on a watch: each tells its end in a toast and refreshes the list.
import type { ChangedWatch, WatchView } from "@sb/contracts/watch/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { useModals } from "../modals/ask.tsx";
import { toast } from "../ui/feedback/toast.ts";

type Change = Omit<ChangedWatch, "watchSeq">;

/** Ending asks first. */
export function useWatchActions({ watchSeq }: WatchView) {
  const { t } = useTranslation();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: under("watch") });
  const changing = useMutation({
    // One at a time: the last press must reach the server last.
    scope: { id: `watch-${watchSeq}` },
    mutationFn: (change: Change) => call("POST watch/change", { body: { watchSeq, ...change } }),
    onSuccess: async () => {
      toast.good(t(($) => $.watch.changed));
      await refresh();
    },
  });
  const ending = useMutation({
    mutationFn: () => call("POST watch/end", { body: { watchSeq } }),
    onSuccess: async () => {
      toast.good(t(($) => $.watch.ended));
      await refresh();
    },
  });
  const ask = {
    key: "end-watch",
    title: t(($) => $.watch.endTitle),
    text: t(($) => $.watch.endText),
    confirm: t(($) => $.watch.actions.end),
    danger: true,
  };
  return {
    change: (change: Change) => changing.mutate(change),
    end: async () => {
      if (await decide(ask)) ending.mutate();
    },
    isBusy: changing.isPending || ending.isPending,
    /** The change asked for, until the list has it. */
    wanted: changing.isPending ? changing.variables : undefined,
  };
}
