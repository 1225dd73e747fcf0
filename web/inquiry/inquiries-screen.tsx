import { SEARCH_WORDS } from "@sb/contracts/field.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MessageCircleQuestion } from "lucide";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { useFormat } from "../i18n/language.ts";
import { FilterForm } from "../list/filter-form.tsx";
import { changeFilters, listQuery } from "../list/filters.ts";
import { useSearch, useSetSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import detail from "../ui/detail.module.css";
import { Icon } from "../ui/icon.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { Page } from "../ui/page.tsx";
import { type InquiryFilters, readFilters, writeFilters } from "./filters.ts";
import { InquiryListView } from "./inquiry-list-view.tsx";
import { InquiryRow } from "./inquiry-row.tsx";
import { NoInquiries } from "./no-inquiries.tsx";

const FilterChoices = lazy(async () => ({ default: (await import("./filter-choices.tsx")).FilterChoices }));

/** One's own inquiries, searched and filtered; everything asked for stands in the URL. */
export function InquiriesScreen() {
  const { t } = useTranslation();
  const format = useFormat();
  const filters = readFilters(useSearch());
  const { optionType, orderType, searchKeyword } = filters;
  const setSearch = useSetSearch();
  const query = useQuery({
    ...queryOf("GET support/inquiry/list", { query: listQuery(writeFilters(filters)) }),
    placeholderData: keepPreviousData,
  });
  const change = (to: Partial<InquiryFilters>) => void setSearch(writeFilters(changeFilters(filters, to)));
  return (
    <Page title={t(($) => $.inquiry.heading)} lead={t(($) => $.inquiry.lead)}>
      <div className={detail.stack}>
        <LinkButton kind="primary" href={pathTo("/support/inquiry/write")} className={detail.start ?? ""}>
          <Icon of={MessageCircleQuestion} size={18} />
          {t(($) => $.inquiry.ask)}
        </LinkButton>
        <FilterForm
          label={t(($) => $.inquiry.keyword)}
          maxLength={SEARCH_WORDS.maxChars}
          searchKeyword={searchKeyword}
          onSearch={(searchKeyword) => change({ searchKeyword })}
          active={(optionType ? 1 : 0) + (orderType === "LATEST" ? 0 : 1)}
          onClear={() => change({ optionType: undefined, orderType: "LATEST" })}
          choices={2}
        >
          <FilterChoices filters={filters} onChange={change} />
        </FilterForm>
        <InquiryListView
          query={query}
          searchKeyword={searchKeyword}
          hrefOf={(page) => pathTo("/support/inquiry/list", writeFilters({ ...filters, page }))}
          draw={(inquiry) => (
            <InquiryRow
              inquiry={inquiry}
              href={pathTo("/support/inquiry/:seq", { seq: inquiry.seq })}
              ranges={inquiry.highlights.title}
              when={<time dateTime={inquiry.submittedAt}>{format.shortDate(inquiry.submittedAt)}</time>}
            />
          )}
          empty={<NoInquiries filters={filters} />}
        />
      </div>
    </Page>
  );
}
