// What jobs ask of the webhooks' own rules. The command service has them; whoever starts the process brings both together.
import type { WebhookHolder, WebhookOutcome, WebhookStop, WebhookStretch } from "@sb/contracts/webhook/events.ts";

/** `id`: of the job. */
export type WebhookSteps = {
  /** Of the message that tells of what follows on `from`. */
  readonly standingOf: (
    begun: Omit<WebhookStretch, "upTo">,
  ) => Promise<{ readonly upTo?: number; readonly isOver: boolean }>;
  readonly called: (call: WebhookStretch & WebhookOutcome & { readonly reports: number }, id: string) => Promise<void>;
  /** Nothing in the stretch is for the webhook. */
  readonly passed: (stretch: WebhookStretch, id: string) => Promise<void>;
  /** `eventId`: of the event that asks for the test. */
  readonly tested: (
    test: WebhookOutcome & { readonly webhookId: string },
    eventId: string,
    id: string,
  ) => Promise<void>;
  readonly stopped: (holder: WebhookHolder, webhookId: string, because: WebhookStop, id: string) => Promise<void>;
};
