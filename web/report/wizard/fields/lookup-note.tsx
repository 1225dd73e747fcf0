import type { LookedUp } from "@sb/contracts/report/lookup-wire.ts";
import { Info } from "lucide";
import { type ComponentType, lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { report } from "../../../errors/report.ts";
import { withTexts } from "../../../i18n/load.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { answerTo } from "../form/target.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** Comes with the first answer. Without it the form can be filled in all the same. */
const KnownNote = lazy(() =>
  withTexts(["target"], () => import("./known-note.tsx")).then(
    (code): { default: ComponentType<{ answer: LookedUp }> } => ({ default: code.KnownNote }),
    (error: unknown) => {
      report(error);
      return { default: Failed };
    },
  ),
);

/** Earlier reports on the address. Always mounted: it is a live region. */
export const LookupNote = () => (
  <div aria-live="polite">
    <Note />
  </div>
);

function Note() {
  const { context, isLooking } = useWizard();
  const answer = answerTo(context.values.fields, context.lookup);
  if (isLooking) return <Looking />;
  if (context.lookupFailed) return <Failed />;
  return (
    answer && (
      <Suspense fallback={<Looking />}>
        <KnownNote answer={answer} />
      </Suspense>
    )
  );
}

function Looking() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <Spinner />
      {t(($) => $.wizard.lookup.looking)}
    </p>
  );
}

function Failed() {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <Icon of={Info} size={18} />
      {t(($) => $.wizard.lookup.failed)}
    </p>
  );
}
