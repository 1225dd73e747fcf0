import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { keyOf } from "../../api/keys.ts";
import { isApiError } from "../../api/problem.ts";
import { QueryFailed } from "../../errors/query-failed.tsx";
import { BackLink } from "../../list/back-link.tsx";
import { useGo } from "../../routing/navigation.ts";
import { usePage } from "../../routing/page.ts";
import { pathTo } from "../../routing/paths.ts";
import { targetPath } from "../../routing/target-path.ts";
import { Page } from "../../ui/page.tsx";
import { DetailSkeleton } from "../detail/detail-skeleton.tsx";
import { useTargetTitle } from "./shown-target.ts";
import { isPublished, PublishedView, targetQuery } from "./target-query.ts";
import { TargetView } from "./target-view.tsx";
import { Unread } from "./unread.tsx";

/** `/a/{address}` */
export const AddressScreen = ({ address }: { address: string }) => (
  <TargetScreen adrs={address} path={targetPath("WALLET", address)} />
);

/** `/s/{host}`: a site, or an account on a service. */
export const SiteScreen = ({ host }: { host: string }) => <TargetScreen adrs={host} path={targetPath("SITE", host)} />;

/** All that is public about a target. Any spelling of it leads to the one path. */
function TargetScreen({ adrs, path }: { adrs: string; path: string }) {
  const { t } = useTranslation();
  const query = useQuery({
    ...targetQuery(adrs),
    meta: { inlineCodes: ["NOT_RECOGNIZED", "TEXT_TOO_LONG"] },
  });
  const published = isPublished(query.data) ? query.data : undefined;
  const page = isPublished(query.data) ? undefined : query.data;
  useOnePath(path, page);
  const isUnread = isApiError(query.error) && query.error.status === 422;
  usePage(query.data ? undefined : "target");
  return (
    <Page reading>
      <BackLink href={pathTo("/report/history")} label={t(($) => $.targetPage.back)} />
      {query.isPending && <DetailSkeleton label={t(($) => $.targetPage.loading)} />}
      {isUnread && <Unread key={adrs} text={adrs} />}
      {query.isError && !isUnread && <QueryFailed alone title={t(($) => $.targetPage.failed)} query={query} />}
      {page && <Shown page={page} />}
      {published && !query.isError && (
        <PublishedView target={published} onAgain={() => void query.refetch()} busy={query.isFetching} />
      )}
    </Page>
  );
}

function Shown({ page }: { page: TargetPage }) {
  useTargetTitle(page.lookup);
  return <TargetView page={page} />;
}

/** Another spelling's path is replaced by that of its target, which then is not asked for again. */
function useOnePath(path: string, page: TargetPage | undefined): void {
  const go = useGo();
  const queryClient = useQueryClient();
  const { declareType, normalized } = page?.lookup ?? {};
  const own = declareType && normalized !== undefined ? targetPath(declareType, normalized) : path;
  useEffect(() => {
    if (own === path) return;
    queryClient.setQueryData(keyOf("GET report/target", { query: { adrs: normalized } }), page);
    void go(own, { replace: true });
  }, [own, path, normalized, page, go, queryClient]);
}
