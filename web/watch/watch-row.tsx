import { defangPassage } from "@sb/contracts/report/defang.ts";
import type { WatchView } from "@sb/contracts/watch/wire.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../i18n/language.ts";
import row from "../list/row.module.css";
import { pathTo } from "../routing/paths.ts";
import { targetPath } from "../routing/target-path.ts";
import { AddressText } from "../ui/address-text.tsx";
import { Badge } from "../ui/badge.tsx";
import styles from "./watch.module.css";
import { WatchActions } from "./watch-actions.tsx";
import { WatchOccasions } from "./watch-occasions.tsx";

/** A watch: its target, what it saw last, and how the person is told. */
export function WatchRow({ watch }: { watch: WatchView }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, paused, pace, startedAt } = watch;
  return (
    <article className={row.row}>
      <div className={row.top}>
        <Badge>{t(($) => $.watch.kinds[kind])}</Badge>
        <Badge kind="accent">{t(($) => $.watch.paces[pace])}</Badge>
        {paused && <Badge kind="warn">{t(($) => $.watch.paused)}</Badge>}
        <time className={row.when} dateTime={startedAt}>
          {t(($) => $.watch.since, { date: format.shortDate(startedAt) })}
        </time>
      </div>
      <h3 className={styles.what}>
        <What watch={watch} />
      </h3>
      <p className={styles.last}>
        <Last watch={watch} />
      </p>
      <WatchOccasions watch={watch} />
      <WatchActions watch={watch} />
    </article>
  );
}

/** It leads to its page, or to what its words find. A site is defanged, so that nobody opens it by accident. */
function What({ watch: { kind, adrs, searchKeyword } }: { watch: WatchView }) {
  const { t } = useTranslation();
  if (searchKeyword !== undefined) return <a href={pathTo("/report/history", { searchKeyword })}>{searchKeyword}</a>;
  if (adrs === undefined) return t(($) => $.watch.gone);
  const labels = { copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) };
  const isSite = kind === "SITE";
  return (
    <AddressText address={adrs} labels={labels}>
      <a href={targetPath(isSite ? "SITE" : "WALLET", adrs)} translate="no">
        {isSite ? defangPassage(adrs, []).text : adrs}
      </a>
    </AddressText>
  );
}

function Last({ watch: { last } }: { watch: WatchView }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!last) return t(($) => $.watch.nothingYet);
  const { occasion, at, dclrSeq } = last;
  return (
    <>
      {t(($) => $.watch.last[occasion], { date: format.date(at) })}
      {dclrSeq !== undefined && (
        <a className={styles.report} href={pathTo("/report/history/:dclrSeq", { dclrSeq })}>
          {t(($) => $.watch.seeReport)}
        </a>
      )}
    </>
  );
}
