// A command that carries what somebody wrote, sealed with a key of its own.
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handled } from "@sb/platform/decider.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { type OnceFrom, onceFrom } from "../runtime/deps.ts";
import type { DisputeDeps } from "./deps.ts";
import type { DisputeCommand } from "./rules/commands.ts";
import { disputeDecider } from "./rules/decider.ts";
import type { DisputeState } from "./rules/state.ts";
import { requireThere } from "./rules/there.ts";

type Request = OnceFrom & { readonly body: { readonly requestSeq: number } };
/** `at`: now, ISO 8601. */
type Make = (seal: Vault["seal"], at: string) => Promise<DisputeCommand>;

/** Once for each Idempotency-Key. NOT_FOUND where there is no such request, before a key is made for it. */
export async function sealedStep(deps: DisputeDeps, request: Request, make: Make): Promise<Handled<DisputeState>> {
  const once = onceFrom(deps, request, request.body);
  const stream = disputeStream.of(request.body.requestSeq);
  requireThere((await load(deps, disputeDecider, stream)).state);
  const command = await make(deps.vault.seal, once.context.at);
  return handleOnce(deps, once, disputeDecider, stream, command);
}
