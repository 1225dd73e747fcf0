// Runs a command on a stream that is there already, once for each Idempotency-Key (docs/decisions/0009).
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { Decider, Handled, HandleOptions } from "../decider.ts";
import { draftClaim, findClaim, makeClaim } from "./claim.ts";
import { isConflict } from "./conflict.ts";
import type { OnceDeps, OnceRequest } from "./create-once.ts";

/** `cause`: what this key's events carry as their `causationId`; absent without a key. */
export type HandledOnce<State> = Handled<State> & { readonly cause?: string };

/**
 * The same key from the same person with the same body changes the stream once, whatever the rules say of it by then;
 * with another body it is refused with IDEMPOTENCY_KEY_REUSED. A refused command spends no key.
 */
export async function handleOnce<Command, Event extends AnyEvent, State>(
  deps: OnceDeps,
  request: OnceRequest,
  decider: Decider<Command, Event, State>,
  stream: string,
  command: NoInfer<Command>,
): Promise<HandledOnce<State>> {
  const { key, context } = request;
  if (key === undefined) return deps.handle(decider, stream, command, context);
  const draft = draftClaim(deps, { ...request, key }, context);
  const handleFor = async ({ id: cause }: { readonly id: string }, options: HandleOptions) => {
    const handled = await deps.handle(decider, stream, command, { ...context, causationId: cause }, options);
    return { ...handled, cause };
  };
  const earlier = await findClaim(deps, draft);
  if (earlier) return handleFor(earlier, { once: true });
  try {
    return await handleFor(draft.claim, { ahead: [draft.append] });
  } catch (error) {
    if (!isConflict(error)) throw error;
    // The claim was made meanwhile, or the stream or its key moved on.
    return handleFor(await makeClaim(deps, draft), { once: true });
  }
}
