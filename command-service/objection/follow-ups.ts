// Destroys what people wrote in objections that they withdrew, or left with their account, also after a crash in between.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import { ObjectionWithdrawn, objectionNoteKeyOwner } from "@sb/contracts/objection/events.ts";
import { objectionStream, objectorStream } from "@sb/contracts/objection/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { load } from "@sb/platform/decide/load.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import { objectionDecider, objectorDecider } from "./decider.ts";

const ACTOR = "system:objection-eraser";

export const followUps = ((deps: WriteDeps) => [
  defineSubscription({
    group: "objection-eraser",
    handles: [ObjectionWithdrawn, AccountDeregistered],
    async handle({ type, data, meta }) {
      if (type === "ObjectionWithdrawn") return deps.vault.shred(objectionStream.of(data.objectionSeq));
      const { state: noted } = await load(deps, objectorDecider, objectorStream.of(data.userId));
      for (const { objectionSeq } of noted) await leave(deps, objectionSeq, meta.correlationId);
    },
  }),
]) satisfies FollowUps;

/** An admin's words stay where they say why an entry is kept out. */
async function leave(deps: WriteDeps, objectionSeq: number, correlationId: string): Promise<void> {
  const stream = objectionStream.of(objectionSeq);
  const context = contextFor(deps, ACTOR, correlationId);
  const { state } = await deps.handle(objectionDecider, stream, { type: "EndWithAccount" }, context);
  await deps.vault.shred(stream);
  if (state.status !== "UPHELD") await deps.vault.shred(objectionNoteKeyOwner(objectionSeq));
}
