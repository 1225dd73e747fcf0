import { Newspaper } from "lucide";
import { useTranslation } from "react-i18next";
import { NothingFound } from "../list/nothing-found.tsx";
import { pathTo } from "../routing/paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { type NewsFilters, writeFilters } from "./filters.ts";

export function NoNews({ filters }: { filters: NewsFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.news.emptyText)} clearHref={pathTo("/insight/block-news")} />
  ) : (
    <EmptyState
      icon={<Icon of={Newspaper} size={26} />}
      title={t(($) => $.news.noneYetTitle)}
      text={t(($) => $.news.noneYetText)}
    />
  );
}
