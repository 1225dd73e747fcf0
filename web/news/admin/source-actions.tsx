import type { NewsSourceView } from "@sb/contracts/news/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Pause, Play, RefreshCw } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { keys } from "../../api/keys.ts";
import { askReason } from "../../form/reason-dialog.tsx";
import entry from "../../list/entry.module.css";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { toast } from "../../ui/toast.ts";
import { reasonWords } from "./reason-words.ts";

/** Fetches a source now, pauses and resumes it. */
export function SourceActions({ source: { sourceId, name, state } }: { source: NewsSourceView }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: keys.adminNewsSource });
  const fetching = useMutation({
    mutationFn: () => call("POST admin/news-source/fetch", { body: { sourceId } }),
    onSuccess: async () => {
      toast.good(t(($) => $.news.admin.sources.fetchAsked));
      await refresh();
    },
  });
  const resuming = useMutation({
    mutationFn: () => call("POST admin/news-source/resume", { body: { sourceId } }),
    onSuccess: async () => {
      toast.good(t(($) => $.news.admin.sources.resumed));
      await refresh();
    },
  });
  const pause = t(($) => $.news.admin.sources.pause, { returnObjects: true, name });
  const askPause = async () => {
    const send = (reason: string) => call("POST admin/news-source/pause", { body: { sourceId, reason } });
    if ((await askReason(reasonWords(t, pause), send)) === undefined) return;
    toast.good(pause.done);
    await refresh();
  };
  return (
    <div className={entry.top}>
      <Button
        size="small"
        busy={fetching.isPending}
        aria-label={t(($) => $.news.admin.sources.fetchOf, { name })}
        onClick={() => fetching.mutate()}
      >
        <Icon of={RefreshCw} size={18} />
        {t(($) => $.news.admin.sources.fetch)}
      </Button>
      {state === "PAUSED" ? (
        <Button
          size="small"
          busy={resuming.isPending}
          aria-label={t(($) => $.news.admin.sources.resumeOf, { name })}
          onClick={() => resuming.mutate()}
        >
          <Icon of={Play} size={18} />
          {t(($) => $.news.admin.sources.resume)}
        </Button>
      ) : (
        <Button size="small" aria-label={pause.of} onClick={() => void askPause()}>
          <Icon of={Pause} size={18} />
          {pause.action}
        </Button>
      )}
    </div>
  );
}
