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
import styles from "./operation.module.css";

const KINDS = { live: "good", "catching-up": "warn", failing: "danger" } as const;

/** One projection: its state, its lag, what it fails on, and its newest rebuild. */
export function ProjectionRow({ item }: { item: ProjectionItem }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { projection, state, lagEvents, error, heldUpBy } = item;
  return (
    <article className={entry.entry} aria-labelledby={projection}>
      <div className={entry.top}>
        <h3 id={projection} className={styles.code}>
          {projection}
        </h3>
        <Badge kind={KINDS[state]}>{t(($) => $.operation.states[state])}</Badge>
      </div>
      <p className={entry.quiet}>{t(($) => $.operation.projections.lag, { events: number(lagEvents) })}</p>
      {error && (
        <p>
          {t(($) => $.operation.projections.failsOn, { count: error.failures })}{" "}
          <span className={styles.code}>
            {error.eventType} {error.eventId}
          </span>
        </p>
      )}
      {heldUpBy && <p>{t(($) => $.operation.projections.heldUpBy, { names: heldUpBy.join(", ") })}</p>}
      <Rebuild item={item} />
    </article>
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
