import type { AdminKeyView } from "@sb/contracts/apikey/wire.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { listQuery } from "../list/filters.ts";
import { ListView } from "../list/list-view.tsx";
import { useSearch } from "../routing/navigation.ts";
import { pathTo } from "../routing/paths.ts";
import { pageOf } from "../routing/screen.ts";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { ApiKeyCard } from "./api-key-card.tsx";
import { useMakeKey } from "./make-key.tsx";
import { useRevokeAnybodys } from "./use-revoke-anybodys.ts";

/** All keys, for admins, who can revoke any with a reason. */
export function AdminKeysScreen() {
  const { t } = useTranslation();
  const page = pageOf(useSearch());
  const revoke = useRevokeAnybodys();
  const make = useMakeKey("AGENCY");
  const query = useQuery({
    ...queryOf("GET admin/api-key", { query: listQuery({ page }) }),
    placeholderData: keepPreviousData,
  });
  const holderOf = ({ agencySeq, nick = "" }: AdminKeyView) =>
    agencySeq === undefined
      ? t(($) => $.apikey.admin.held, { nick: nick || t(($) => $.common.formerMember) })
      : t(($) => $.apikey.admin.agency, { agencySeq });
  return (
    <Page title={t(($) => $.apikey.admin.heading)} lead={t(($) => $.apikey.admin.lead)}>
      <div className={detail.stack}>
        <Button kind="primary" className={detail.start ?? ""} onClick={() => void make()}>
          <Icon of={KeyRound} size={18} />
          {t(($) => $.apikey.admin.make)}
        </Button>
        <ListView
          rows
          query={query}
          keyOf={({ keyId }) => keyId}
          words={{
            list: t(($) => $.apikey.admin.heading),
            loading: t(($) => $.apikey.loading),
            failed: t(($) => $.apikey.failed),
          }}
          summary={({ pagination }) => t(($) => $.apikey.admin.count, { count: pagination.totalItems })}
          hrefOf={(to) => pathTo("/admin/api-key", { page: to > 1 ? to : undefined })}
          draw={(key) => (
            <ApiKeyCard
              apiKey={key}
              holder={holderOf(key)}
              actions={
                <Button
                  size="small"
                  aria-label={t(($) => $.apikey.revoke.of, { name: key.name })}
                  onClick={() => void revoke(key)}
                >
                  {t(($) => $.apikey.revoke.action)}
                </Button>
              }
            />
          )}
          empty={
            <EmptyState
              icon={<Icon of={KeyRound} size={26} />}
              {...t(($) => $.apikey.admin.none, { returnObjects: true })}
            />
          }
        />
      </div>
    </Page>
  );
}
