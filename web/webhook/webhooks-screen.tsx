import { useQuery } from "@tanstack/react-query";
import { Webhook } from "lucide";
import { useTranslation } from "react-i18next";
import { queryOf } from "../api/keys.ts";
import { BackLink } from "../list/back-link.tsx";
import { pathTo } from "../routing/paths.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { PageSpinner } from "../ui/feedback/spinner.tsx";
import { Icon } from "../ui/icon.tsx";
import { Page } from "../ui/page.tsx";
import { HowTo } from "./how-to.tsx";
import styles from "./webhook.module.css";
import { WebhookCard } from "./webhook-card.tsx";
import { WebhookForm } from "./webhook-form.tsx";

/** One's own webhooks: registered, tested, what became of the newest messages, ended. */
export function WebhooksScreen() {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useQuery(queryOf("GET support/webhook"));
  const isFull = data !== undefined && data.items.length >= data.most;
  return (
    <Page
      above={<BackLink href={pathTo("/support/my-page")} label={t(($) => $.webhook.back)} />}
      title={t(($) => $.webhook.heading)}
      lead={t(($) => $.webhook.lead)}
      reading
    >
      <div className={styles.stack}>
        {isFull ? <p>{t(($) => $.webhook.full, { most: data.most })}</p> : <WebhookForm />}
        {isPending && <PageSpinner label={t(($) => $.webhook.loading)} />}
        {!isPending && data === undefined && (
          <ErrorState
            title={t(($) => $.webhook.failed)}
            retryLabel={t(($) => $.common.retry)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.items.length === 0 && (
          <EmptyState icon={<Icon of={Webhook} size={26} />} {...t(($) => $.webhook.none, { returnObjects: true })} />
        )}
        {data !== undefined && data.items.length > 0 && (
          <section className={styles.list} aria-labelledby="webhooks">
            <div className={styles.bar}>
              <h2 id="webhooks">{t(($) => $.webhook.list)}</h2>
              <Button size="small" onClick={() => void refetch()}>
                {t(($) => $.webhook.refresh)}
              </Button>
            </div>
            {data.items.map((webhook) => (
              <WebhookCard key={webhook.webhookId} webhook={webhook} />
            ))}
          </section>
        )}
        <HowTo />
      </div>
    </Page>
  );
}
