import { useQuery } from "@tanstack/react-query";
import { Rss } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../../api/keys.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { Cards, CardsSkeleton } from "../../list/cards.tsx";
import { pathTo } from "../../routing/paths.ts";
import detail from "../../ui/detail.module.css";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import styles from "./admin.module.css";
import { SourceCard } from "./source-card.tsx";

/** How often the screen looks for what jobs have done meanwhile. Milliseconds. */
const LOOK_EVERY_MS = 5_000;

/** The sources of news that the settings name, and how each goes. */
export function NewsSourcesScreen() {
  const { t } = useTranslation();
  const query = useQuery({ ...queryOf("GET admin/news-source"), refetchInterval: LOOK_EVERY_MS });
  const items = query.data?.items;
  return (
    <Page title={t(($) => $.news.admin.sources.heading)} lead={t(($) => $.news.admin.sources.lead)}>
      <div className={detail.stack}>
        <div className={styles.bar}>
          <LinkButton href={pathTo("/admin/news")}>{t(($) => $.news.admin.toNews)}</LinkButton>
        </div>
        {query.isPending && <CardsSkeleton rows count={3} label={t(($) => $.news.loading)} />}
        {query.isError && <QueryFailed title={t(($) => $.news.failed)} query={query} />}
        {items?.length === 0 && (
          <EmptyState
            icon={<Icon of={Rss} size={26} />}
            title={t(($) => $.news.admin.sources.noneTitle)}
            text={t(($) => $.news.admin.sources.noneText)}
          />
        )}
        {items && items.length > 0 && (
          <Cards
            rows
            label={t(($) => $.news.admin.sources.heading)}
            items={items}
            keyOf={({ sourceId }) => sourceId}
            draw={(source) => <SourceCard source={source} />}
          />
        )}
      </div>
    </Page>
  );
}
