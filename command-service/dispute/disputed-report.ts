// The report that a request is about, as its stream has it now.

import { Refused } from "@sb/contracts/refused.ts";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { reportEvents } from "@sb/contracts/report/events.ts";
import { isAgencyFiler } from "@sb/contracts/report/filers.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { type LoadDeps, load } from "@sb/platform/decide/load.ts";
import { reportDecider } from "../report/rules/decider.ts";
import type { FiledState } from "../report/rules/state.ts";

export type PublishedReport = {
  readonly state: FiledState;
  readonly declaration: PublicDeclaration;
  /** Undefined for an entry of a published list, and for an agency's: staff ask the agency by its contacts. */
  readonly reporterId: string | undefined;
};

/** Undefined where it is not public, or gone. */
export async function findPublished(deps: LoadDeps, dclrSeq: number): Promise<PublishedReport | undefined> {
  const stream = reportStream.of(dclrSeq);
  const { state } = await load(deps, reportDecider, stream);
  if (state.status !== "FILED" || state.open !== "PUBLIC") return undefined;
  const { state: declaration } = await load(deps, newestDeclaration, stream);
  const hasNoReporter = state.ownerId === IMPORTER || isAgencyFiler(state.ownerId);
  const reporterId = hasNoReporter ? undefined : state.ownerId;
  return declaration && { state, declaration, reporterId };
}

export async function requirePublished(deps: LoadDeps, dclrSeq: number): Promise<PublishedReport> {
  const report = await findPublished(deps, dclrSeq);
  if (!report) throw new Refused("NOT_FOUND", [{ path: "dclrSeq", code: "NOT_FOUND" }]);
  return report;
}

/** The rules remember nothing that a person wrote, so the words are folded out of the events here. */
const newestDeclaration = {
  events: reportEvents,
  initialState: undefined as PublicDeclaration | undefined,
  evolve: (before: PublicDeclaration | undefined, { data }: ReturnType<typeof reportEvents.read>) =>
    "declaration" in data ? data.declaration : before,
};
