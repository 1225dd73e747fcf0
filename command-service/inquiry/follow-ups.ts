// Destroys what people wrote in inquiries and comments that were deleted, or whose account was left, also after a crash in
// between.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import {
  InquiryCommentDeleted,
  InquiryDeleted,
  type InquiryListed,
  InquirySubmitted,
  inquiriesEvents,
  inquiryCommentKeyOwner,
} from "@sb/contracts/inquiry/events.ts";
import { inquiriesStream, inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { createListStreams } from "@sb/platform/decide/list-stream.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import type { InquiryDeps } from "./deps.ts";
import { inquiryDecider } from "./rules/decider.ts";
import { shredInquiry } from "./shred.ts";

const ACTOR = "system:inquiry-eraser";

/**
 * An inquiry that is submitted while its account is left is found either in the list of the person's inquiries or when it is
 * added there. A later membership of the same person keeps its inquiries.
 */
export const followUps = ((deps: InquiryDeps) => {
  const lists = createListStreams(deps);

  async function end(seq: number, correlationId: string): Promise<void> {
    const context = contextFor(deps, ACTOR, correlationId);
    const { state } = await deps.handle(inquiryDecider, inquiryStream.of(seq), { type: "EndWithAccount" }, context);
    await shredInquiry(deps.vault, state);
  }

  async function list({ seq, userId, membership }: InquiryListed["data"], correlationId: string): Promise<void> {
    const context = contextFor(deps, ACTOR, correlationId);
    const listed: InquiryListed = { type: "InquiryListed", version: 1, data: { seq, userId, membership } };
    await lists.add(inquiriesStream.of(userId), listed, context);
    const account = await deps.accounts.find(userId);
    const isMember = account.status === "ACTIVE" && account.membership === membership;
    if (!isMember) await end(seq, correlationId);
  }

  async function endAll(userId: string, membership: number, correlationId: string): Promise<void> {
    const all = await lists.all(inquiriesStream.of(userId), inquiriesEvents);
    for (const { data } of all) if (data.membership <= membership) await end(data.seq, correlationId);
  }

  return [
    defineSubscription({
      group: "inquiry-eraser",
      handles: [InquirySubmitted, InquiryCommentDeleted, InquiryDeleted, AccountDeregistered],
      async handle(event) {
        const { correlationId } = event.meta;
        switch (event.type) {
          case "InquirySubmitted":
            return list(event.data, correlationId);
          case "InquiryCommentDeleted":
            return deps.vault.shred(inquiryCommentKeyOwner(event.data.seq, event.data.commentSeq));
          case "InquiryDeleted":
            return shredInquiry(deps.vault, (await load(deps, inquiryDecider, inquiryStream.of(event.data.seq))).state);
          case "AccountDeregistered":
            return endAll(event.data.userId, event.data.membership, correlationId);
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;
