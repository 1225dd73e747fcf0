import { useTranslation } from "react-i18next";
import { ErrorSummary } from "../../../ui/fields/error-summary.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { idOfPlace } from "../form/place.ts";
import { linesOf } from "../form/summary.ts";
import { errorsOn } from "../machine/judge.ts";
import { errorText } from "./error-text.ts";
import { useWizard } from "./wizard-context.ts";

/** The errors of the last check, counting down while they are fixed; gone with the last one. */
export function Wrong() {
  const { t } = useTranslation();
  const { context } = useWizard();
  const lines = linesOf(context.summary, errorsOn(context.step, context));
  const left = lines.filter(({ isMended }) => !isMended).length;
  const items = lines.map(({ error, isMended }) => ({
    id: idOfPlace(error.place),
    text: errorText(t, error, context),
    mended: isMended ? t(($) => $.wizard.mended.one) : undefined,
  }));
  return (
    <>
      {left > 0 && (
        // A new check remounts the summary, so that it takes the focus again even with the same errors.
        <ErrorSummary key={context.checks} title={t(($) => $.common.errorSummary, { count: left })} items={items} />
      )}
      <VisuallyHidden aria-live="polite">
        {lines.length > 0 && left === 0 ? t(($) => $.wizard.mended.all) : ""}
      </VisuallyHidden>
    </>
  );
}
