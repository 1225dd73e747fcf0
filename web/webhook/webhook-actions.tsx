import type { WebhookView } from "@sb/contracts/webhook/wire.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/button.tsx";
import detail from "../ui/detail.module.css";
import { useWebhookActions } from "./use-webhook-actions.ts";

/** Test, send again or go on, end. */
export function WebhookActions({ webhook }: { webhook: WebhookView }) {
  const { t } = useTranslation();
  const { test, replayDay, resume, end, isBusy } = useWebhookActions(webhook.webhookId);
  return (
    <div className={detail.actions}>
      <Button size="small" busy={isBusy} onClick={test}>
        {t(($) => $.delivery.test)}
      </Button>
      {webhook.stopped ? (
        <Button size="small" busy={isBusy} onClick={resume}>
          {t(($) => $.webhook.actions.resume)}
        </Button>
      ) : (
        <Button size="small" busy={isBusy} onClick={() => void replayDay()}>
          {t(($) => $.delivery.replayDay)}
        </Button>
      )}
      <Button size="small" kind="quiet" busy={isBusy} onClick={() => void end()}>
        {t(($) => $.webhook.actions.end)}
      </Button>
    </div>
  );
}
