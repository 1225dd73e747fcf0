// Confirming a target, and taking it back. What this means for the lists is the rule's (contracts/report/belief.ts).

import { isRefused, type Refused } from "@sb/contracts/refused.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import type { JudgeBody, SharingCommandKey } from "@sb/contracts/sharing/routes.ts";
import { targetStream } from "@sb/contracts/sharing/subject.ts";
import { recognizeAll } from "@sb/knowledge/address/normalize.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Caller, Handler, Handlers } from "@sb/platform/http/handler.ts";
import { requireAddress, requireOwn } from "../report/rules/require-address.ts";
import { onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type Judge, targetDecider } from "./rules/decider.ts";

export const routes = ((deps: WriteDeps): Handlers<SharingCommandKey> => {
  return {
    "POST admin/target/confirm": judging(deps, "Confirm"),
    "POST admin/target/unconfirm": judging(deps, "Unconfirm"),
  };
}) satisfies CommandRoutes;

/** A text that several accounts may be is judged as each of them: a look-up asks about all. */
function judging<Key extends SharingCommandKey>(deps: WriteDeps, type: Judge["type"]): Handler<Key> {
  const handler: Handler<SharingCommandKey> = async ({ body, ...from }) => {
    const { reason } = body;
    const once = onceFrom(deps, from, body);
    const refusals: Refused[] = [];
    const keys = keysOf(body, type);
    for (const [at, addressKey] of keys.entries()) {
      const target = targetOf(addressKey);
      const command = { type, ...target, reason, ...agencyOf(from.caller) };
      const stream = targetStream.of(targetId(target).split("--")[1] ?? "");
      const route = at === 0 ? once.route : `${once.route} ${at}`;
      try {
        await handleOnce(deps, { ...once, route }, targetDecider, stream, command);
      } catch (error) {
        if (!isRefused(error) || error.code !== "NOT_FOUND") throw error;
        refusals.push(error);
      }
    }
    const [refusal] = refusals;
    if (refusal && refusals.length === keys.length) throw refusal;
    return { body: undefined, position: await deps.eventStore.head() };
  };
  return handler as Handler<Key>;
}

function keysOf({ adrs, declareType }: JudgeBody, type: Judge["type"]): readonly string[] {
  const found = recognizeAll(adrs).filter((target) => target.declareType === declareType);
  if (found.length === 0)
    return [requireAddress({ declareType, text: adrs, ...(declareType === "WALLET" && { chain: "OTHER" }) }, "adrs")];
  if (type === "Confirm") for (const { addressKey } of found) requireOwn(declareType, addressKey, "adrs");
  return found.map(({ addressKey }) => addressKey);
}

/** Somebody who is both acts as staff. */
const agencyOf = (caller: Caller): Pick<Judge, "agencySeq"> =>
  mayDo(caller, "moderator") ? {} : { agencySeq: caller.agencySeq };
