// The webhooks' rules as other services ask for them (contracts/webhook/remote.ts).
import type { WebhookStretch } from "@sb/contracts/webhook/events.ts";
import { webhookHolderId } from "@sb/contracts/webhook/events.ts";
import type { WebhookRemote } from "@sb/contracts/webhook/remote.ts";
import { webhookCallId, webhookCallStream, webhookStream, webhookTestId } from "@sb/contracts/webhook/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { webhookCallDecider } from "./rules/call-decider.ts";
import { webhookDecider } from "./rules/decider.ts";

type Begun = Omit<WebhookStretch, "upTo">;

const ACTOR = "system:webhook-jobs";

const streamOf = ({ webhookId, run, from }: Begun) => webhookCallStream.of(webhookCallId(webhookId, run, from));

export const remote = ((deps: WriteDeps): WebhookRemote => ({
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
})) satisfies RemotePart;
