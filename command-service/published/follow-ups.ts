// Finishes what the withdrawal of a list began, also after a crash in between: its name is free for another.
import { ListWithdrawn } from "@sb/contracts/published/events.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { contextFor } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { freeName, type ListDeps } from "./lists.ts";

const ACTOR = "system:published-follow-up";

export const followUps = ((deps: ListDeps) => [
  defineSubscription({
    group: "published-follow-up",
    handles: [ListWithdrawn],
    async handle({ data: { listSeq }, meta }) {
      await freeName(deps, listSeq, contextFor(deps, ACTOR, meta.correlationId));
    },
  }),
]) satisfies FollowUps;
