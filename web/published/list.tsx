import type { ListView } from "@sb/contracts/published/wire.ts";
import { useQuery } from "@tanstack/react-query";
import { History, Pause, Pencil, Play, RefreshCw, Trash2 } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { useFormat } from "../i18n/language.ts";
import { BackLink } from "../list/back-link.tsx";
import { CardsSkeleton } from "../list/cards.tsx";
import entry from "../list/entry.module.css";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import detail from "../ui/detail.module.css";
import factStyles from "../ui/facts.module.css";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { Table } from "../ui/table.tsx";
import { formOf, LIST_COLUMNS, LOOK_EVERY_MS, namesIn, useFormName, useHeldActs, useListActs } from "./api.ts";
import { Attempt, ListBadges } from "./lists.tsx";
import { Login } from "./login.tsx";
import { FilePreview, Reasons, usePreview, useTakeFile } from "./preview.tsx";
import styles from "./published.module.css";

/** One list: how it stands, a change that is held, what was kept out, its facts, and what can be done with it. */
export function PublishedListScreen({ listSeq }: { listSeq: number }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...queryOf("GET admin/list/{listSeq}", { params: { listSeq } }),
    refetchInterval: LOOK_EVERY_MS,
  });
  const list = query.data;
  return (
    <Page
      reading
      above={<BackLink href={pathTo("/admin/list")} label={t(($) => $.published.back)} />}
      title={list ? <bdi>{list.name}</bdi> : t(($) => $.published.heading)}
    >
      {query.isPending && <CardsSkeleton rows count={4} label={t(($) => $.published.loading)} />}
      {query.isError && <QueryFailed title={t(($) => $.published.failed)} query={query} />}
      {list && (
        <div className={detail.stack}>
          <Standing list={list} />
          {list.held && list.state !== "WITHDRAWN" && <Held list={list} held={list.held} />}
          {list.state === "ACTIVE" && <TakeFile list={list} />}
          {list.good && <KeptOut keptOut={list.good.keptOut} />}
          <Facts list={list} />
          {list.url && list.state !== "WITHDRAWN" && <Login list={list} />}
          {list.history.length > 0 && <Steps history={list.history} />}
        </div>
      )}
    </Page>
  );
}

/** The state in use, how the last refresh went, and the acts. */
function Standing({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useFormName();
  const { good, attempt, paused, withdrawn, state } = list;
  const since = (standing: { at: string; reason: string }) => ({
    at: format.dateTime(standing.at),
    reason: standing.reason,
  });
  return (
    <section className={entry.entry} aria-labelledby="list-state">
      <div className={styles.badges}>
        <ListBadges list={list} />
      </div>
      <h2 className={entry.name} id="list-state">
        {t(($) => $.published.state)}
      </h2>
      {good ? (
        <>
          <p>
            {good.form === undefined
              ? t(($) => $.published.entries, { count: good.entries })
              : t(($) => $.published.readAs, { form: nameOf(good.form), entries: format.number(good.entries) })}
          </p>
          <dl className={factStyles.facts}>
            <Fact name={t(($) => $.published.changedAt)}>{format.dateTime(good.at)}</Fact>
            <Fact name={t(($) => $.published.seenAt)}>{format.dateTime(good.seenAt)}</Fact>
          </dl>
        </>
      ) : (
        <p>{t(($) => $.published.never)}</p>
      )}
      {attempt && <Attempt attempt={attempt} />}
      {attempt?.outcome === "FAILED" && good && <p className={entry.quiet}>{t(($) => $.published.stays)}</p>}
      {paused && state === "PAUSED" && (
        <p className={entry.text}>{t(($) => $.published.actions.pausedSince, since(paused))}</p>
      )}
      {withdrawn && <p className={entry.text}>{t(($) => $.published.actions.withdrawnSince, since(withdrawn))}</p>}
      <Acts list={list} />
    </section>
  );
}

function Acts({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const { listSeq, state, url } = list;
  const { refresh, pause, resume, withdraw, busy } = useListActs(list);
  return (
    <div className={detail.actions}>
      {state === "ACTIVE" && url && (
        <Button size="small" busy={busy.refresh} onClick={refresh}>
          <Icon of={RefreshCw} size={16} />
          {t(($) => $.published.actions.refresh)}
        </Button>
      )}
      {state !== "WITHDRAWN" && (
        <>
          <LinkButton size="small" href={pathTo("/admin/list/:listSeq/modify", { listSeq })}>
            <Icon of={Pencil} size={16} />
            {t(($) => $.published.actions.modify)}
          </LinkButton>
          <Button size="small" busy={busy.pause} onClick={state === "PAUSED" ? resume : () => void pause()}>
            <Icon of={state === "PAUSED" ? Play : Pause} size={16} />
            {state === "PAUSED" ? t(($) => $.published.actions.resume) : t(($) => $.published.actions.pause)}
          </Button>
        </>
      )}
      <LinkButton size="small" kind="quiet" href={pathTo("/admin/audit", { subject: "published" })}>
        <Icon of={History} size={16} />
        {t(($) => $.published.actions.audit)}
      </LinkButton>
      {state !== "WITHDRAWN" && (
        <Button size="small" kind="quiet" busy={busy.withdraw} onClick={() => void withdraw()}>
          <Icon of={Trash2} size={16} />
          {t(($) => $.published.actions.withdraw)}
        </Button>
      )}
    </div>
  );
}

/** The last attempts to refresh it, and what admins did with what was held. */
function Steps({ history }: { history: ListView["history"] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const about = ({ step, times, code, status, difference }: ListView["history"][number]): string =>
    [
      t(($) => $.published.history.steps[step]),
      times > 1 && t(($) => $.published.history.times, { count: times }),
      code && t(($) => $.published.failures[code]),
      status !== undefined && `(${status})`,
      difference && t(($) => $.published.history.difference, { ...difference }),
    ]
      .filter(Boolean)
      .join(" · ");
  return (
    <section className={entry.entry} aria-labelledby="list-history">
      <h2 className={entry.name} id="list-history">
        {t(($) => $.published.history.heading)}
      </h2>
      <Table
        caption={t(($) => $.published.history.caption)}
        rows={history}
        keyOf={({ at, step }) => `${at} ${step}`}
        columns={[
          { title: t(($) => $.published.history.when), cell: ({ at }) => format.dateTime(at) },
          { title: t(($) => $.published.history.what), cell: about },
        ]}
      />
    </section>
  );
}

const COUNTS = ["before", "entries", "listed", "changed", "delisted"] as const;

/** A change that nobody expected, with its counts, for an admin to accept. */
function Held({ list, held }: { list: ListView; held: NonNullable<ListView["held"]> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { accept, dismiss, isAccepting, isDismissing } = useHeldActs(list, held);
  return (
    <section className={cx(entry.entry, styles.held)} aria-labelledby="list-held">
      <h2 className={entry.name} id="list-held">
        {t(($) => $.published.held.heading)}
      </h2>
      <p>{t(($) => $.published.held[held.reason])}</p>
      <p className={entry.quiet}>{t(($) => $.published.held.since, { at: format.dateTime(held.at) })}</p>
      <Table
        caption={t(($) => $.published.held.caption)}
        rows={COUNTS}
        keyOf={(count) => count}
        columns={[
          { title: t(($) => $.published.held.what), cell: (count) => t(($) => $.published.held[count]) },
          { title: t(($) => $.published.held.count), cell: (count) => format.number(held[count]), number: true },
        ]}
      />
      <div className={detail.actions}>
        <Button kind="primary" size="small" busy={isAccepting} onClick={() => void accept()}>
          {t(($) => $.published.held.accept)}
        </Button>
        <Button size="small" busy={isDismissing} onClick={() => void dismiss()}>
          {t(($) => $.published.held.dismiss)}
        </Button>
      </div>
    </section>
  );
}

/** A file as the whole of the list now: it is shown how it is read before it is taken. */
function TakeFile({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const { listSeq, form, path, columns } = list;
  const preview = usePreview();
  const take = useTakeFile(list, preview.reset);
  const { file, data } = preview;
  return (
    <section className={entry.entry} aria-labelledby="list-file">
      <h2 className={entry.name} id="list-file">
        {t(($) => $.published.file.heading)}
      </h2>
      <p className={entry.quiet}>{t(($) => $.published.file.lead)}</p>
      <FilePreview preview={preview} options={{ form: formOf(form), path, columns }} />
      {file && data && !data.fault && (
        <div className={detail.actions}>
          <Button kind="primary" size="small" busy={take.isPending} onClick={() => take.mutate(file)}>
            {t(($) => $.published.file.take)}
          </Button>
          <LinkButton size="small" href={pathTo("/admin/list/:listSeq/modify", { listSeq })}>
            {t(($) => $.published.file.change)}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

type KeptOutOf = NonNullable<ListView["good"]>["keptOut"];

/** Values that were not listed, by reason, each with the first few. */
function KeptOut({ keptOut }: { keptOut: KeptOutOf }) {
  const { t } = useTranslation();
  return (
    <section className={entry.entry} aria-labelledby="list-kept-out">
      <h2 className={entry.name} id="list-kept-out">
        {t(($) => $.published.keptOut.heading)}
      </h2>
      <p className={entry.quiet}>
        {keptOut.length > 0 ? t(($) => $.published.keptOut.lead) : t(($) => $.published.keptOut.none)}
      </p>
      <Reasons keptOut={keptOut} />
    </section>
  );
}

/** The facts that an admin gave. */
function Facts({ list }: { list: ListView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useFormName();
  const { publisher, licence, attribution, mayShare, url, form, path, columns, everyHours, takenFor } = list;
  const named = LIST_COLUMNS.flatMap((column) => {
    const names = namesIn(columns, column);
    return names.length === 0 ? [] : [`${t(($) => $.published.columnNames[column])}: ${names.join(", ")}`];
  });
  return (
    <section className={entry.entry} aria-labelledby="list-facts">
      <h2 className={entry.name} id="list-facts">
        {t(($) => $.published.facts.heading)}
      </h2>
      <dl className={factStyles.facts}>
        <Fact name={t(($) => $.published.facts.publisher)}>{publisher}</Fact>
        <Fact name={t(($) => $.published.facts.licence)}>{licence}</Fact>
        {attribution && <Fact name={t(($) => $.published.facts.attribution)}>{attribution}</Fact>}
        <Fact name={t(($) => $.published.facts.mayShare)}>
          {mayShare ? t(($) => $.published.facts.shared) : t(($) => $.published.facts.notShared)}
        </Fact>
        <Fact name={t(($) => $.published.facts.source)}>{url ?? t(($) => $.published.facts.byFile)}</Fact>
        <Fact name={t(($) => $.published.facts.form)}>
          {form === undefined ? t(($) => $.published.facts.recognised) : nameOf(form)}
        </Fact>
        {path && <Fact name={t(($) => $.published.facts.path)}>{path}</Fact>}
        {named.length > 0 && <Fact name={t(($) => $.published.facts.columns)}>{named.join("\n")}</Fact>}
        {url && (
          <Fact name={t(($) => $.published.facts.every)}>
            {t(($) => $.published.facts.hours, { count: everyHours })}
          </Fact>
        )}
        <Fact name={t(($) => $.published.facts.takenFor)}>{t(($) => $.codes.crimeType[takenFor])}</Fact>
        {list.contact && <Fact name={t(($) => $.published.facts.contact)}>{list.contact}</Fact>}
        <Fact name={t(($) => $.published.facts.added)}>{format.dateTime(list.addedAt)}</Fact>
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
);
