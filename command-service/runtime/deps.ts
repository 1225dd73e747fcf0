// Dependencies of the writes of every subject. A subject's own `deps.ts` adds what only that subject needs.
import type { RouteKey } from "@sb/contracts/routes.ts";
import type { OnceRequest } from "@sb/platform/decide/create-once.ts";
import type { CommandContext, HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type WriteDeps = {
  readonly eventStore: EventStore;
  readonly vault: Vault;
  readonly handle: HandleCommand;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

/** Origins that webhooks may have although they are not public. */
export type WebhookOrigins = {
  readonly webhookOrigins: { readonly agencies: readonly string[]; readonly members: readonly string[] };
};

type Clock = Pick<WriteDeps, "clock">;
/** Who asks, and by which request. */
export type FromMember = { readonly caller: Caller; readonly requestId: string };

/** A request with the Idempotency-Key that it may have. */
export type OnceFrom = FromMember & { readonly route: RouteKey; readonly idempotencyKey: string | undefined };

/** A request that is carried out once: by this person, on this route, with this key and body. */
export const onceFrom = (deps: Clock, from: OnceFrom, body: unknown): OnceRequest => ({
  person: from.caller.userId,
  route: from.route,
  key: from.idempotencyKey,
  body,
  context: contextOf(deps, from),
});

/** The context of a command that a signed-in person's request asks for. */
export function contextOf({ clock }: Clock, { caller, requestId }: FromMember): CommandContext {
  return { actor: caller.userId, correlationId: requestId, at: clock() };
}

/** The context of a command in the name of a visitor, or of a part of the system such as `system:importer`. */
export function contextFor({ clock }: Clock, actor: string, correlationId: string): CommandContext {
  return { actor, correlationId, at: clock() };
}
