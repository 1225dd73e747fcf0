import type { RecognizedText } from "@sb/contracts/report/lookup-wire.ts";
import { CircleHelp, TriangleAlert } from "lucide";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/cx.ts";
import { Icon } from "../../ui/icon.tsx";
import { adviceOnOther, isSuspect, reasonOf, titleOfOther } from "../sentence.ts";
import { HandleAccounts } from "./handle-accounts.tsx";
import { RelatedTargets, SimilarTargets } from "./similar-targets.tsx";
import styles from "./verdict.module.css";

type Props = { other: RecognizedText; onLookUp: (text: string) => void };

/** A text without an address to look up: it is called what it is, with what to do instead. */
export function Recognized({ other, onLookUp }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { kind, reason, text, similar, related = [], accounts = [] } = other;
  const suspect = isSuspect(other);
  return (
    <section className={cx(styles.verdict, styles.appears, suspect && styles.close)} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon of={suspect ? TriangleAlert : CircleHelp} size={28} />
        </span>
        <div className={styles.said}>
          <h2 id={id} className={styles.title}>
            {titleOfOther(other, t)}
          </h2>
          {kind === "NEARLY" && reason !== "SHORTENED" && <p className={styles.advice}>{reasonOf(other, t)}</p>}
        </div>
      </div>
      <p className={cx(styles.target, styles.pasted)} translate="no">
        <bdi>{text}</bdi>
      </p>
      <p className={styles.more}>{adviceOnOther(other, t)}</p>
      {similar.length > 0 && <SimilarTargets similar={similar} shortened={reason === "SHORTENED"} />}
      {accounts.length > 0 ? (
        <HandleAccounts accounts={accounts} related={related} onLookUp={onLookUp} />
      ) : (
        related.length > 0 && <RelatedTargets related={related} />
      )}
    </section>
  );
}
