import type { LookupText } from "@sb/contracts/report/lookup-wire.ts";
import { Search } from "lucide";
import { useTranslation } from "react-i18next";
import { paths } from "../../routing/paths.ts";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Recognized } from "./recognized.tsx";
import { isNamed, sentenceOf } from "./sentence.ts";
import styles from "./verdict.module.css";
import { Verdict } from "./verdict.tsx";

export { sentenceOf };

type Props = { text: string; found: LookupText };

/** A verdict on each address and site in the text, the worst first, then what else was recognised in it. */
export function Answer({ text, found: { items, others, omitted } }: Props) {
  const { t } = useTranslation();
  const total = items.length + others.length;
  if (total === 0) return <NothingFound text={text} />;
  const reported = items.filter(isNamed).length;
  return (
    <>
      {total > 1 && (
        <p className={styles.summary}>
          {t(($) => $.lookup.found, { count: total })}{" "}
          {reported > 0 && t(($) => $.lookup.reported, { count: reported })}
        </p>
      )}
      {items.map((lookup) => (
        <Verdict key={lookup.normalized} lookup={lookup} normalized={lookup.normalized ?? lookup.adrs} />
      ))}
      {others.map((other) => (
        <Recognized key={`${other.kind} ${other.text}`} other={other} />
      ))}
      {omitted > 0 && <p className={styles.summary}>{t(($) => $.lookup.omitted, { count: omitted })}</p>}
    </>
  );
}

function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.verdict}>
      <p>{t(($) => $.home.verdict.notAnAddress)}</p>
      <LinkButton href={paths.report.history({ searchKeyword: text })} className={styles.action ?? ""}>
        <Icon of={Search} size={18} />
        {t(($) => $.home.verdict.searchInstead)}
      </LinkButton>
    </div>
  );
}
