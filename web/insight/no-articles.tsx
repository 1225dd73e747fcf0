import { Newspaper } from "lucide";
import { useTranslation } from "react-i18next";
import { NothingFound } from "../list/nothing-found.tsx";
import { pathTo } from "../routing/paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { type ArticleFilters, writeFilters } from "./filters.ts";

export function NoArticles({ filters }: { filters: ArticleFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.insight.emptyText)} clearHref={pathTo("/insight/safer-view")} />
  ) : (
    <EmptyState
      icon={<Icon of={Newspaper} size={26} />}
      title={t(($) => $.insight.noneYetTitle)}
      text={t(($) => $.insight.noneYetText)}
    />
  );
}
