import type { UnusualView } from "@sb/contracts/unusual/wire.ts";
import { Eye } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import entry from "../list/entry.module.css";
import { openModal } from "../modals/modals.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { UnusualReports } from "./unusual-reports.tsx";
import styles from "./unusual-screen.module.css";

/** Why the filings were found, which they are, and what was noted about them. */
export function UnusualCase({ found }: { found: UnusualView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { rule, dclrSeq, total, firstAt, lastAt, review } = found;
  const reason = t(($) => $.unusual.reasons[rule], { total });
  const isWaiting = !review || review.at < lastAt;
  const ask = () =>
    void openModal<void>("review-unusual", (close) => (
      <ReviewDialog rule={rule} dclrSeq={dclrSeq} reason={reason} onClose={() => close()} />
    ));
  return (
    <article className={entry.entry} aria-labelledby={`unusual-${rule}-${dclrSeq}`}>
      <p>
        <Badge kind="warn">{t(($) => $.unusual.rules[rule])}</Badge>{" "}
        {isWaiting && <Badge kind="danger">{t(($) => $.unusual.waiting, { ago: format.ago(firstAt) })}</Badge>}
      </p>
      <h2 id={`unusual-${rule}-${dclrSeq}`} className={entry.name}>
        {reason}
      </h2>
      <p className={styles.facts}>
        {t(($) => $.unusual.between, { first: format.dateTime(firstAt), last: format.dateTime(lastAt) })}
      </p>
      <UnusualReports found={found} />
      {review && (
        <p className={entry.text}>
          {t(($) => $.unusual.noted, { nick: review.nick || t(($) => $.common.formerMember), note: review.note })}
        </p>
      )}
      <div>
        <Button size="small" aria-label={t(($) => $.unusual.review.of, { reason })} onClick={ask}>
          <Icon of={Eye} size={16} />
          {t(($) => $.unusual.review.action)}
        </Button>
      </div>
    </article>
  );
}
