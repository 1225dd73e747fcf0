import type { AnalysisHead } from "@sb/contracts/analysis/wire.ts";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../ui/address-text.tsx";
import { Badge } from "../ui/badge.tsx";
import detail from "../ui/detail.module.css";
import styles from "./analysis.module.css";

type Props = { targets: AnalysisHead["targets"] /** Each with a button. */; copied?: boolean };

/** The targets of an analysis. Nothing in it is a link: it may lead to those who deceived people. */
export function TargetsList({ targets, copied = false }: Props) {
  const { t } = useTranslation();
  const labels = { copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) };
  return (
    <ul className={styles.targets}>
      {targets.map(({ kind, value }) => (
        <li key={value}>
          <Badge>{t(($) => $.analysis.kinds[kind])}</Badge>
          <span className={detail.value} translate="no" dir="ltr">
            {value} {copied && <CopyButton text={value} labels={labels} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
