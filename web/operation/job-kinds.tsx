import type { ResponseOf } from "@sb/contracts/routes.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import { Card } from "../ui/card.tsx";
import { Table } from "../ui/table.tsx";

type Counts = ResponseOf<"GET admin/job/count">["items"];

/** How many jobs of each kind there are; one column for each state. */
export function JobKinds({ counts }: { counts: Counts }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (counts.length === 0) return <p>{t(($) => $.operation.jobs.nothing)}</p>;
  return (
    <Card>
      <Table
        caption={t(($) => $.operation.jobs.counts)}
        rows={counts}
        keyOf={({ kind }) => kind}
        columns={[
          { title: t(($) => $.operation.jobs.kind), cell: ({ kind }) => kind },
          { title: t(($) => $.operation.jobs.states.PARKED), cell: ({ parked }) => number(parked), number: true },
          {
            title: t(($) => $.operation.jobs.states.WAITING),
            cell: ({ waiting, delayed }) => number(waiting + delayed),
            number: true,
          },
          { title: t(($) => $.operation.jobs.states.RUNNING), cell: ({ running }) => number(running), number: true },
        ]}
      />
    </Card>
  );
}
