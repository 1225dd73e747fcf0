import type { PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { ShieldAlert } from "lucide";
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/chip.tsx";
import { Chips } from "../../../ui/chips.tsx";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Marked } from "../../../ui/marked.tsx";
import { excerpt } from "../../../ui/passages.ts";
import { kindsIn, type Owner, type PublishedText, passagesIn } from "../form/personal.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./fields.module.css";

/** Characters around a passage. */
const EXCERPT_CHARS = 72;

/** Personal information found in a text that may be published, a line for each kind, with an offer to move it. A live region. */
export function PersonalNote({ path }: { path: PublishedText }) {
  const { context } = useWizard();
  const { fields } = context.values;
  const passages = fields["declare.open"] === "PRIVATE" ? [] : passagesIn(path, fields, context.checkedTexts);
  const box = useShown(passages.length > 0);
  return (
    <div ref={box} aria-live="polite">
      {passages.length > 0 && <Found path={path} text={fields[path].trim()} passages={passages} />}
    </div>
  );
}

/** Scrolls what has appeared into view, unless that would take away where somebody is: in a field, or at the summary. */
function useShown(isThere: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isBusy = document.activeElement?.matches("input, textarea, [role=alert]");
    if (isThere && !isBusy) box.current?.scrollIntoView({ block: "nearest" });
  }, [isThere]);
  return box;
}

type FoundProps = { path: PublishedText; text: string; passages: readonly PersonalPassage[] };

function Found({ path, text, passages }: FoundProps) {
  const { t } = useTranslation();
  const { send } = useWizard();
  const move = (owner: Owner) =>
    send({ type: "personal.moved", path, owner, mark: t(($) => $.wizard.personalFound.mark) });
  const kinds = kindsIn(passages);
  const isSecret = kinds.every(({ kind }) => kind === "WALLET_SECRET");
  return (
    <div className={cx(styles.note, styles.alert)}>
      <Icon of={ShieldAlert} size={18} />
      <div className={styles.similar}>
        <p>{t(($) => $.wizard.personalFound[isSecret ? "secret" : "text"])}</p>
        <ul className={styles.excerpts}>
          {kinds.map(({ kind, ranges }) => (
            <li key={kind}>
              {t(($) => $.wizard.personalFound.places, {
                kind: t(($) => $.wizard.personalFound.kinds[kind]),
                count: ranges.length,
              })}{" "}
              <Marked {...excerpt(text, ranges, EXCERPT_CHARS)} />
            </li>
          ))}
        </ul>
        <Chips>
          {isSecret ? (
            <Chip onClick={() => move("suspect")}>{t(($) => $.wizard.personalFound.takeOut)}</Chip>
          ) : (
            <>
              <Chip onClick={() => move("suspect")}>{t(($) => $.wizard.personalFound.toSuspect)}</Chip>
              <Chip onClick={() => move("reporter")}>{t(($) => $.wizard.personalFound.toReporter)}</Chip>
            </>
          )}
        </Chips>
      </div>
    </div>
  );
}
