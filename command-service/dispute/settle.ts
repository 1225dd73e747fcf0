// Carries a request over to its report: marked while it is open, then kept, corrected or removed. Each step is idempotent, and
// is taken by the request that asks for it and by the follow-up, whoever comes first.
import { Correction, correctionKeyOwner } from "@sb/contracts/dispute/events.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import { erasePublication, eraseReport } from "../report/erase.ts";
import type { DisputeStep } from "../report/rules/commands.ts";
import { reportDecider } from "../report/rules/decider.ts";
import type { DisputeDeps } from "./deps.ts";
import { findPublished } from "./disputed-report.ts";
import { eraseSide } from "./erase-side.ts";
import { disputeDecider } from "./rules/decider.ts";
import type { OpenedState } from "./rules/state.ts";

/**
 * Marks the report as disputed. Where it can't be any more (it went, or the person has another request on it since), the
 * request is closed, its words are destroyed, and the refusal is thrown.
 */
export async function markReport(deps: DisputeDeps, state: OpenedState, context: CommandContext): Promise<Position> {
  const { dclrSeq, requestSeq, requesterId } = state;
  if (state.status !== "OPEN" || state.isHeld) return deps.eventStore.head();
  try {
    return await step(
      deps,
      { type: "RequestDeletion", dclrSeq, requestSeq, requesterId, isAdmitted: state.wasHeld },
      context,
    );
  } catch (error) {
    if (isRefused(error) && error.code !== "CONFLICT") {
      await deps.handle(disputeDecider, disputeStream.of(requestSeq), { type: "Close" }, context);
      await eraseSide(deps, requestSeq, { side: "REQUESTER", isGone: false }, context);
    }
    throw error;
  }
}

/** Carries out the end of a request on its report. */
export async function settleReport(deps: DisputeDeps, state: OpenedState, context: CommandContext): Promise<Position> {
  const { dclrSeq, requestSeq } = state;
  if (state.status === "WITHDRAWN")
    return step(deps, { type: "Keep", dclrSeq, requestSeq, outcome: "WITHDRAWN" }, context);
  switch (state.outcome) {
    case "KEPT":
      return step(deps, { type: "Keep", dclrSeq, requestSeq, outcome: "KEPT" }, context);
    case "CORRECTED":
      return correct(deps, state, context);
    case "REMOVED":
      return step(deps, { type: "Remove", dclrSeq, requestSeq }, context);
    default:
      return deps.eventStore.head();
  }
}

/** The new words are in the report then, and their copy here can go. */
async function correct(deps: DisputeDeps, state: OpenedState, context: CommandContext): Promise<Position> {
  const { dclrSeq, requestSeq } = state;
  const owner = correctionKeyOwner(requestSeq);
  const opened = state.correction === undefined ? undefined : await deps.vault.open(owner, state.correction);
  const report = opened === undefined ? undefined : await findPublished(deps, dclrSeq);
  if (!report) return deps.eventStore.head();
  const { title, comment } = Correction.parse(opened);
  const { declaration: before } = report;
  const declaration = { ...before, title: title ?? before.title, comment: comment ?? before.comment };
  const { publication } = report.state;
  const position = await step(deps, { type: "Correct", dclrSeq, requestSeq, declaration, publication }, context);
  await deps.vault.shred(owner);
  return position;
}

/** With the keys of what it made unreadable. */
async function step(deps: DisputeDeps, command: DisputeStep, context: CommandContext): Promise<Position> {
  const { dclrSeq } = command;
  const { state, position } = await deps.handle(reportDecider, reportStream.of(dclrSeq), command, context);
  if (state.status === "DELETED") await eraseReport(deps.vault, dclrSeq, state.publication);
  if (state.status === "FILED" && command.type === "Correct")
    await erasePublication(deps.vault, dclrSeq, state.publication - 1);
  return position;
}
