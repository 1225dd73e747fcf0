// Destroys the keys of what was deleted or made private, and frees its place on its target, also after a crash in between.

import { DeclarationCorrected, DeclarationDeleted, DeclarationModified } from "@sb/contracts/report/events.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { erasePublication, eraseReport } from "./erase.ts";
import { settlePlace } from "./places.ts";

const ACTOR = "system:report-eraser";

/** Goes after every deletion, correction and change, also where a crash came in between. */
export const followUps = ((deps: WriteDeps) => {
  return [
    defineSubscription({
      group: "report-eraser",
      handles: [DeclarationDeleted, DeclarationModified, DeclarationCorrected],
      async handle({ type, data, meta }) {
        const { dclrSeq, publication = 1, was } = data;
        if (type === "DeclarationDeleted") await eraseReport(deps.vault, dclrSeq, publication);
        else if (type === "DeclarationCorrected") await erasePublication(deps.vault, dclrSeq, publication - 1);
        else if (data.open === "PRIVATE") await erasePublication(deps.vault, dclrSeq, publication);
        const now = "declaration" in data ? data.declaration?.addressKey : undefined;
        const context = contextFor(deps, ACTOR, meta.correlationId);
        for (const addressKey of new Set([was?.addressKey, now])) await settlePlace(deps, data, addressKey, context);
      },
    }),
  ];
}) satisfies FollowUps;
