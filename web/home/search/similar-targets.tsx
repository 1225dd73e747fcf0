import type { DeclareType } from "@sb/contracts/codes.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TargetText } from "../../report/target-text.tsx";
import { timesNamed } from "../../report/times-named.ts";
import { paths } from "../../routing/paths.ts";
import styles from "./verdict.module.css";

type Props = { similar: Lookup["similar"]; declareType: DeclareType };

/** Reported targets that are easily taken for this one: whole, with the characters that differ marked. */
export function SimilarTargets({ similar, declareType }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section className={styles.similar} aria-labelledby={id}>
      <h3 id={id}>{t(($) => $.home.verdict.similar)}</h3>
      <p>{t(($) => $.home.verdict.similarHint)}</p>
      <ul>
        {similar.map(({ adrs, differs, ...times }) => (
          <li key={adrs}>
            <a href={paths.report.history({ searchKeyword: adrs })}>
              <TargetText adrs={adrs} declareType={declareType} ranges={differs} whole plain />
              <span className={styles.often}>{timesNamed(times, t).join(" · ")}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
