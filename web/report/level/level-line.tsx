import { LEVEL_STEPS, type Level, type LevelReason } from "@sb/contracts/report/level.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../i18n/language.ts";
import type { Translate } from "../../i18n/texts.ts";
import { useDay } from "../../i18n/use-day.ts";
import { pathTo } from "../../routing/paths.ts";
import { cx } from "../../ui/cx.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import styles from "./level.module.css";

/** The step and the value; opened, each contribution in words and points. */
export function LoadedLevelLine({ level: { value, step, formula, day, why } }: { level: Level }) {
  const { t } = useTranslation();
  const { long } = useDay();
  const { number } = useFormat();
  const line = (
    <span className={styles.line}>
      <span className={styles.said}>
        <span className={styles.name}>{t(($) => $.level.line)}</span>
        <span className={styles.step}>
          {t(($) => $.level.steps[step])} · {t(($) => $.level.of, { value })}
        </span>
      </span>
      <Meter step={LEVEL_STEPS.indexOf(step)} />
      <span className={styles.why}>{t(($) => $.level.why)}</span>
    </span>
  );
  return (
    <Disclosure boxed summary={line}>
      <dl className={styles.parts}>
        {why.map((reason) => (
          <div key={reason.part}>
            <dt>{reasonIn(reason, t)}</dt>
            <dd>{signed(reason.points, number)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t(($) => $.level.total)}</dt>
          <dd>{number(value)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t(($) => $.level.on, { date: long(day) })} ·{" "}
        <a href={pathTo("/level")}>{t(($) => $.level.formula, { name: formula })}</a>
      </p>
    </Disclosure>
  );
}

/** For the eye alone: the step stands beside it in words. */
const Meter = ({ step }: { step: number }) => (
  <span className={styles.meter} aria-hidden="true">
    {LEVEL_STEPS.slice(1).map((each, at) => (
      <span key={each} className={cx(at < step && styles[`on${step}`])} />
    ))}
  </span>
);

/** A sign that reads well aloud, and a true minus. */
function signed(points: number, number: (value: number) => string): string {
  if (points === 0) return number(0);
  return points > 0 ? `+${number(points)}` : `−${number(-points)}`;
}

function reasonIn({ part, count = 0 }: LevelReason, t: Translate): string {
  switch (part) {
    case "LISTS_AGE":
    case "FLOOR":
    case "LIMIT":
    case "OWNER":
      return t(($) => $.level.parts[part]);
    default:
      return t(($) => $.level.parts[part], { count });
  }
}
