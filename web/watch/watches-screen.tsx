import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Eye } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import styles from "./watch.module.css";
import { WatchForm } from "./watch-form.tsx";
import { WatchRow } from "./watch-row.tsx";

/** The person's watches: one form to add to them, and each with what it saw last and how they are told. */
export function WatchesScreen() {
  const { t } = useTranslation();
  const page = pageOf(useSearch());
  const query = useQuery({
    ...queryOf("GET watch", { query: listQuery({ page }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title={t(($) => $.watch.heading)} lead={t(($) => $.watch.lead)}>
      <div className={styles.stack}>
        <WatchForm />
        <ListView
          query={query}
          rows
          keyOf={({ watchSeq }) => watchSeq}
          summary={({ pagination }) => t(($) => $.watch.results, { count: pagination.totalItems })}
          words={{
            list: t(($) => $.watch.list),
            loading: t(($) => $.watch.loading),
            failed: t(($) => $.watch.failed),
          }}
          hrefOf={(to) => pathTo("/watch", { page: to > 1 ? to : undefined })}
          draw={(watch) => <WatchRow watch={watch} />}
          empty={
            <EmptyState
              icon={<Icon of={Eye} size={26} />}
              title={t(($) => $.watch.noneTitle)}
              text={t(($) => $.watch.noneText)}
            />
          }
        />
      </div>
    </Page>
  );
}
