// The projection `apikey@2` (contracts/apikey/model.ts): one document per key that is good.
import { type ApiKeyEvent, type ApiKeyIssued, apiKeyEvents, holderId } from "@sb/contracts/apikey/events.ts";
import { APIKEY_COLLECTION, APIKEY_LISTS, APIKEY_MODEL, type ApiKeyDoc } from "@sb/contracts/apikey/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { defineProjection } from "../runtime/projection.ts";

export const apiKeyProjection = defineProjection({
  name: APIKEY_MODEL,
  handles: apiKeyEvents.definitions,
  reads: () => [],
  project,
});

/** A key is never issued again, and its events come in order: no document needs to be read. */
function project(event: Stored<ApiKeyEvent>): readonly ReadOp[] {
  const { holder, hash } = event.data;
  const lists = [APIKEY_LISTS.of(holderId(holder)), APIKEY_LISTS.all];
  switch (event.type) {
    case "ApiKeyIssued": {
      const doc = docOf(event);
      const score = Date.parse(doc.issuedAt);
      return [
        { op: "put", collection: APIKEY_COLLECTION, id: hash, doc },
        ...lists.map((list): ReadOp => ({ op: "listAdd", list, member: hash, score })),
      ];
    }
    case "ApiKeyRevoked":
      return [
        { op: "delete", collection: APIKEY_COLLECTION, id: hash },
        ...lists.map((list): ReadOp => ({ op: "listRemove", list, member: hash })),
      ];
    default:
      throw unknownEvent(event);
  }
}

function docOf({ data, meta }: Stored<ApiKeyIssued>): ApiKeyDoc {
  const { keyId, hash, holder, hint, name, rate, scopes } = data;
  return { keyId, hash, holder, hint, name, rate, scopes, issuedAt: meta.at };
}

export const projections = [apiKeyProjection] as const;
