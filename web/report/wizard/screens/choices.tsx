import { CalendarClock, Siren } from "lucide";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import styles from "../emergency/emergency.module.css";
import { HAPPENED, type Happened } from "../steps/path.ts";

const ICONS = { NOW: Siren, EARLIER: CalendarClock };

type Attributes = ComponentProps<"button">;
type Props = {
  /** Attributes of an answer's button, and of the one that begins from a chat or email. */
  answer: (happened: Happened) => Attributes;
  paper: Omit<Attributes, "children">;
};

/** The answers to "Has it just happened?", the same from the server and in the app. */
export function Choices({ answer, paper }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.choices}>
      {HAPPENED.map((happened) => (
        <button key={happened} type="button" className={styles.choice} {...answer(happened)}>
          <Icon of={ICONS[happened]} size={26} />
          <span>
            <strong>{t(($) => $.wizard.happened[happened].label)}</strong>
            <span>{t(($) => $.wizard.happened[happened].hint)}</span>
          </span>
        </button>
      ))}
      <Button kind="quiet" {...paper}>
        {t(($) => $.wizard.paper)}
      </Button>
    </div>
  );
}
