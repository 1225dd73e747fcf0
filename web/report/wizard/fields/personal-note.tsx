import { ShieldAlert } from "lucide";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Marked } from "../../../ui/marked.tsx";
import { excerpt } from "../../../ui/passages.ts";
import { type Owner, type PublishedText, passagesIn } from "../form/personal.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** Characters around a passage. */
const EXCERPT_CHARS = 72;

/** Personal information found in a text that may be published, marked, with an offer to move it. A live region. */
export const PersonalNote = ({ path }: { path: PublishedText }) => (
  <div aria-live="polite">
    <Found path={path} />
  </div>
);

function Found({ path }: { path: PublishedText }) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { fields } = context.values;
  const passages = passagesIn(path, fields, context.checkedTexts);
  if (passages.length === 0 || fields["declare.open"] === "PRIVATE") return null;
  const text = fields[path].trim();
  const move = (owner: Owner) =>
    send({ type: "personal.moved", path, owner, mark: t(($) => $.wizard.personalFound.mark) });
  return (
    <div className={cx(styles.note, styles.alert)}>
      <Icon of={ShieldAlert} size={18} />
      <div className={styles.similar}>
        <p>{t(($) => $.wizard.personalFound.text)}</p>
        <ul className={styles.excerpts}>
          {passages.map(({ range }) => (
            <li key={range[0]}>
              <Marked {...excerpt(text, [range], EXCERPT_CHARS)} />
            </li>
          ))}
        </ul>
        <div className={styles.chips}>
          <Button size="small" onClick={() => move("suspect")}>
            {t(($) => $.wizard.personalFound.toSuspect)}
          </Button>
          <Button size="small" onClick={() => move("reporter")}>
            {t(($) => $.wizard.personalFound.toReporter)}
          </Button>
        </div>
      </div>
    </div>
  );
}
