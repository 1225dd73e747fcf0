import type { DeclareType } from "@sb/contracts/codes.ts";
import { defangPassage } from "@sb/contracts/report/defang.ts";
import { useTranslation } from "react-i18next";
import { AddressText } from "../ui/address-text.tsx";
import { Marked } from "../ui/marked.tsx";
import type { Range } from "../ui/passages.ts";
import styles from "./target-text.module.css";

type Props = {
  adrs: string;
  declareType: DeclareType;
  /** Highlights; they must be visible, so the address is not shortened. */
  ranges?: readonly Range[] | undefined;
  whole?: boolean;
  /** Without a copy button. */
  plain?: boolean;
};

/** The kind of a target by its normalized address: a wallet's has no dot. */
export const kindOf = (adrs: string): DeclareType => (adrs.includes(".") ? "SITE" : "WALLET");

/** A reported address; a site is defanged for display. Copying copies the address as reported. */
export function TargetText({ adrs, declareType, ranges = [], whole = false, plain = false }: Props) {
  const { t } = useTranslation();
  const labels = { copy: t(($) => $.common.address.copy), copied: t(($) => $.common.address.copied) };
  if (declareType === "WALLET" && ranges.length === 0)
    return <AddressText address={adrs} whole={whole} plain={plain} labels={labels} />;
  const shown = declareType === "SITE" ? defangPassage(adrs, ranges) : { text: adrs, ranges };
  return (
    <AddressText address={adrs} plain={plain} labels={labels}>
      <span className={whole ? undefined : styles.short} translate="no">
        <Marked {...shown} />
      </span>
    </AddressText>
  );
}
