import { CalendarClock, Siren } from "lucide";
import { useTranslation } from "react-i18next";
import { handleError } from "../../../errors/handle.ts";
import { useFormat } from "../../../i18n/language.ts";
import { withTexts } from "../../../i18n/load.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "../emergency/emergency.module.css";
import { useWizard } from "../parts/wizard-context.ts";
import { HAPPENED } from "../steps/path.ts";

const ICONS = { NOW: Siren, EARLIER: CalendarClock };

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
    <div className={styles.choices}>
      {HAPPENED.map((happened) => (
        <button
          key={happened}
          type="button"
          className={styles.choice}
          aria-pressed={context.happened === happened}
          onClick={() => send({ type: "happened.answered", happened })}
        >
          <Icon of={ICONS[happened]} size={26} />
          <span>
            <strong>{t(($) => $.wizard.happened[happened].label)}</strong>
            <span>{t(($) => $.wizard.happened[happened].hint)}</span>
          </span>
        </button>
      ))}
      <Button kind="quiet" onClick={() => void begin().catch(handleError)}>
        {t(($) => $.wizard.paper)}
      </Button>
    </div>
  );
}
