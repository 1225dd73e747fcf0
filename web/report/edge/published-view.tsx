import { CloudOff } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import { useDay } from "../../i18n/use-day.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import detail from "../../ui/detail.module.css";
import { RelatedTargets } from "../lookup/similar-targets.tsx";
import verdict from "../lookup/verdict.module.css";
import { VerdictCard } from "../lookup/verdict.tsx";
import { toneOf } from "../sentence.ts";
import { useTargetTitle } from "../target/shown-target.ts";
import styles from "./edge.module.css";
import type { PublishedTarget } from "./published-target.ts";

type Props = { target: PublishedTarget; onAgain: () => void; busy: boolean };

/** The page of a target as the static files have it: of when it is, its figures, and what can't be told without the service. */
export function PublishedView({ target, onAgain, busy }: Props) {
  const { t } = useTranslation();
  const at = useFormat().dateTime(target.publishedAt);
  const { lookup, page } = target;
  const title = toneOf(lookup) === "unknown" ? t(($) => $.edgePage.notThen, { at }) : undefined;
  useTargetTitle(lookup, title);
  return (
    <div className={detail.article}>
      <Callout icon={CloudOff} role="status">
        <p className={styles.said}>{t(($) => $.edgePage.away)}</p>
        <p>{t(($) => $.edgePage.asOf, { at })}</p>
        <Button onClick={onAgain} busy={busy}>
          {t(($) => $.edgePage.again)}
        </Button>
      </Callout>
      <VerdictCard lookup={lookup} title={title} level={1}>
        {page && <Figures page={page} />}
        {!page && <p className={verdict.more}>{t(($) => $.lookup.verdict.advice[lookup.declareType])}</p>}
        {page && <Disputes page={page} />}
        <p className={verdict.more}>{t(($) => $.edgePage.unasked)}</p>
      </VerdictCard>
      {lookup.related.length > 0 && <RelatedTargets related={lookup.related} level={2} />}
      <Missing />
    </div>
  );
}

type Page = { page: NonNullable<PublishedTarget["page"]> };

/** For what, from when to when, and how many lists. */
function Figures({ page: { crimeTypes, reportedOn, listedOn, timesListed } }: Page) {
  const { t } = useTranslation();
  const crimes = Object.entries(crimeTypes ?? {}) as [keyof NonNullable<typeof crimeTypes>, number][];
  const [first, last] = reportedOn ?? [];
  return (
    <dl className={verdict.facts}>
      {crimes.length > 0 && (
        <div className={verdict.wide}>
          <dt>{t(($) => $.lookup.verdict.crimes)}</dt>
          <dd className={verdict.crimes}>
            {crimes
              .sort(([, a], [, b]) => b - a)
              .map(([crimeType, count]) => (
                <Badge key={crimeType} kind="danger">
                  {t(($) => $.lookup.verdict.crimeCount, { name: t(($) => $.codes.crimeType[crimeType]), count })}
                </Badge>
              ))}
          </dd>
        </div>
      )}
      <Day name={t(($) => $.lookup.verdict.first)} day={first} />
      <Day name={t(($) => $.lookup.verdict.last)} day={last} />
      {timesListed > 0 && (
        <div>
          <dt>{t(($) => $.edgePage.lists)}</dt>
          <dd>{t(($) => $.lookup.verdict.listed, { count: timesListed })}</dd>
        </div>
      )}
      <Day name={t(($) => $.edgePage.listedOn)} day={listedOn} />
    </dl>
  );
}

function Day({ name, day }: { name: string; day: string | undefined }) {
  const { long } = useDay();
  if (day === undefined) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <time dateTime={day}>{long(day)}</time>
      </dd>
    </div>
  );
}

function Disputes({ page: { disputed, ownerObjects, clearedOn } }: Page) {
  const { t } = useTranslation();
  const { long } = useDay();
  return (
    <>
      {disputed !== undefined && <p className={verdict.advice}>{t(($) => $.lookup.disputed, { count: disputed })}</p>}
      {ownerObjects && <p className={verdict.advice}>{t(($) => $.lookup.ownerObjects)}</p>}
      {clearedOn !== undefined && (
        <p className={verdict.advice}>{t(($) => $.lookup.cleared, { at: long(clearedOn) })}</p>
      )}
    </>
  );
}

const MISSING = ["words", "lists", "timeline"] as const;

/** Lists all that only the service can tell. */
function Missing() {
  const { t } = useTranslation();
  return (
    <section className={detail.section} aria-labelledby="missing">
      <h2 id="missing">{t(($) => $.edgePage.missing.heading)}</h2>
      <ul className={styles.missing}>
        {MISSING.map((each) => (
          <li key={each}>{t(($) => $.edgePage.missing[each])}</li>
        ))}
      </ul>
      <p className={detail.quiet}>{t(($) => $.edgePage.comesBack)}</p>
    </section>
  );
}
