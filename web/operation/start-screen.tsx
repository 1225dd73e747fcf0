import type { AdminQueue } from "@sb/contracts/operation/model.ts";
import type { Waiting } from "@sb/contracts/operation/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { CardsSkeleton } from "../list/cards.tsx";
import entry from "../list/entry.module.css";
import { pathTo } from "../routing/paths.ts";
import { useSession } from "../session/store.ts";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./operation.module.css";

const HREFS: Readonly<Record<AdminQueue, string>> = {
  DISPUTES: pathTo("/admin/deletion"),
  ANALYSES: pathTo("/admin/analysis"),
  INQUIRIES: pathTo("/admin/inquiry"),
  COMMENTS: pathTo("/admin/comment"),
  REFUSED_COMMENTS: pathTo("/admin/comment", { status: "REFUSED" }),
  UNUSUAL: pathTo("/admin/unusual"),
  HELD_LISTS: pathTo("/admin/list"),
  AGENCIES_WITHOUT_KEY: pathTo("/admin/agency"),
  PARKED_JOBS: pathTo("/admin/job"),
  HELD_STREAMS: pathTo("/admin/projection"),
  FAILING_PROJECTIONS: pathTo("/admin/projection"),
};

/** Work that waits for an admin, a moderator or an editor. */
export function StartScreen() {
  const { t } = useTranslation();
  const query = useQuery(queryOf("GET admin/waiting"));
  return (
    <Page title={t(($) => $.operation.start.heading)} lead={t(($) => $.operation.start.lead)}>
      <LeftToSetUp />
      {query.isPending && <CardsSkeleton count={4} label={t(($) => $.operation.loading)} />}
      {query.isError && <QueryFailed title={t(($) => $.operation.failed)} query={query} />}
      {query.data?.items.length === 0 && <p>{t(($) => $.operation.start.nothing)}</p>}
      {query.data && (
        <ul className={styles.queues}>
          {query.data.items.map((item) => (
            <li key={item.queue}>
              <Queue item={item} />
            </li>
          ))}
        </ul>
      )}
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

function Queue({ item: { queue, count, oldestAt, names = [] } }: { item: Waiting["items"][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <a className={styles.queue} href={HREFS[queue]}>
      <span>{t(($) => $.operation.queues[queue])}</span>
      <span className={styles.count}>{format.number(count)}</span>
      <span className={entry.quiet}>
        {count === 0 && t(($) => $.operation.start.empty)}
        {count > 0 && oldestAt && t(($) => $.operation.start.oldest, { ago: format.ago(oldestAt) })}
        {names.length > 0 && <bdi>{format.list(names)}</bdi>}
        {names.length > 0 && count > names.length && "…"}
      </span>
    </a>
  );
}
