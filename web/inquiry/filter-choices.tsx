import { INQUIRY_OPTIONS, INQUIRY_ORDERS } from "@sb/contracts/inquiry/model.ts";
import { useTranslation } from "react-i18next";
import { Choice } from "../list/choice.tsx";
import type { InquiryFilters } from "./filters.ts";

type Props = { filters: InquiryFilters; onChange: (change: Partial<InquiryFilters>) => void };

/** Status and order. */
export function FilterChoices({ filters: { optionType, orderType }, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        label={t(($) => $.inquiry.option)}
        all={t(($) => $.common.list.all)}
        codes={INQUIRY_OPTIONS}
        nameOf={(code) => t(($) => $.inquiry.statuses[code])}
        value={optionType}
        onChange={(optionType) => onChange({ optionType })}
      />
      <Choice
        label={t(($) => $.inquiry.order)}
        codes={INQUIRY_ORDERS}
        nameOf={(code) => t(($) => $.inquiry.orders[code])}
        value={orderType}
        onChange={(orderType = "LATEST") => onChange({ orderType })}
      />
    </>
  );
}
