import type { Waiting } from "@sb/contracts/operation/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.ts";
import { CardsSkeleton } from "../list/cards.tsx";
import entry from "../list/entry.module.css";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./operation.module.css";

type Item = Waiting["items"][number];
type Thing = Item["first"][number];

/** Work that waits for an admin, a moderator or an editor: what can't wait first, then by age. */
export function StartScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET admin/waiting"));
  const items = query.data?.items ?? [];
  const waiting = items.filter(({ count }) => count > 0);
  const empty = items.filter(({ count }) => count === 0);
  return (
    <Page title={t(($) => $.operation.start.heading)} lead={t(($) => $.operation.start.lead)}>
      <LeftToSetUp />
      {query.isPending && <CardsSkeleton count={4} label={t(($) => $.operation.loading)} rows />}
      {query.isError && <QueryFailed title={t(($) => $.operation.failed)} query={query} />}
      {query.data && items.length === 0 && <p>{t(($) => $.operation.start.nothing)}</p>}
      {items.length > 0 && waiting.length === 0 && <p>{t(($) => $.operation.start.clear)}</p>}
      <ul className={styles.queues}>
        {waiting.map((item) => (
          <li key={item.queue}>
            <Queue item={item} />
          </li>
        ))}
      </ul>
      {empty.length > 0 && <Empty items={empty} />}
    </Page>
  );
}

/** Leads admins to what is left to set up, until nothing is. */
function LeftToSetUp() {
  const { t } = useTranslation();
  const { isAdmin } = useSession();
  const { data } = useQuery({ ...queryOf("GET admin/setup"), enabled: isAdmin, meta: { inline: true } });
  if (!data || data.complete) return null;
  const count = data.items.filter(({ state }) => state === "MISSING" || state === "UNKNOWN").length;
  return (
    <a className={styles.left} href={pathTo("/admin/setup")}>
      <Icon of={ListChecks} size={22} />
      <span className={styles.leftTitle}>{t(($) => $.operation.setup.left, { count })}</span>
      <span className={entry.quiet}>{t(($) => $.operation.setup.leftText)}</span>
    </a>
  );
}

/** A queue's name as its subject calls it; a test holds each subject to naming its own. */
function useQueueName() {
  const { t } = useTranslation();
  return (queue: string): string => t(($) => $.queues[queue as keyof Texts["queues"]]);
}

function Queue({ item: { queue, path, count, urgent, oldestAt, first, names = [], kinds = [] } }: { item: Item }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = useQueueName()(queue);
  const open = first.filter((thing) => thing.path !== undefined);
  return (
    <section className={styles.queue} data-row aria-labelledby={`queue-${queue}`}>
      <h2 className={styles.queueName} id={`queue-${queue}`}>
        <a href={path}>{name}</a>
      </h2>
      <span className={styles.count}>{format.number(count)}</span>
      <p className={styles.queueFacts}>
        {urgent > 0 && <Badge kind="danger">{t(($) => $.operation.start.urgent, { count: urgent })}</Badge>}
        {oldestAt && <span>{t(($) => $.operation.start.oldest, { ago: format.ago(oldestAt) })}</span>}
        {names.length > 0 && <bdi>{`${format.list(names)}${count > names.length ? " …" : ""}`}</bdi>}
      </p>
      {kinds.length > 0 && (
        <ul className={styles.things} aria-label={t(($) => $.operation.start.kindsOf, { name })}>
          {kinds.map((each) => (
            <li key={each.kind}>
              <a className={styles.thing} href={each.path}>
                <bdi>{each.kind}</bdi>
                {each.oldestAt && (
                  <span className={entry.quiet}>
                    {t(($) => $.operation.start.oldest, { ago: format.ago(each.oldestAt) })}
                  </span>
                )}
                <span>{format.number(each.count)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <ul className={styles.things} aria-label={t(($) => $.operation.start.firstOf, { name })}>
          {open.map((thing) => (
            <li key={thing.id}>
              <OneThing thing={thing} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function OneThing({ thing: { id, path, since, dueAt, urgent } }: { thing: Thing }) {
  const { t } = useTranslation();
  const format = useFormat();
  const clock = dueAt && t(($) => $.operation.start.due, { at: format.shortDate(dueAt) });
  const late = dueAt ? t(($) => $.operation.start.over) : t(($) => $.operation.start.late);
  return (
    <a className={styles.thing} href={path}>
      <span>{t(($) => $.operation.start.thing, { id })}</span>
      <span className={entry.quiet}>{clock || t(($) => $.operation.start.since, { ago: format.ago(since) })}</span>
      {urgent && <Badge kind="danger">{late}</Badge>}
    </a>
  );
}

/** Queues in which nothing waits: a link to each, on few lines. */
function Empty({ items }: { items: readonly Item[] }) {
  const { t } = useTranslation();
  const nameOf = useQueueName();
  return (
    <section className={styles.empty} aria-labelledby="queues-empty">
      <h2 id="queues-empty">{t(($) => $.operation.start.empty)}</h2>
      <ul>
        {items.map(({ queue, path }) => (
          <li key={queue}>
            <a href={path}>{nameOf(queue)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
