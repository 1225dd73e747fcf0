// Calls of jobs on the webhooks' rules.
import { defineRemote } from "../remote.ts";
import type { WebhookHolder, WebhookOutcome, WebhookStop, WebhookStretch } from "./events.ts";

/** `id`: of the job. */
export type WebhookRemote = {
  /** The state of the message that tells of what follows on `from`. */
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

export const webhookRemote = defineRemote<WebhookRemote>("webhooks", {
  standingOf: true,
  called: true,
  passed: true,
  tested: true,
  stopped: true,
});
