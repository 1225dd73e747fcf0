import { ROW_OUTCOMES, type RowOutcome } from "@sb/contracts/batch/model.ts";
import type { BatchView, RowView } from "@sb/contracts/batch/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { problemText } from "../errors/problem-text.ts";
import { Choice } from "../list/choice.tsx";
import entry from "../list/entry.module.css";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";

/** The results row by row: before filing those that would be left out, afterwards all. */
export function BatchRows({ batch: { batchSeq, state, filed, open } }: { batch: BatchView }) {
  const { t } = useTranslation();
  const search = useSearch();
  const setSearch = useSetSearch();
  const page = pageOf(search);
  const outcome = ROW_OUTCOMES.find((code) => code === search.outcome);
  const asked = queryOf("GET agency/batch/{batchSeq}/rows", {
    params: { batchSeq },
    query: { ...(outcome && { outcome }), ...listQuery({ page }) },
  });
  const query = useQuery({
    ...asked,
    // Each state has results of its own.
    queryKey: [...asked.queryKey, state],
    placeholderData: keepPreviousData,
    refetchInterval: state === "CHECKING" || state === "FILING" || state === "UNDOING" ? ASK_AGAIN : false,
  });
  const choose = (chosen: RowOutcome | undefined) => void setSearch({ outcome: chosen });
  return (
    <section className={detail.section}>
      <h2>{filed ? t(($) => $.batch.rows.title) : t(($) => $.batch.rows.left)}</h2>
      <div className={detail.queue}>
        <Choice
          label={t(($) => $.batch.rows.outcome)}
          all={t(($) => $.batch.rows.all)}
          codes={ROW_OUTCOMES}
          nameOf={(code) => t(($) => $.batch.outcomes[code])}
          value={outcome}
          onChange={choose}
        />
      </div>
      <ListView
        query={query}
        rows
        keyOf={({ line }) => line}
        words={{
          list: t(($) => $.batch.rows.list),
          loading: t(($) => $.batch.loading),
          failed: t(($) => $.batch.failed),
        }}
        summary={({ pagination }) => t(($) => $.batch.rows.count, { count: pagination.totalItems })}
        hrefOf={(to) => pathTo("/agency/batch/:batchSeq", { batchSeq, outcome, page: to > 1 ? to : undefined })}
        draw={(row) => <Row row={row} isPublic={open === "PUBLIC"} />}
        empty={
          <EmptyState
            icon={<Icon of={ListChecks} size={26} />}
            {...t(($) => $.batch.rows.none, { returnObjects: true })}
          />
        }
      />
    </section>
  );
}

const ASK_AGAIN = 3_000;

const KINDS = { FILED: "good", ALREADY: "plain", REFUSED: "warn", UNDONE: "plain", KEPT: "warn" } as const;

/** Private reports have no page: agencies find them in their inboxes. */
function Row({ row, isPublic }: { row: RowView; isPublic: boolean }) {
  const { line, rowNo, outcome, code, field, column, dclrSeq } = row;
  const { t } = useTranslation();
  const name = field && t(($) => $.batch.fields[field]);
  const where = column ? t(($) => $.batch.rows.column, { column }) : name;
  return (
    <article className={entry.entry}>
      <div className={entry.top}>
        <h3 className={entry.name}>{t(($) => $.batch.rows.line, { line })}</h3>
        {rowNo && <span className={entry.code}>{rowNo}</span>}
        <Badge kind={KINDS[outcome]}>{t(($) => $.batch.outcomes[outcome])}</Badge>
      </div>
      {code && (
        <p className={entry.text}>
          {where && `${where}: `}
          {code === "CRIME_TYPE_NOT_SELECTED" ? t(($) => $.batch.rows.noCrimeType) : problemText(code, t)}
        </p>
      )}
      {isPublic && dclrSeq !== undefined && outcome !== "UNDONE" && (
        <a href={pathTo("/report/history/:dclrSeq", { dclrSeq })}>{t(($) => $.batch.rows.report, { dclrSeq })}</a>
      )}
    </article>
  );
}
