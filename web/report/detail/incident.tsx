import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { useTranslation } from "react-i18next";
import { targetPath } from "../../routing/target-path.ts";
import { kindOf } from "../target-text.tsx";
import styles from "./report-article.module.css";
import { type Piece, piecesOf } from "./text-pieces.ts";

/** The story. Addresses and sites in it lead to their look-up, never outside; nothing else is clickable. */
export function Incident({ report: { comment, mentions } }: { report: ReportDetail }) {
  const { t } = useTranslation();
  if (comment === "") return null;
  return (
    <section className={styles.section} aria-labelledby="incident">
      <h2 id="incident">{t(($) => $.report.detail.incident)}</h2>
      <p className={styles.comment}>
        {piecesOf(comment, mentions).map((piece) => (
          <TextPiece key={piece.start} piece={piece} />
        ))}
      </p>
      {mentions.length > 0 && <p className={styles.note}>{t(($) => $.report.detail.mentionsNote)}</p>}
    </section>
  );
}

function TextPiece({ piece: { text, adrs } }: { piece: Piece }) {
  const { t } = useTranslation();
  if (adrs === undefined) return text;
  return (
    <a href={targetPath(kindOf(adrs), adrs)} title={t(($) => $.report.detail.lookUp)} translate="no">
      {text}
    </a>
  );
}
