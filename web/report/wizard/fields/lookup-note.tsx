import { isRecognized } from "@sb/contracts/report/alarm.ts";
import { defang } from "@sb/contracts/report/defang.ts";
import type { Lookup, LookupError } from "@sb/contracts/report/lookup-wire.ts";
import { Info, ShieldAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { answerTo } from "../form/target.ts";
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
  const answer = answerTo(context.values.fields, context.lookup);
  if (isLooking) {
    return (
      <p className={styles.note}>
        <Spinner />
        {t(($) => $.wizard.lookup.looking)}
      </p>
    );
  }
  if (context.lookupFailed) return <Line text={t(($) => $.wizard.lookup.failed)} />;
  if (!answer) return null;
  return isRecognized(answer) ? <Known lookup={answer} /> : <Unread answer={answer} />;
}

function Known({ lookup }: { lookup: Lookup }) {
  const { t } = useTranslation();
  const { normalized, shared, timesReported, listings, related, similar } = lookup;
  if (shared) return <Line text={t(($) => $.wizard.shared[shared.kind], { name: shared.name })} alert />;
  if (timesReported > 0) return <Line text={t(($) => $.wizard.lookup.reported, { count: timesReported })} alert />;
  if (listings.length > 0) return <Line text={t(($) => $.wizard.lookup.listed)} alert />;
  // The nearest comes first.
  const [relative] = related;
  if (relative) return <Line text={t(($) => $.wizard.lookup.family, { site: defang(relative.adrs) })} alert />;
  if (similar.length > 0) return <SimilarNote similar={similar} own={normalized} />;
  return <Line text={t(($) => $.wizard.lookup.first)} />;
}

/** It may be an address of a chain that has no rules here: then nothing is wrong. */
function Unread({ answer: { adrs, error } }: { answer: LookupError }) {
  const { t } = useTranslation();
  if (error.similar.length > 0) return <SimilarNote similar={error.similar} own={adrs} />;
  if (error.reason === "FORM") return null;
  return <Line text={t(($) => $.wizard.lookup.mistyped)} alert />;
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
