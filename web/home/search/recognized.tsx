import type { RecognizedText } from "@sb/contracts/report/lookup-wire.ts";
import { CircleHelp } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../../i18n/namespaces.ts";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { SimilarTargets } from "./similar-targets.tsx";
import styles from "./verdict.module.css";

/** What is no address that can be looked up: it is called what it is, with what to do instead. */
export function Recognized({ other }: { other: RecognizedText }) {
  const { t } = useTranslation();
  const id = useId();
  const { kind, text, similar } = other;
  return (
    <section className={cx(styles.verdict, styles.unknown)} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon of={CircleHelp} size={28} />
        </span>
        <div className={styles.said}>
          <h2 id={id} className={styles.title}>
            {t(($) => $.lookup.title[kind])}
          </h2>
          {kind === "NEARLY" && <p className={styles.advice}>{reasonOf(other, t)}</p>}
        </div>
      </div>
      <p className={cx(styles.target, styles.pasted)} translate="no">
        <bdi>{text}</bdi>
      </p>
      <p className={styles.more}>{t(($) => $.lookup.advice[kind])}</p>
      {similar.length > 0 && <SimilarTargets similar={similar} declareType="WALLET" />}
    </section>
  );
}

function reasonOf({ reason, length = 0, expected = 0, meant }: RecognizedText, t: Translate): string {
  if (reason === "LENGTH") return t(($) => $.lookup.reason.LENGTH, { length, expected });
  if (meant !== undefined) return t(($) => $.lookup.reason.LOOKS, { meant });
  return t(($) => $.lookup.reason[reason ?? "FORM"]);
}
