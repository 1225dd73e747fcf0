// Follows up a comment's events, the deletion of what it is about, and the end of an account that tried to write one. A crash
// in between only has it done again.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import {
  attemptKeyOwner,
  CommentDeleted,
  type CommentedThing,
  type CommentPlace,
  CommentRefused,
  CommentWritten,
  RefusedCommentClosed,
} from "@sb/contracts/comment/events.ts";
import { commentStream } from "@sb/contracts/comment/subject.ts";
import type { EventMeta } from "@sb/contracts/events.ts";
import { SaferViewDeleted } from "@sb/contracts/insight/subject.ts";
import { DeclarationDeleted } from "@sb/contracts/report/events.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { AccountGate } from "../account/gate.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { closeAllRefused } from "./refused.ts";
import { commentDecider } from "./rules/decider.ts";
import { statusOf } from "./targets.ts";
import { createThreads } from "./thread.ts";

const ACTOR = "system:comment-eraser";

type EraserDeps = WriteDeps & { readonly accounts: Pick<AccountGate, "find"> };

/**
 * Destroys the key of a deleted comment, and deletes the comments on a deleted target. A comment that is written while its
 * target is deleted is found either in the thread or when it is added there. So are refused attempts of who leaves.
 */
export const followUps = ((deps: EraserDeps) => {
  const threads = createThreads(deps);

  async function erase(commentSeq: number, correlationId: string): Promise<void> {
    const stream = commentStream.of(commentSeq);
    await deps.handle(commentDecider, stream, { type: "DeleteWithTarget" }, contextFor(deps, ACTOR, correlationId));
    await deps.vault.shred(stream);
  }

  async function attach(
    { commentSeq, target, parentSeq }: CommentPlace,
    { correlationId, at }: EventMeta,
  ): Promise<void> {
    const place = { commentSeq, target, ...(parentSeq !== undefined && { parentSeq }) };
    await threads.add(place, { actor: ACTOR, correlationId, at });
    if ((await statusOf(deps, target)) === "GONE") await erase(commentSeq, correlationId);
  }

  async function eraseThread(target: CommentedThing, correlationId: string): Promise<void> {
    for (const seq of await threads.of(target)) await erase(seq, correlationId);
  }

  const closeAll = (userId: string, correlationId: string): Promise<void> =>
    closeAllRefused(deps, userId, contextFor(deps, ACTOR, correlationId));

  async function closeOfNobody(userId: string, correlationId: string): Promise<void> {
    if ((await deps.accounts.find(userId)).status !== "ACTIVE") await closeAll(userId, correlationId);
  }

  return [
    defineSubscription({
      group: "comment-eraser",
      handles: [
        CommentWritten,
        CommentDeleted,
        CommentRefused,
        RefusedCommentClosed,
        DeclarationDeleted,
        SaferViewDeleted,
        AccountDeregistered,
      ],
      async handle(event) {
        switch (event.type) {
          case "CommentWritten":
            return attach(event.data, event.meta);
          case "CommentDeleted":
            return deps.vault.shred(commentStream.of(event.data.commentSeq));
          case "CommentRefused":
            return closeOfNobody(event.data.userId, event.meta.correlationId);
          case "RefusedCommentClosed":
            return deps.vault.shred(attemptKeyOwner(event.data));
          case "AccountDeregistered":
            return closeAll(event.data.userId, event.meta.correlationId);
          case "DeclarationDeleted":
            return eraseThread({ kind: "REPORT", seq: event.data.dclrSeq }, event.meta.correlationId);
          case "SaferViewDeleted":
            return eraseThread({ kind: "SAFER_VIEW", seq: event.data.viewSeq }, event.meta.correlationId);
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;
