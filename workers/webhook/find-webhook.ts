// People's webhooks, with what a message needs of them.
import { WebhookSecrets, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import { WEBHOOK_COLLECTIONS, WEBHOOK_LISTS, WEBHOOK_MODEL, type WebhookDoc } from "@sb/contracts/webhook/model.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type FindDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open">;
};

export type Target = {
  readonly webhook: WebhookDoc;
  readonly receiver: { readonly url: string; readonly secrets: readonly string[] };
};

/** Undefined where there is none, or its key is gone: it has just ended. */
export async function findTarget({ readStore, vault }: FindDeps, webhookId: string): Promise<Target | undefined> {
  const found = await readStore.model(WEBHOOK_MODEL).get(WEBHOOK_COLLECTIONS.webhook, webhookId);
  // Only its projection writes there.
  const webhook = found as WebhookDoc | undefined;
  const opened = webhook && (await vault.open(webhookKeyOwner(webhookId), webhook.sealed));
  const secrets = WebhookSecrets.optional().parse(opened);
  return webhook && secrets && { webhook, receiver: { url: secrets.url, secrets: [secrets.secret] } };
}

/**
 * All that were not stopped. Walked by offset: one may be missed while another ends, and is told with the next report that it
 * wants.
 */
export async function* activeWebhooks({ readStore }: Pick<FindDeps, "readStore">): AsyncGenerator<WebhookDoc> {
  const model = readStore.model(WEBHOOK_MODEL);
  for (let offset = 0; ; offset += LIST_LIMIT) {
    const { members } = await model.list(WEBHOOK_LISTS.active, { offset, limit: LIST_LIMIT, newestFirst: false });
    const docs = await model.getMany(members.map((id) => ({ collection: WEBHOOK_COLLECTIONS.webhook, id })));
    for (const doc of docs) if (doc) yield doc as WebhookDoc;
    if (members.length < LIST_LIMIT) return;
  }
}
