// Calls of jobs on webhooks. The workers are given this.
import type { WebhookHolder, WebhookOutcome, WebhookStop, WebhookStretch } from "@sb/contracts/webhook/events.ts";
import { webhookHolderId } from "@sb/contracts/webhook/events.ts";
import { webhookCallId, webhookCallStream, webhookStream, webhookTestId } from "@sb/contracts/webhook/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { type WebhookCallState, webhookCallDecider } from "./rules/call-decider.ts";
import { webhookDecider } from "./rules/decider.ts";

type Begun = Omit<WebhookStretch, "upTo">;

/** `id`: of the job, for the events. */
export type WebhookSystem = {
  /** The state of the message that tells of what follows on `from`. */
  readonly standingOf: (begun: Begun) => Promise<WebhookCallState>;
  readonly called: (call: WebhookStretch & WebhookOutcome & { readonly reports: number }, id: string) => Promise<void>;
  readonly passed: (stretch: WebhookStretch, id: string) => Promise<void>;
  /** `eventId`: of the event that asks for the test. */
  readonly tested: (
    test: WebhookOutcome & { readonly webhookId: string },
    eventId: string,
    id: string,
  ) => Promise<void>;
  readonly stopped: (holder: WebhookHolder, webhookId: string, because: WebhookStop, id: string) => Promise<void>;
};

const ACTOR = "system:webhook-jobs";

const streamOf = ({ webhookId, run, from }: Begun) => webhookCallStream.of(webhookCallId(webhookId, run, from));

export const createWebhookSystem = (deps: WriteDeps): WebhookSystem => ({
  standingOf: async (begun) => (await load(deps, webhookCallDecider, streamOf(begun))).state,
  async called(call, id) {
    await deps.handle(webhookCallDecider, streamOf(call), { type: "Call", ...call }, contextFor(deps, ACTOR, id));
  },
  async passed(stretch, id) {
    const command = { type: "Pass", ...stretch } as const;
    await deps.handle(webhookCallDecider, streamOf(stretch), command, contextFor(deps, ACTOR, id));
  },
  async tested(test, eventId, id) {
    const stream = webhookCallStream.of(webhookTestId(test.webhookId, eventId));
    await deps.handle(webhookCallDecider, stream, { type: "Test", ...test }, contextFor(deps, ACTOR, id));
  },
  async stopped(holder, webhookId, because, id) {
    const stream = webhookStream.of(webhookHolderId(holder));
    const command = { type: "Stop", holder, webhookId, because } as const;
    await deps.handle(webhookDecider, stream, command, contextFor(deps, ACTOR, id));
  },
});
