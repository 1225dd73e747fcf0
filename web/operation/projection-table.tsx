import type { ProjectionItem } from "@sb/contracts/operation/wire.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { under } from "../api/keys.ts";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { useModals } from "../modals/ask.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { type SortableColumn, SortableTable } from "../ui/sortable-table.tsx";
import styles from "./operation.module.css";

const KINDS = { live: "good", "catching-up": "warn", failing: "danger" } as const;

/** The projections as a table: state, position, lag, version; what fails stands first. */
export function ProjectionTable({ items }: { items: readonly ProjectionItem[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const columns: readonly SortableColumn<ProjectionItem>[] = [
    {
      ...{ id: "name", title: t(($) => $.operation.projections.name), by: nameOf },
      cell: (item) => <span className={styles.code}>{nameOf(item)}</span>,
    },
    {
      ...{ id: "version", title: t(($) => $.operation.projections.version), by: versionOf, number: true },
      cell: (item) => number(versionOf(item)),
    },
    {
      ...{ id: "state", title: t(($) => $.operation.groups.state), by: ({ state }) => STATES.indexOf(state) },
      cell: (item) => <State item={item} />,
    },
    {
      ...{ id: "position", title: t(($) => $.operation.projections.position), by: ({ position }) => position },
      cell: ({ position }) => <span className={styles.code}>{shortOf(position)}</span>,
    },
    {
      ...{ id: "lag", title: t(($) => $.operation.projections.behind), by: ({ lagEvents }) => lagEvents, number: true },
      cell: ({ lagEvents }) => number(lagEvents),
    },
    { id: "rebuild", title: t(($) => $.operation.projections.rebuild), cell: (item) => <Rebuild item={item} /> },
  ];
  return (
    <SortableTable
      caption={t(($) => $.operation.projections.caption)}
      columns={columns}
      rows={items}
      keyOf={({ projection }) => projection}
      first={{ id: "state" }}
    />
  );
}

/** In the order of how much somebody should look. */
const STATES: readonly ProjectionItem["state"][] = ["failing", "catching-up", "live"];

const nameOf = ({ projection }: ProjectionItem): string => projection.split("@")[0] ?? projection;
const versionOf = ({ projection }: ProjectionItem): number => Number(projection.split("@")[1] ?? 1);
/** Positions are texts of digits that sort: zeros before them tell nobody anything. */
const shortOf = (position: string): string => position.replace(/^0+(?=.)/, "") || "–";

function State({ item: { state, error, heldUpBy } }: { item: ProjectionItem }) {
  const { t } = useTranslation();
  return (
    <>
      <Badge kind={KINDS[state]}>{t(($) => $.operation.states[state])}</Badge>
      {error && (
        <p>
          {t(($) => $.operation.projections.failsOn, { count: error.failures })}{" "}
          <span className={styles.code}>
            {error.eventType} {error.eventId}
          </span>
        </p>
      )}
      {heldUpBy && <p>{t(($) => $.operation.projections.heldUpBy, { names: heldUpBy.join(", ") })}</p>}
    </>
  );
}

function Rebuild({ item: { projection, rebuild } }: { item: ProjectionItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { decide } = useModals();
  const queryClient = useQueryClient();
  const ordering = useMutation({
    mutationFn: () =>
      call("POST admin/projection/rebuild", { body: { projection }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: async () => {
      toast.good(t(($) => $.operation.projections.ordered));
      await queryClient.invalidateQueries({ queryKey: under("admin/projection") });
    },
  });
  const ask = async () => {
    const words = t(($) => $.operation.projections.ask, { returnObjects: true, projection });
    const confirm = t(($) => $.operation.projections.rebuild);
    if (await decide({ key: "rebuild", ...words, confirm })) ordering.mutate();
  };
  const at = rebuild && format.dateTime(rebuild.endedAt ?? rebuild.orderedAt);
  return (
    <>
      {rebuild && (
        <p className={entry.quiet}>
          {t(($) => $.operation.projections.outcomes[rebuild.outcome ?? "RUNNING"], { at: at ?? "" })}{" "}
          {rebuild.code && <span className={styles.code}>{rebuild.code}</span>}
        </p>
      )}
      <div>
        <Button
          size="small"
          busy={ordering.isPending}
          aria-label={t(($) => $.operation.projections.rebuildOf, { projection })}
          onClick={() => void ask()}
        >
          <Icon of={RefreshCw} size={16} />
          {t(($) => $.operation.projections.rebuild)}
        </Button>
      </div>
    </>
  );
}
