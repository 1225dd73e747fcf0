import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { BackLink } from "../list/back-link.tsx";
import entry from "../list/entry.module.css";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { ApiKeyCard } from "./api-key-card.tsx";
import styles from "./apikey.module.css";
import { HowTo } from "./how-to.tsx";
import { useMakeKey } from "./make-key.tsx";
import { RevokeButton } from "./revoke-button.tsx";

/** One's own keys: made, shown once, counted, revoked. */
export function ApiKeysScreen() {
  const { t } = useTranslation();
  const make = useMakeKey("ME");
  const { data, isPending, refetch } = useQuery(queryOf("GET support/api-key"));
  const isFull = data !== undefined && data.items.length >= data.most;
  return (
    <Page
      above={<BackLink href={pathTo("/support/my-page")} label={t(($) => $.apikey.back)} />}
      title={t(($) => $.apikey.heading)}
      lead={t(($) => $.apikey.lead)}
      reading
    >
      <div className={styles.stack}>
        <div className={styles.make}>
          <Button kind="primary" disabled={data === undefined || isFull} onClick={() => void make()}>
            <Icon of={KeyRound} size={18} />
            {t(($) => $.apikey.make)}
          </Button>
          {isFull && <p className={entry.quiet}>{t(($) => $.apikey.full, { most: data.most })}</p>}
        </div>
        {isPending && <PageSpinner label={t(($) => $.apikey.loading)} />}
        {!isPending && data === undefined && (
          <ErrorState
            title={t(($) => $.apikey.failed)}
            retryLabel={t(($) => $.common.retry)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.items.length === 0 && (
          <EmptyState icon={<Icon of={KeyRound} size={26} />} {...t(($) => $.apikey.none, { returnObjects: true })} />
        )}
        {data !== undefined && data.items.length > 0 && (
          <ul className={styles.list} aria-label={t(($) => $.apikey.list)}>
            {data.items.map((key) => (
              <li key={key.keyId}>
                <ApiKeyCard apiKey={key} actions={<RevokeButton apiKey={key} />} />
              </li>
            ))}
          </ul>
        )}
        <HowTo />
      </div>
    </Page>
  );
}
