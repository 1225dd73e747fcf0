import { MessageCircleQuestion } from "lucide";
import { useTranslation } from "react-i18next";
import { NothingFound } from "../list/nothing-found.tsx";
import { pathTo } from "../routing/paths.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { type InquiryFilters, writeFilters } from "./filters.ts";

export function NoInquiries({ filters }: { filters: InquiryFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.inquiry.emptyText)} clearHref={pathTo("/support/inquiry/list")} />
  ) : (
    <EmptyState
      icon={<Icon of={MessageCircleQuestion} size={26} />}
      title={t(($) => $.inquiry.noneYetTitle)}
      text={t(($) => $.inquiry.noneYetText)}
    />
  );
}
