import { Megaphone } from "lucide";
import { useTranslation } from "react-i18next";
import { NothingFound } from "../list/nothing-found.tsx";
import { pathTo } from "../routing/paths.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { type NoticeFilters, writeFilters } from "./filters.ts";

export function NoNotices({ filters }: { filters: NoticeFilters }) {
  const { t } = useTranslation();
  const asked = Object.keys(writeFilters(filters)).length > 0;
  return asked ? (
    <NothingFound text={t(($) => $.notice.emptyText)} clearHref={pathTo("/support/notice")} />
  ) : (
    <EmptyState
      icon={<Icon of={Megaphone} size={26} />}
      title={t(($) => $.notice.noneYetTitle)}
      text={t(($) => $.notice.noneYetText)}
    />
  );
}
