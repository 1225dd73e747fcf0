// People's webhooks, with what a message needs of them.
import { WebhookSecrets, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { WEBHOOK_COLLECTIONS, WEBHOOK_LISTS, WEBHOOK_MODEL, type WebhookDoc } from "@sb/contracts/webhook/model.ts";
import { isWithin } from "@sb/platform/clock.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { Webhook } from "../outbox/deliver.ts";

export type ReceiverDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open">;
};

export type Receiver = { readonly doc: WebhookDoc; readonly webhook: Webhook };

/** Undefined where there is none, or its key is gone: it has just ended. */
export async function findReceiver(
  { readStore, vault }: ReceiverDeps,
  webhookId: string,
): Promise<Receiver | undefined> {
  const found = await readStore.model(WEBHOOK_MODEL).get(WEBHOOK_COLLECTIONS.webhook, webhookId);
  // Only its projection writes there.
  const doc = found as WebhookDoc | undefined;
  const opened = doc && (await vault.open(webhookKeyOwner(webhookId), doc.sealed));
  const secrets = WebhookSecrets.optional().parse(opened);
  return doc && secrets && { doc, webhook: { url: secrets.url, secrets: [secrets.secret] } };
}

/**
 * All that were not stopped. Walked by offset: one may be missed while another ends, and is told with the next report that it
 * wants.
 */
export async function* findActive({ readStore }: Pick<ReceiverDeps, "readStore">): AsyncGenerator<WebhookDoc> {
  const model = readStore.model(WEBHOOK_MODEL);
  for (let offset = 0; ; offset += LIST_LIMIT) {
    const { members } = await model.list(WEBHOOK_LISTS.active, { offset, limit: LIST_LIMIT, newestFirst: false });
    const docs = await model.getMany(members.map((id) => ({ collection: WEBHOOK_COLLECTIONS.webhook, id })));
    for (const doc of docs) if (doc) yield doc as WebhookDoc;
    if (members.length < LIST_LIMIT) return;
  }
}

/** Beyond the longest wait, its job must be gone. */
const SPARE_MS = 60_000;

/**
 * Whether a failed message has a job that tries it again, and tells what came since as well. `waits`: between tries, in
 * milliseconds; each may last a tenth longer. `now`: milliseconds since 1970. A failure ahead of it was noted by a clock that
 * was put back since: then it is not waited for.
 */
export function isTriedAgain(
  { failedAt }: Pick<WebhookDoc, "failedAt">,
  waits: readonly number[],
  now: number,
): boolean {
  const longest = Math.max(0, ...waits) * 1.1 + SPARE_MS;
  return failedAt !== undefined && isWithin(Date.parse(failedAt), now, longest);
}
