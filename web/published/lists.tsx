import type { ListView } from "@sb/contracts/published/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { ListPlus, ScrollText } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { Cards, CardsSkeleton } from "../list/cards.tsx";
import entry from "../list/entry.module.css";
import { pathTo } from "../routing/paths.ts";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import { Disclosure } from "../ui/disclosure.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { LOOK_EVERY_MS, troubleFirst } from "./api.ts";
import styles from "./published.module.css";

/** All lists that others publish, those with trouble first. */
export function PublishedListsScreen() {
  const { t } = useTranslation();
  const query = useQuery({ ...queryOf("GET admin/list"), refetchInterval: LOOK_EVERY_MS });
  const lists = query.data && troubleFirst(query.data.items);
  return (
    <Page title={t(($) => $.published.heading)} lead={t(($) => $.published.lead)}>
      <div className={detail.stack}>
        <div className={styles.bar}>
          <LinkButton kind="primary" href={pathTo("/admin/list/add")}>
            <Icon of={ListPlus} size={18} />
            {t(($) => $.published.add)}
          </LinkButton>
        </div>
        {query.isPending && <CardsSkeleton rows count={3} label={t(($) => $.published.loading)} />}
        {query.isError && <QueryFailed title={t(($) => $.published.failed)} query={query} />}
        {lists && <Lists lists={lists} />}
      </div>
    </Page>
  );
}

function Lists({ lists }: { lists: readonly ListView[] }) {
  const { t } = useTranslation();
  const open = lists.filter(({ state }) => state !== "WITHDRAWN");
  const withdrawn = lists.filter(({ state }) => state === "WITHDRAWN");
  const draw = (items: readonly ListView[], label: string) => (
    <Cards rows label={label} items={items} keyOf={({ listSeq }) => listSeq} draw={(list) => <ListRow list={list} />} />
  );
  const count = t(($) => $.published.withdrawn, { count: withdrawn.length });
  return (
    <>
      {open.length === 0 ? (
        <EmptyState
          icon={<Icon of={ScrollText} size={26} />}
          title={t(($) => $.published.none.title)}
          text={t(($) => $.published.none.text)}
        >
          <LinkButton href={pathTo("/admin/list/add")}>{t(($) => $.published.add)}</LinkButton>
        </EmptyState>
      ) : (
        draw(
          open,
          t(($) => $.published.list),
        )
      )}
      {withdrawn.length > 0 && <Disclosure summary={count}>{draw(withdrawn, count)}</Disclosure>}
    </>
  );
}

function ListRow({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { listSeq, name, publisher, good, attempt, state } = list;
  const facts = good
    ? [
        t(($) => $.published.entries, { count: good.entries }),
        t(($) => $.published.good, { ago: format.ago(good.seenAt) }),
      ]
    : [t(($) => $.published.never)];
  return (
    <article className={entry.entry}>
      <div className={styles.badges}>
        <ListBadges list={list} />
      </div>
      <h2 className={entry.name}>
        <a href={pathTo("/admin/list/:listSeq", { listSeq })}>
          <bdi>{name}</bdi>
        </a>
      </h2>
      <p className={entry.quiet}>
        <bdi>{publisher}</bdi>
      </p>
      <p>{facts.join(" · ")}</p>
      {attempt && state !== "WITHDRAWN" && <Attempt attempt={attempt} />}
    </article>
  );
}

/** The last attempt to refresh a list, and why it failed. */
export function Attempt({
  attempt: { at, outcome, code, status, names },
}: {
  attempt: NonNullable<ListView["attempt"]>;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const outcomeText = t(($) => $.published.outcomes[outcome]);
  return (
    <p className={entry.quiet}>
      {t(($) => $.published.attempt, { ago: format.ago(at), outcome: outcomeText })}
      {code && ` – ${t(($) => $.published.failures[code])}`}
      {status !== undefined && ` (${status})`}
      {names && ` ${t(($) => $.published.choose, { names: names.join(", ") })}`}
    </p>
  );
}

const KINDS = { ACTIVE: "good", PAUSED: "warn", WITHDRAWN: "plain" } as const;

export function ListBadges({ list: { state, held, attempt } }: { list: ListView }) {
  const { t } = useTranslation();
  const fails = state === "ACTIVE" && attempt?.outcome === "FAILED";
  return (
    <>
      <Badge kind={KINDS[state]}>{t(($) => $.published.states[state])}</Badge>
      {held && state !== "WITHDRAWN" && <Badge kind="warn">{t(($) => $.published.heldBadge)}</Badge>}
      {fails && <Badge kind="danger">{t(($) => $.published.failing, { count: attempt.failures })}</Badge>}
    </>
  );
}
