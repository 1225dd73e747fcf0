import { Download } from "lucide";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../errors/problem-text.ts";
import { useFormat } from "../i18n/language.ts";
import { Choice } from "../list/choice.tsx";
import { Pages } from "../list/page-links.tsx";
import { TargetText } from "../report/target-text.tsx";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { targetPath } from "../routing/target-path.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { saveAs } from "../ui/save-as.ts";
import { Table } from "../ui/table.tsx";
import styles from "./bulk.module.css";
import { type BulkRow, fileOf, KINDS, type Kind, lookupOf, outcomeOf, saidOf } from "./outcome.ts";
import type { useBulk } from "./use-bulk.ts";

const ROWS_A_PAGE = 100;

type Bulk = ReturnType<typeof useBulk>;
type Props = Omit<Bulk, "run" | "start"> & { run: NonNullable<Bulk["run"]> };

/** Grows while the answers come in; the file has every row, whatever is shown. */
export function BulkResults({ run, stop, goOn, clear }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>();
  const outcomes = useMemo(() => run.texts.map((text) => outcomeOf(text, run.answers.get(text))), [run]);
  const shown = kind === undefined ? outcomes : outcomes.filter((outcome) => outcome.kind === kind);
  const counts = Object.fromEntries(
    KINDS.map((each) => [each, outcomes.filter((outcome) => outcome.kind === each).length]),
  );
  return (
    <section className={styles.results} aria-label={t(($) => $.bulk.results)}>
      <Progress run={run} />
      <div className={styles.actions}>
        {run.state === "RUNNING" && <Button onClick={stop}>{t(($) => $.bulk.stop)}</Button>}
        {run.state === "STOPPED" && (
          <Button kind="primary" onClick={() => void goOn()}>
            {t(($) => $.bulk.goOn)}
          </Button>
        )}
        <Button onClick={async () => saveAs(await fileOf(outcomes, t), "safer-block-lookup.csv")}>
          <Icon of={Download} size={18} />
          {t(($) => $.bulk.download)}
        </Button>
        <Button onClick={clear}>{t(($) => $.bulk.again)}</Button>
      </div>
      <p className={styles.quiet}>{t(($) => $.bulk.caution)}</p>
      <Choice
        label={t(($) => $.bulk.show)}
        all={`${t(($) => $.bulk.all)} (${outcomes.length})`}
        codes={KINDS}
        nameOf={(each) => `${t(($) => $.bulk.kinds[each])} (${counts[each]})`}
        value={kind}
        onChange={setKind}
      />
      <Rows outcomes={shown} />
    </section>
  );
}

function Progress({ run: { texts, answers, state, failed } }: Pick<Props, "run">) {
  const { t } = useTranslation();
  const total = useMemo(() => new Set(texts).size, [texts]);
  const said = t(($) => $.bulk.progress, { done: answers.size, total });
  return (
    <div className={styles.progress}>
      {state !== "DONE" && <progress max={total} value={answers.size} aria-label={said} />}
      <p role="status">{said}</p>
      {state === "STOPPED" && (
        <p role="alert" className={styles.warn}>
          {failed === undefined
            ? t(($) => $.bulk.stopped)
            : t(($) => $.bulk.stoppedBy, { reason: problemText(failed, t) })}
        </p>
      )}
    </div>
  );
}

function Rows({ outcomes }: { outcomes: readonly BulkRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const totalPages = Math.max(1, Math.ceil(outcomes.length / ROWS_A_PAGE));
  const page = Math.min(pageOf(useSearch()), totalPages);
  const start = (page - 1) * ROWS_A_PAGE;
  const rows = outcomes.slice(start, start + ROWS_A_PAGE).map((outcome, at) => ({ outcome, at: start + at }));
  const names = t(($) => $.bulk.columns, { returnObjects: true });
  const number = (of: (outcome: BulkRow) => number | undefined) => ({
    number: true as const,
    cell: ({ outcome }: (typeof rows)[number]) => of(outcome) ?? "",
  });
  return (
    <>
      <Table
        caption={t(($) => $.bulk.results)}
        rows={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { title: names.text, cell: ({ outcome }) => <Target outcome={outcome} /> },
          {
            title: names.verdict,
            cell: ({ outcome }) => <span className={styles[outcome.kind]}>{saidOf(outcome, t)}</span>,
          },
          { title: names.level, ...number((outcome) => lookupOf(outcome)?.level.value) },
          { title: names.people, ...number((outcome) => lookupOf(outcome)?.timesReported) },
          { title: names.lists, ...number((outcome) => lookupOf(outcome)?.listings.length) },
          {
            title: names.last,
            cell: ({ outcome }) => {
              const at = lookupOf(outcome)?.lastReportedAt;
              return at === undefined ? "" : format.date(at);
            },
          },
        ]}
      />
      <Pages pagination={{ page, totalPages }} hrefOf={(to) => pathTo("/bulk", { page: to })} />
    </>
  );
}

function Target({ outcome }: { outcome: BulkRow }) {
  const lookup = lookupOf(outcome);
  if (!lookup)
    return (
      <bdi translate="no" className={styles.given}>
        {outcome.text}
      </bdi>
    );
  return (
    <a href={targetPath(lookup.declareType, lookup.normalized)}>
      <TargetText adrs={lookup.shown ?? lookup.normalized} declareType={lookup.declareType} plain />
    </a>
  );
}
