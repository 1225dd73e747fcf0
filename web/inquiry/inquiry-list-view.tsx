import type { InquiryHead } from "@sb/contracts/inquiry/wire.ts";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { ListView } from "../list/list-view.tsx";
import { Results } from "../list/results.tsx";

type Props<Item extends InquiryHead> = Omit<
  ComponentProps<typeof ListView<Item>>,
  "words" | "keyOf" | "rows" | "summary"
> & { searchKeyword?: string };

/** A list of inquiries, with the words for its states. */
export function InquiryListView<Item extends InquiryHead>({ searchKeyword = "", ...props }: Props<Item>) {
  const { t } = useTranslation();
  return (
    <ListView
      {...props}
      rows
      keyOf={({ seq }) => seq}
      summary={({ pagination, totalIsLowerBound }) => (
        <Results searchKeyword={searchKeyword}>
          {totalIsLowerBound
            ? t(($) => $.inquiry.resultsAtLeast, { count: pagination.totalItems })
            : t(($) => $.inquiry.results, { count: pagination.totalItems })}
        </Results>
      )}
      words={{
        list: t(($) => $.inquiry.list),
        loading: t(($) => $.inquiry.loading),
        failed: t(($) => $.inquiry.failed),
      }}
    />
  );
}
