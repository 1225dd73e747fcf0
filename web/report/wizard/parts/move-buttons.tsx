import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/language.ts";
import { useSession } from "../../../session/store.ts";
import { Button } from "../../../ui/button.tsx";
import { checkStep } from "../form/check.ts";
import type { Context } from "../machine/context.ts";
import { canSkipRest, isPreparing, isReached } from "../machine/judge.ts";
import { fieldsOf, indexOfStep } from "../steps/order.ts";
import { stepBefore } from "../steps/path.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

const GoogleButton = lazy(async () => ({ default: (await import("../../../session/google-button.tsx")).GoogleButton }));

/** Back and next. On a screen with only optional, empty fields, next is called "skip". */
export function MoveButtons() {
  const { t } = useTranslation();
  const { context, send, isSubmitting } = useWizard();
  const { step } = context;
  const isVisitor = !useSession().isLogin;
  if (isSubmitting) return <Sending />;
  // Its answers lead on themselves.
  if (step === "start") return null;
  const isWaiting = (step === "files" || step === "consent") && isPreparing(context);
  return (
    <>
      {canSkipRest(context) && (
        <Button kind="quiet" className={styles.rest} onClick={() => send({ type: "rest.skipped" })}>
          {t(($) => $.wizard.move.skipRest)}
        </Button>
      )}
      <div className={styles.moves}>
        {stepBefore(step, context) !== step && (
          <Button onClick={() => send({ type: "step.back" })}>{t(($) => $.wizard.move.back)}</Button>
        )}
        {cameFromReview(context) && <ToReview />}
        {isVisitor && step === "review" ? (
          <Suspense>
            <GoogleButton type="submit" className={styles.on} />
          </Suspense>
        ) : (
          <Button type="submit" kind="primary" size="large" className={styles.on} busy={context.goingTo !== undefined}>
            {t(($) => $.wizard.move[nextLabel(context)])}
          </Button>
        )}
      </div>
      {isWaiting && (
        <p className={styles.wait} role="status">
          {t(($) => $.wizard.files[step === "files" ? "goesOn" : "wait"])}
        </p>
      )}
    </>
  );
}

/** The review was reached before: after a fix the user can jump back to it. */
const cameFromReview = (context: Context): boolean =>
  indexOfStep(context.step) < indexOfStep("review") && isReached(context, "review");

function ToReview() {
  const { t } = useTranslation();
  const { can, send } = useWizard();
  const isGood = can({ type: "step.next" });
  return (
    <Button onClick={() => send(isGood ? { type: "step.chosen", step: "review" } : { type: "step.checked" })}>
      {t(($) => $.wizard.move.toReview)}
    </Button>
  );
}

function nextLabel(context: Context): "submit" | "modify" | "skip" | "next" {
  if (context.step === "consent") return context.mode.kind === "modify" ? "modify" : "submit";
  return isEmptyStep(context) ? "skip" : "next";
}

function isEmptyStep({ step, values, attached }: Context): boolean {
  if (step === "review" || step === "emergency" || checkStep(step, values).length > 0) return false;
  if (step === "files") return attached.files.length + attached.kept.length === 0;
  const noSource = step !== "sources" || values.sources.every(({ src }) => src.trim() === "");
  return noSource && fieldsOf(step).every((path) => values.fields[path].trim() === "");
}

function Sending() {
  const { t } = useTranslation();
  const format = useFormat();
  const { progress, attached } = useWizard().context;
  const isUploading = attached.files.length > 0 && progress < 1;
  return (
    <div className={styles.sending} role="status">
      <strong>{t(($) => $.wizard.sending.title)}</strong>
      {attached.files.length > 0 && <progress max={1} value={progress} aria-label={t(($) => $.wizard.sending.title)} />}
      <p>
        {isUploading
          ? t(($) => $.wizard.sending.uploading, { share: format.percent(progress) })
          : t(($) => $.wizard.sending.finishing)}
      </p>
    </div>
  );
}
