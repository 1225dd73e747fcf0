// The API keys' reads: one handler per route.
import { holderId } from "@sb/contracts/apikey/events.ts";
import {
  API_KEY_LIMITS,
  APIKEY_COLLECTION,
  APIKEY_LISTS,
  APIKEY_MODEL,
  type ApiKeyDoc,
  USAGE_DAYS,
} from "@sb/contracts/apikey/model.ts";
import type { ApiKeyQueryKey } from "@sb/contracts/apikey/routes.ts";
import type { AdminKeyView, ApiKeyView } from "@sb/contracts/apikey/wire.ts";
import { paginate } from "@sb/contracts/http.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { KeyUsage } from "@sb/platform/rate-limit/key-usage.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

export type ApiKeyQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly keyUsage: Pick<KeyUsage, "read">;
};

export const routes = (({ readStore, keyUsage }: ApiKeyQueryDeps): Handlers<ApiKeyQueryKey> => {
  async function keysIn(list: string, { offset, limit }: { readonly offset: number; readonly limit: number }) {
    const model = readStore.model(APIKEY_MODEL);
    const { members, total } = await model.list(list, { offset, limit, newestFirst: true });
    const docs = await model.getMany(members.map((id) => ({ collection: APIKEY_COLLECTION, id })));
    return { docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly ApiKeyDoc[], total };
  }

  async function viewOf({ keyId, name, hint, rate, scopes, issuedAt }: ApiKeyDoc): Promise<ApiKeyView> {
    return {
      keyId,
      name,
      hint,
      rate,
      scopes: [...scopes],
      issuedAt,
      usage: [...(await keyUsage.read(keyId, USAGE_DAYS))],
    };
  }

  return {
    "GET support/api-key": async ({ caller: { userId, membership } }) => {
      const list = APIKEY_LISTS.of(holderId({ userId, membership }));
      const { docs } = await keysIn(list, { offset: 0, limit: API_KEY_LIMITS.held });
      return { body: { items: await Promise.all(docs.map(viewOf)), most: API_KEY_LIMITS.held } };
    },
    "GET admin/api-key": async ({ query: { agencySeq, pagination } }) => {
      const { page, size } = pagination;
      const list = agencySeq === undefined ? APIKEY_LISTS.all : APIKEY_LISTS.of(holderId({ agencySeq }));
      const { docs, total } = await keysIn(list, { offset: (page - 1) * size, limit: size });
      const people = docs.flatMap(({ holder }) => ("userId" in holder ? holder.userId : []));
      const nicks = await findNicknames(readStore, people);
      const items = docs.map(async (doc): Promise<AdminKeyView> => ({ ...(await viewOf(doc)), ...held(doc, nicks) }));
      return { body: { items: await Promise.all(items), pagination: paginate(page, size, total) } };
    },
  };
}) satisfies QueryRoutes;

function held({ holder }: ApiKeyDoc, nicks: ReadonlyMap<string, string>) {
  const id = { holderId: holderId(holder) };
  if ("agencySeq" in holder) return { ...id, agencySeq: holder.agencySeq };
  return { ...id, userId: holder.userId, nick: nicks.get(holder.userId) ?? "" };
}
