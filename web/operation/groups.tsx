import type { ConsumerGroups } from "@sb/contracts/operation/wire.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SkipForward } from "lucide";
import { useTranslation } from "react-i18next";
import { call } from "../api/client.ts";
import { queryOf, under } from "../api/keys.ts";
import { QueryFailed } from "../errors/query-failed.tsx";
import { askReason } from "../form/reason-dialog.tsx";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { Icon } from "../ui/icon.tsx";
import { Table } from "../ui/table.tsx";
import styles from "./operation.module.css";

/** The consumer groups, and the streams that an event holds back. */
export function Groups() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const query = useQuery(queryOf("GET admin/consumer-group"));
  return (
    <section className={styles.section} aria-labelledby="groups">
      <h2 id="groups">{t(($) => $.operation.groups.heading)}</h2>
      {query.isError && <QueryFailed title={t(($) => $.operation.failed)} query={query} />}
      {query.data?.held.map((held) => (
        <Held key={`${held.group} ${held.stream}`} held={held} />
      ))}
      {query.data && (
        <Card>
          <Table
            caption={t(($) => $.operation.groups.caption)}
            rows={query.data.items}
            keyOf={({ group }) => group}
            columns={[
              { title: t(($) => $.operation.groups.group), cell: ({ group }) => group },
              { title: t(($) => $.operation.groups.state), cell: ({ state }) => t(($) => $.operation.states[state]) },
              { title: t(($) => $.operation.groups.held), cell: ({ held }) => number(held), number: true },
            ]}
          />
        </Card>
      )}
    </section>
  );
}

function Held({ held }: { held: ConsumerGroups["held"][number] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { group, stream, eventId, eventType, failures, cause, since } = held;
  const skipping = useMutation({
    mutationFn: (reason: string) =>
      call("POST admin/consumer-group/skip", {
        body: { group, eventId, reason },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: async () => {
      toast.good(t(($) => $.operation.groups.skipped));
      await queryClient.invalidateQueries({ queryKey: under("admin/consumer-group") });
    },
  });
  const ask = async () => {
    const words = t(($) => $.operation.groups.ask, { returnObjects: true, group });
    const fixed = { label: t(($) => $.operation.reason), hint: t(($) => $.operation.reasonHint) };
    const reason = await askReason({ ...words, ...fixed, confirm: t(($) => $.operation.groups.skip) });
    if (reason !== undefined) skipping.mutate(reason);
  };
  return (
    <article className={entry.entry}>
      <h3 className={styles.code}>{stream}</h3>
      <p className={styles.code}>
        {group} · {eventType} · {eventId}
      </p>
      <p className={entry.quiet}>
        {t(($) => $.operation.groups.facts, { count: failures, at: format.dateTime(since) })}
      </p>
      <p className={styles.code}>{cause}</p>
      <div>
        <Button
          size="small"
          busy={skipping.isPending}
          aria-label={t(($) => $.operation.groups.skipOf, { stream })}
          onClick={() => void ask()}
        >
          <Icon of={SkipForward} size={16} />
          {t(($) => $.operation.groups.skip)}
        </Button>
      </div>
    </article>
  );
}
