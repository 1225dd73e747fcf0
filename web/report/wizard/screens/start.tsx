import { useTranslation } from "react-i18next";
import { handleError } from "../../../errors/handle.ts";
import { useFormat } from "../../../i18n/language.ts";
import { withTexts } from "../../../i18n/load.ts";
import { useWizard } from "../parts/wizard-context.ts";
import { Choices } from "./choices.tsx";

/** "Has it just happened?" The answer leads on at once. */
export function Start() {
  const { t } = useTranslation();
  const format = useFormat();
  const { context, send } = useWizard();
  const begin = async () => {
    const { askForPaper } = await withTexts(["paper"], () => import("../../paper/begin.tsx"));
    const story = context.values.fields["declare.comment"];
    for (const event of await askForPaper({ t, format, story })) send(event);
  };
  return (
    <Choices
      answer={(happened) => ({
        "aria-pressed": context.happened === happened,
        onClick: () => send({ type: "happened.answered", happened }),
      })}
      paper={{ onClick: () => void begin().catch(handleError) }}
    />
  );
}
