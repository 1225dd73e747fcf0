import { PAGE_LIMITS } from "@sb/contracts/page-limits.ts";
import type { LookupText } from "@sb/contracts/report/lookup-wire.ts";
import { Search } from "lucide";
import { useTranslation } from "react-i18next";
import { pathTo } from "../routing/paths.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Recognized } from "./lookup/recognized.tsx";
import styles from "./lookup/verdict.module.css";
import { Verdict } from "./lookup/verdict.tsx";
import { isNamed, isSuspect, sentenceOf, toneOf } from "./sentence.ts";
import { WordsAnswer } from "./words.tsx";

export { sentenceOf };

type Props = { text: string; found: LookupText; onLookUp: (text: string) => void };

/** A verdict on each address and site in the text, the worst first, then what else was recognised in it. */
export function Answer({ text, found: { items, others, omitted, partial }, onLookUp }: Props) {
  const { t } = useTranslation();
  const total = items.length + others.length;
  if (total === 0) return <NothingFound text={text} />;
  const reported = items.filter(isNamed).length;
  const isWarned = items.some((item) => toneOf(item) !== "unknown");
  // Texts that may mean a reported target stand before targets of which nothing is known.
  const suspects = isWarned ? [] : others.filter(isSuspect);
  const rest = others.filter((other) => !suspects.includes(other));
  return (
    <>
      {total > 1 && (
        <p className={styles.summary}>
          {t(($) => $.lookup.found, { count: total })}{" "}
          {reported > 0 && t(($) => $.lookup.reported, { count: reported })}
        </p>
      )}
      {suspects.map((other) => (
        <Recognized key={`${other.kind} ${other.text}`} other={other} onLookUp={onLookUp} />
      ))}
      {items.map((lookup) => (
        <Verdict key={lookup.normalized} lookup={lookup} />
      ))}
      {rest.map((other) => (
        <Recognized key={`${other.kind} ${other.text}`} other={other} onLookUp={onLookUp} />
      ))}
      {partial && !items.some((item) => item.partial) && <p className={styles.summary}>{t(($) => $.lookup.partial)}</p>}
      {omitted > 0 && <p className={styles.summary}>{t(($) => $.lookup.omitted, { count: omitted })}</p>}
    </>
  );
}

function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className={cx(styles.verdict, styles.appears)}>
      <p>{t(($) => $.lookup.verdict.notAnAddress)}</p>
      <WordsAnswer words={text.slice(0, PAGE_LIMITS.addressChars)} />
      <LinkButton href={pathTo("/report/history", { searchKeyword: text })} className={styles.action ?? ""}>
        <Icon of={Search} size={18} />
        {t(($) => $.lookup.verdict.searchInstead)}
      </LinkButton>
    </div>
  );
}

/** A wallet's address, or a host with its scheme. Anything else of a link may be somebody's own. */
const PLAIN = /^(?:https?:\/\/)?[\w.:-]{1,128}$/i;

/**
 * The part of a text that may stand in the URL, which others see. Empty where the whole text is not one recognised target: a
 * message that somebody pasted is theirs alone.
 */
export function keptOf(text: string, { items, others, omitted }: LookupText): string {
  const whole = text.trim();
  const [item] = items;
  if (!item || items.length + others.length + omitted > 1 || /\s/.test(whole)) return "";
  return item.adrs === whole && PLAIN.test(whole) ? whole : item.normalized;
}
