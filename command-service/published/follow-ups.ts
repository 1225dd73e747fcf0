// Finishes what takes more than one step, also after a crash in between: a withdrawn list's name is free and its entries are gone; a change
// that an admin accepted is taken.
import { ListAccepted, ListWithdrawn } from "@sb/contracts/published/events.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { freeName } from "./lists.ts";
import { emptyList, takeHeld } from "./take.ts";

const ACTOR = "system:published-follow-up";

export const followUps = ((deps: WriteDeps & { readonly files: Files }) => [
  defineSubscription({
    group: "published-follow-up",
    handles: [ListWithdrawn, ListAccepted],
    async handle({ type, data: { listSeq }, meta }) {
      const context = contextFor(deps, ACTOR, meta.correlationId);
      if (type === "ListAccepted") {
        await takeHeld(deps, listSeq, context);
        return;
      }
      await freeName(deps, listSeq, context);
      await emptyList(deps, listSeq, context);
    },
  }),
]) satisfies FollowUps;
