import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./admin-terms.module.css";
import { diffLines } from "./diff.ts";

/** A text against the one before it: removed lines struck out, added ones marked; each says which it is. */
export function Compared({ before, after, lang }: { before: string; after: string; lang: string }) {
  const { t } = useTranslation();
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  return (
    <div className={styles.lines} lang={lang}>
      {lines.map(({ kind, text }, n) => {
        const Tag = kind === "REMOVED" ? "del" : kind === "ADDED" ? "ins" : "p";
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered.
          <Tag key={n} className={styles[kind]}>
            {kind !== "SAME" && <VisuallyHidden>{t(($) => $.versions.lines[kind])}: </VisuallyHidden>}
            {text}
          </Tag>
        );
      })}
    </div>
  );
}
