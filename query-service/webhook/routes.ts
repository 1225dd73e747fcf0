// The reads of people's webhooks.
import { WebhookSecrets, webhookHolderId, webhookKeyOwner } from "@sb/contracts/webhook/events.ts";
import {
  WEBHOOK_COLLECTIONS,
  WEBHOOK_LISTS,
  WEBHOOK_MODEL,
  WEBHOOKS_HELD,
  type WebhookCallsDoc,
  type WebhookDoc,
} from "@sb/contracts/webhook/model.ts";
import type { WebhookQueryKey } from "@sb/contracts/webhook/routes.ts";
import type { WebhookView } from "@sb/contracts/webhook/wire.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

export type WebhookQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open">;
  /** `whpk_…`, where messages are signed with an Ed25519 key. */
  readonly webhookPublicKey?: string | undefined;
};

export const routes = ((deps: WebhookQueryDeps): Handlers<WebhookQueryKey> => {
  const { webhookPublicKey: publicKey } = deps;
  return {
    "GET webhook/key": async () => ({
      body: { items: publicKey === undefined ? [] : [{ algorithm: "Ed25519", publicKey }] },
    }),
    "GET support/webhook": async ({ caller: { userId, membership } }) => {
      const model = deps.readStore.model(WEBHOOK_MODEL);
      const page = { offset: 0, limit: WEBHOOKS_HELD, newestFirst: true };
      const { members } = await model.list(WEBHOOK_LISTS.of(webhookHolderId({ userId, membership })), page);
      const found = members.map(async (id): Promise<readonly WebhookView[]> => {
        // Only its projection writes there.
        const [doc, calls] = (await model.getMany([
          { collection: WEBHOOK_COLLECTIONS.webhook, id },
          { collection: WEBHOOK_COLLECTIONS.calls, id },
        ])) as readonly [WebhookDoc | undefined, WebhookCallsDoc | undefined];
        return doc ? viewOf(deps, doc, calls) : [];
      });
      return { body: { items: (await Promise.all(found)).flat(), most: WEBHOOKS_HELD } };
    },
  };
}) satisfies QueryRoutes;

/** Nothing of one whose key is gone: it has just ended. */
async function viewOf(
  { vault }: WebhookQueryDeps,
  doc: WebhookDoc,
  calls: WebhookCallsDoc | undefined,
): Promise<readonly WebhookView[]> {
  const { webhookId, criteria, sealed, registeredAt, stopped } = doc;
  const secrets = WebhookSecrets.optional().parse(await vault.open(webhookKeyOwner(webhookId), sealed));
  if (!secrets) return [];
  const { crimeTypes, chains } = criteria;
  const facts = { webhookId, url: secrets.url, crimeTypes: [...crimeTypes], chains: [...chains], registeredAt };
  return [{ ...facts, ...(stopped && { stopped }), calls: [...(calls?.items ?? [])] }];
}
