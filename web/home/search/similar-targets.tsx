import type { DeclareType } from "@sb/contracts/codes.ts";
import type { Lookup } from "@sb/contracts/report/wire.ts";
import { paths } from "../../app/paths.ts";
import { useText } from "../../i18n/text.tsx";
import { TargetText } from "../../report/parts/target-text.tsx";
import styles from "./verdict.module.css";

type Props = { similar: Lookup["similar"]; declareType: DeclareType };

/** Reported targets that are easily taken for this one: whole, for they differ in the middle. */
export function SimilarTargets({ similar, declareType }: Props) {
  const t = useText().home.verdict;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h3 id="similar">{t.similar}</h3>
      <p>{t.similarHint}</p>
      <ul>
        {similar.map(({ adrs, timesReported }) => (
          <li key={adrs}>
            <a href={paths.report.history({ searchKeyword: adrs })}>
              <TargetText adrs={adrs} declareType={declareType} whole plain />
              <span className={styles.often}>{t.similarTimes(timesReported)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
