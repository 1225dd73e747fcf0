// The sources of news, as editors see them.

import type { NewsSourceView } from "@sb/contracts/news/wire.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pause, Play, RefreshCw, Rss } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../../api/client.ts";
import { queryOf, under } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { askReason } from "../../form/reason-dialog.tsx";
import { useFormat } from "../../i18n/language.ts";
import { Cards, CardsSkeleton } from "../../list/cards.tsx";
import entry from "../../list/entry.module.css";
import { pathTo } from "../../routing/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import detail from "../../ui/detail.module.css";
import facts from "../../ui/facts.module.css";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./admin.module.css";
import { reasonWords } from "./judge.tsx";

/** How often the screen looks for what jobs have done meanwhile. Milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** The sources of news that the settings name, and how each goes. */
export function NewsSourcesScreen() {
  const { t } = useTranslation();
  const query = useQuery({ ...queryOf("GET admin/news-source"), refetchInterval: LOOK_EVERY_MS });
  const items = query.data?.items;
  return (
    <Page title={t(($) => $.news.admin.sources.heading)} lead={t(($) => $.news.admin.sources.lead)}>
      <div className={detail.stack}>
        <div className={styles.bar}>
          <LinkButton href={pathTo("/admin/news")}>{t(($) => $.news.admin.toNews)}</LinkButton>
        </div>
        {query.isPending && <CardsSkeleton rows count={3} label={t(($) => $.news.loading)} />}
        {query.isError && <QueryFailed title={t(($) => $.news.failed)} query={query} />}
        {items?.length === 0 && (
          <EmptyState
            icon={<Icon of={Rss} size={26} />}
            title={t(($) => $.news.admin.sources.noneTitle)}
            text={t(($) => $.news.admin.sources.noneText)}
          />
        )}
        {items && items.length > 0 && (
          <Cards
            rows
            label={t(($) => $.news.admin.sources.heading)}
            items={items}
            keyOf={({ sourceId }) => sourceId}
            draw={(source) => <SourceCard source={source} />}
          />
        )}
      </div>
    </Page>
  );
}

const KINDS = { NEW: "plain", OK: "good", FAILING: "danger", PAUSED: "warn" } as const;

/** A source, its state, and why it fails. */
function SourceCard({ source }: { source: NewsSourceView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, url, state, category, succeededAt, nextTryAt, failure, failures, brought, paused } = source;
  const never = t(($) => $.news.admin.sources.never);
  return (
    <article className={entry.entry}>
      <div className={styles.top}>
        <Badge kind={KINDS[state]}>{t(($) => $.news.admin.sources.states[state])}</Badge>
        <span>{t(($) => $.news.categories[category])}</span>
      </div>
      <h2 className={entry.name}>{name}</h2>
      <p className={styles.url}>{url}</p>
      {failure && (
        <p className={entry.text}>
          {t(($) => $.news.admin.sources.failures[failure.code])}
          {failure.status !== undefined && ` (${failure.status})`}
        </p>
      )}
      {paused && (
        <p className={entry.text}>
          {t(($) => $.news.admin.sources.pausedAt, { at: format.dateTime(paused.at), reason: paused.reason })}
        </p>
      )}
      <dl className={cx(facts.facts, styles.facts)}>
        <Fact name={t(($) => $.news.admin.sources.succeeded)}>
          {succeededAt ? format.dateTime(succeededAt) : never}
        </Fact>
        <Fact name={t(($) => $.news.admin.sources.next)}>{nextTryAt ? format.dateTime(nextTryAt) : never}</Fact>
        <Fact name={t(($) => $.news.admin.sources.brought)}>{format.number(brought)}</Fact>
        {failures > 0 && <Fact name={t(($) => $.news.admin.sources.inARow)}>{format.number(failures)}</Fact>}
      </dl>
      <SourceActions source={source} />
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Fetches a source now, pauses and resumes it. */
function SourceActions({ source: { sourceId, name, state } }: { source: NewsSourceView }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: under("admin/news-source") });
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
