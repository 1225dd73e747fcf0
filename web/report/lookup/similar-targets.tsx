import type { Judged } from "@sb/contracts/report/alarm.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { targetPath } from "../../routing/target-path.ts";
import { kindOf, TargetText } from "../target-text.tsx";
import { timesNamed } from "../times-named.ts";
import styles from "./verdict.module.css";

type Named = Parameters<typeof timesNamed>[0];

/** Reported targets that are easily taken for this one: whole, with the characters that differ marked. */
export function SimilarTargets({
  similar,
  shortened = false,
  level,
}: Pick<Lookup, "similar"> & Leveled & { shortened?: boolean }) {
  const { t } = useTranslation();
  return (
    <Targets
      level={level}
      title={shortened ? t(($) => $.lookup.fits) : t(($) => $.lookup.verdict.similar)}
      hint={shortened ? t(($) => $.lookup.fitsHint) : t(($) => $.lookup.verdict.similarHint)}
    >
      {similar.map(({ adrs, differs, ...times }) => (
        <Target key={adrs} adrs={adrs} times={times} differs={differs} />
      ))}
    </Targets>
  );
}

/** Reported targets that belong together with this one, each with how. */
export function RelatedTargets({ related, level }: Pick<Judged, "related"> & Leveled) {
  const { t } = useTranslation();
  return (
    <Targets level={level} title={t(($) => $.lookup.related)}>
      {related.map(({ adrs, relation, timesReported, listings }) => (
        <Target
          key={`${relation} ${adrs}`}
          adrs={adrs}
          times={{ timesReported, timesListed: listings.length }}
          how={t(($) => $.lookup.relation[relation])}
        />
      ))}
    </Targets>
  );
}

/** The heading's level: 3 within a verdict, 2 beside it. */
type Leveled = { level?: 2 | 3 | undefined };
type TargetsProps = Leveled & { title: string; hint?: string; children: ReactNode };

/** A list of reported targets, under a heading that says why they stand there. */
export function Targets({ title, hint, level = 3, children }: TargetsProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      {hint !== undefined && <p>{hint}</p>}
      <ul>{children}</ul>
    </section>
  );
}

type Props = { adrs: string; times: Named; differs?: Lookup["similar"][number]["differs"]; how?: string };

/** A reported target, with how often it was, which leads to its page. */
export function Target({ adrs, times, differs = [], how }: Props) {
  const { t } = useTranslation();
  return (
    <li>
      {how !== undefined && <span className={styles.how}>{how}</span>}
      <a href={targetPath(kindOf(adrs), adrs)}>
        <TargetText adrs={adrs} declareType={kindOf(adrs)} ranges={differs} whole plain />
        <span className={styles.often}>{timesNamed(times, t).join(" · ")}</span>
      </a>
    </li>
  );
}
