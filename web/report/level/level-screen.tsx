import { LEVEL_FORMULA, LEVEL_MAX, LEVEL_RULES, LEVEL_STEPS, STEP_FROM } from "@sb/contracts/report/level.ts";
import { Download } from "lucide";
import { useTranslation } from "react-i18next";
import { requestOf } from "../../api/request.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./level.module.css";

const RULES = ["people", "fresh", "age", "lists", "confirmed", "disputes", "limits", "day"] as const;
const NUMBERS = { ...LEVEL_RULES, least: STEP_FROM.HINT };

/** The highest value of a step. */
const lastOf = (at: number): number => {
  const next = LEVEL_STEPS[at + 1];
  return next === undefined ? LEVEL_MAX : STEP_FROM[next] - 1;
};

/** /level: the formula in words, with its own numbers. */
export function LevelScreen() {
  const { t } = useTranslation();
  return (
    <Page reading title={t(($) => $.level.line)} lead={t(($) => $.level.page.lead)}>
      <p>{t(($) => $.level.page.zero)}</p>
      <section className={styles.section}>
        <h2>{t(($) => $.level.page.steps)}</h2>
        <ul className={styles.steps}>
          {LEVEL_STEPS.map((step, at) => (
            <li key={step}>
              <span className={styles.range}>
                {t(($) => $.level.page.range, { from: STEP_FROM[step], to: lastOf(at) })}
              </span>
              <strong>{t(($) => $.level.steps[step])}</strong>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>
          {t(($) => $.level.page.rules)} ({LEVEL_FORMULA})
        </h2>
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{t(($) => $.level.page[rule], NUMBERS)}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{t(($) => $.level.page.recompute)}</h2>
        <p>{t(($) => $.level.page.recomputeText)}</p>
        <LinkButton href={requestOf("GET report/export", { query: { format: "ndjson" } }).url} download>
          <Icon of={Download} size={16} />
          {t(($) => $.level.page.download)}
        </LinkButton>
      </section>
    </Page>
  );
}
