// Follow-ups of a request, of the end of its report, and on one side's leaving, also after a crash in between.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import { DisputeDecided, DisputeExtended, DisputeOpened, DisputeWithdrawn } from "@sb/contracts/dispute/events.ts";
import { disputantStream, disputeStream } from "@sb/contracts/dispute/subject.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { DeclarationDeleted, DeletionRequested, reportEvents } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { contextFor } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import type { DisputeDeps } from "./deps.ts";
import { eraseSide } from "./erase-side.ts";
import { noteSides } from "./note.ts";
import { disputeDecider } from "./rules/decider.ts";
import { disputantDecider } from "./rules/disputant.ts";
import type { OpenedState } from "./rules/state.ts";
import { markReport, settleReport } from "./settle.ts";

const ACTOR = "system:dispute-follow-up";

export const followUps = ((deps: DisputeDeps) => {
  return [
    defineSubscription({
      group: "dispute-follow-up",
      handles: [
        DisputeOpened,
        DisputeExtended,
        DisputeDecided,
        DisputeWithdrawn,
        DeclarationDeleted,
        AccountDeregistered,
      ],
      async handle(event) {
        const context = contextFor(deps, ACTOR, event.meta.correlationId);
        switch (event.type) {
          case "DisputeOpened":
            await noteSides(deps, event.data, context);
            return mark(deps, event.data.requestSeq, context);
          case "DisputeExtended":
            return mark(deps, event.data.requestSeq, context);
          case "DisputeDecided":
            return settle(deps, event.data.requestSeq, context);
          case "DisputeWithdrawn":
            await settle(deps, event.data.requestSeq, context);
            return eraseWithdrawn(deps, event.data, context);
          case "DeclarationDeleted":
            return endWithReport(deps, event.data.dclrSeq, context);
          case "AccountDeregistered":
            return leave(deps, event.data.userId, context);
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;

async function find(deps: DisputeDeps, requestSeq: number): Promise<OpenedState | undefined> {
  const { state } = await load(deps, disputeDecider, disputeStream.of(requestSeq));
  return state.status === "NONE" ? undefined : state;
}

/** A refusal closed the request. */
async function mark(deps: DisputeDeps, requestSeq: number, context: CommandContext): Promise<void> {
  const state = await find(deps, requestSeq);
  try {
    if (state) await markReport(deps, state, context);
  } catch (error) {
    if (!isRefused(error) || error.code === "CONFLICT") throw error;
  }
}

async function settle(deps: DisputeDeps, requestSeq: number, context: CommandContext): Promise<void> {
  const state = await find(deps, requestSeq);
  if (state) await settleReport(deps, state, context);
}

/** The person may still be there to read what was decided before. */
function eraseWithdrawn(
  deps: DisputeDeps,
  { requestSeq, because }: DisputeWithdrawn["data"],
  context: CommandContext,
): Promise<void> {
  return eraseSide(deps, requestSeq, { side: "REQUESTER", isGone: because === "LEFT" }, context);
}

/** An answer says what the report said; open requests have nothing left to ask for. */
async function endWithReport(deps: DisputeDeps, dclrSeq: number, context: CommandContext): Promise<void> {
  const { events } = await deps.eventStore.readStream(reportStream.of(dclrSeq));
  const requested = events
    .filter(({ type }) => type === DeletionRequested.type)
    .map((event) => reportEvents.read(event));
  for (const { data } of requested) {
    if (!("requestSeq" in data)) continue;
    const { requestSeq } = data;
    await deps.handle(disputeDecider, disputeStream.of(requestSeq), { type: "Close" }, context);
    await eraseSide(deps, requestSeq, { side: "REPORTER", isGone: false }, context);
  }
}

/** Open requests of theirs are withdrawn, and what they wrote goes with them. */
async function leave(deps: DisputeDeps, userId: string, context: CommandContext): Promise<void> {
  const { state: noted } = await load(deps, disputantDecider, disputantStream.of(userId));
  for (const requestSeq of noted) {
    const state = await find(deps, requestSeq);
    if (!state) continue;
    const side = state.requesterId === userId ? "REQUESTER" : "REPORTER";
    if (side === "REQUESTER") {
      const stream = disputeStream.of(requestSeq);
      await deps.handle(disputeDecider, stream, { type: "Withdraw", userId, hasLeft: true }, context);
      await settle(deps, requestSeq, context);
    }
    await eraseSide(deps, requestSeq, { side, isGone: true }, context);
  }
}
