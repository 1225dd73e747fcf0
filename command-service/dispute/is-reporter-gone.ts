import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { DisputeDeps } from "./deps.ts";
import { disputeDecider } from "./rules/decider.ts";

/** The reporter has left, or is a published list: nobody is there to be heard. */
export async function isReporterGone(deps: DisputeDeps, requestSeq: number): Promise<boolean> {
  const { state } = await load(deps, disputeDecider, disputeStream.of(requestSeq));
  if (state.status === "NONE" || state.reporterId === undefined) return true;
  return (await deps.accounts.find(state.reporterId)).status !== "ACTIVE";
}
