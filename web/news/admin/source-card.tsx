import type { NewsSourceView } from "@sb/contracts/news/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import entry from "../../list/entry.module.css";
import { Badge } from "../../ui/badge.tsx";
import { cx } from "../../ui/cx.ts";
import facts from "../../ui/facts.module.css";
import styles from "./admin.module.css";
import { SourceActions } from "./source-actions.tsx";

const KINDS = { NEW: "plain", OK: "good", FAILING: "danger", PAUSED: "warn" } as const;

/** A source, its state, and why it fails. */
export function SourceCard({ source }: { source: NewsSourceView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, url, state, category, succeededAt, nextTryAt, failure, failures, brought, paused } = source;
  const never = t(($) => $.news.admin.sources.never);
  return (
    <article className={entry.entry}>
      <div className={styles.top}>
        <Badge kind={KINDS[state]}>{t(($) => $.news.admin.sources.states[state])}</Badge>
        <span>{t(($) => $.news.categories[category])}</span>
      </div>
      <h2 className={entry.name}>{name}</h2>
      <p className={styles.url}>{url}</p>
      {failure && (
        <p className={entry.text}>
          {t(($) => $.news.admin.sources.failures[failure.code])}
          {failure.status !== undefined && ` (${failure.status})`}
        </p>
      )}
      {paused && (
        <p className={entry.text}>
          {t(($) => $.news.admin.sources.pausedAt, { at: format.dateTime(paused.at), reason: paused.reason })}
        </p>
      )}
      <dl className={cx(facts.facts, styles.facts)}>
        <Fact name={t(($) => $.news.admin.sources.succeeded)}>
          {succeededAt ? format.dateTime(succeededAt) : never}
        </Fact>
        <Fact name={t(($) => $.news.admin.sources.next)}>{nextTryAt ? format.dateTime(nextTryAt) : never}</Fact>
        <Fact name={t(($) => $.news.admin.sources.brought)}>{format.number(brought)}</Fact>
        {failures > 0 && <Fact name={t(($) => $.news.admin.sources.inARow)}>{format.number(failures)}</Fact>}
      </dl>
      <SourceActions source={source} />
    </article>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
