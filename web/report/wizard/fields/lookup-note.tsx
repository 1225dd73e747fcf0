import { Info, ShieldAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { lookupOf } from "../form/target.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";
import { SimilarNote } from "./similar-note.tsx";

/** Earlier reports on the address. Always mounted: it is a live region. */
export const LookupNote = () => (
  <div aria-live="polite">
    <Note />
  </div>
);

function Note() {
  const { t } = useTranslation();
  const { context, isLooking } = useWizard();
  const answer = lookupOf(context.values.fields, context.lookup);
  if (isLooking) {
    return (
      <p className={styles.note}>
        <Spinner />
        {t(($) => $.wizard.lookup.looking)}
      </p>
    );
  }
  if (context.lookupFailed) return <Line text={t(($) => $.wizard.lookup.failed)} />;
  if (!answer?.normalized) return null;
  if (answer.shared) {
    const { kind, name } = answer.shared;
    return <Line text={t(($) => $.wizard.shared[kind], { name })} alert />;
  }
  if (answer.timesReported > 0)
    return <Line text={t(($) => $.wizard.lookup.reported, { count: answer.timesReported })} alert />;
  if (answer.listings.length > 0) return <Line text={t(($) => $.wizard.lookup.listed)} alert />;
  if (answer.similar.length > 0) return <SimilarNote lookup={answer} own={answer.normalized} />;
  return <Line text={t(($) => $.wizard.lookup.first)} />;
}

function Line({ text, alert = false }: { text: string; alert?: boolean }) {
  const icon = alert ? ShieldAlert : Info;
  return (
    <p className={cx(styles.note, alert && styles.alert)}>
      <Icon of={icon} size={18} />
      {text}
    </p>
  );
}
