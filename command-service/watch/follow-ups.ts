// Finishes what ends watches, also after a crash in between: keys are destroyed, places are free, and nobody who has left
// watches anything.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import { WatchEnded, WatchStarted } from "@sb/contracts/watch/events.ts";
import { watcherStream } from "@sb/contracts/watch/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { AccountGate } from "../account/gate.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { clearWatch, endWatch } from "./end.ts";
import { watchPlacesDecider } from "./rules/places.ts";

const ACTOR = "system:watch-follow-up";

export type WatchDeps = WriteDeps & { readonly accounts: Pick<AccountGate, "find"> };

/** A later membership of the same person keeps its watches. */
export const followUps = ((deps: WatchDeps) => {
  const end = (watchSeq: number, correlationId: string) =>
    endWatch(deps, watchSeq, { type: "EndWithAccount" }, contextFor(deps, ACTOR, correlationId));

  /** Started while the account was left. */
  async function endIfLeft({ userId, membership, watchSeq }: WatchStarted["data"], correlationId: string) {
    const account = await deps.accounts.find(userId);
    const isMember = account.status === "ACTIVE" && account.membership === membership;
    if (!isMember) await end(watchSeq, correlationId);
  }

  return [
    defineSubscription({
      group: "watch-follow-up",
      handles: [WatchStarted, WatchEnded, AccountDeregistered],
      async handle(event) {
        const { correlationId } = event.meta;
        switch (event.type) {
          case "WatchStarted":
            return endIfLeft(event.data, correlationId);
          case "WatchEnded":
            return clearWatch(deps, event.data, contextFor(deps, ACTOR, correlationId));
          case "AccountDeregistered": {
            const { userId, membership } = event.data;
            const { state } = await load(deps, watchPlacesDecider, watcherStream.of(userId));
            for (const place of state) if (place.membership <= membership) await end(place.watchSeq, correlationId);
            return;
          }
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;
