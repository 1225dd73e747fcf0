// A report as an agency gets it in confidence: what a public report says, and what is sealed of it. Folded from the report's
// stream, so that who shares it needs no read model. Pure.
import * as z from "zod";
import { VISIBILITIES } from "../codes.ts";
import type { Events } from "../subject.ts";
import { joinDeclaration } from "./confidential.ts";
import {
  ConfidentialDeclaration,
  EvidenceFile,
  Provenance,
  PublicDeclaration,
  type ReportEvent,
  Reporter,
  reportEvents,
} from "./events.ts";

export const ReportForAgency = ConfidentialDeclaration.omit({ reporter: true, files: true, declaration: true }).extend({
  dclrSeq: z.int(),
  open: z.enum(VISIBILITIES),
  /** Present in an imported entry. */
  provenance: Provenance.optional(),
  /** Reports with the same one are of one incident, on other targets. It says nothing else. */
  incident: z.string().optional(),
  /** Somebody asks for its deletion. */
  disputed: z.boolean(),
  declaration: PublicDeclaration,
  /** Absent unless the reporter agreed to it (R03). */
  reporter: Reporter.optional(),
  /** Answers by the name of their question. */
  extra: z.record(z.string(), z.string()),
  files: z.array(EvidenceFile),
});
export type ReportForAgency = z.output<typeof ReportForAgency>;

type Pieces = {
  readonly facts: Pick<ReportForAgency, "dclrSeq" | "open" | "provenance" | "incident">;
  readonly shareReporter: boolean;
  readonly published: PublicDeclaration | undefined;
  readonly confidential: ConfidentialDeclaration;
  readonly extra: Readonly<Record<string, string>>;
  readonly pendingRequests: readonly number[];
};
/** Undefined before it is filed and once it is deleted, or its key destroyed. */
export type AgencyFold = Pieces | undefined;

export const agencyFold: {
  readonly events: Events<ReportEvent>;
  readonly initialState: AgencyFold;
  readonly evolve: (state: AgencyFold, event: ReportEvent) => AgencyFold;
} = { events: reportEvents, initialState: undefined, evolve };

function evolve(state: AgencyFold, event: ReportEvent): AgencyFold {
  if (event.type === "DeclarationFiled" || event.type === "DeclarationModified") return declared(state, event);
  if (state === undefined || event.type === "DeclarationDeleted") return undefined;
  switch (event.type) {
    case "ExtraInfoAdded":
      return { ...state, extra: { ...state.extra, ...event.secret?.extra } };
    case "DeclarationCorrected":
      return { ...state, published: event.data.declaration };
    case "DeletionRequested":
      return { ...state, pendingRequests: [...state.pendingRequests, event.data.requestSeq] };
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return { ...state, pendingRequests: state.pendingRequests.filter((seq) => seq !== event.data.requestSeq) };
    default:
      return event satisfies never;
  }
}

type FiledOrModified = Extract<ReportEvent, { type: "DeclarationFiled" | "DeclarationModified" }>;

function declared(before: AgencyFold, { data, secret }: FiledOrModified): AgencyFold {
  if (secret === undefined) return undefined;
  const provenance = "provenance" in data ? data.provenance : before?.facts.provenance;
  const incident = "incident" in data ? data.incident : before?.facts.incident;
  const { dclrSeq, open } = data;
  return {
    facts: { dclrSeq, open, ...(provenance && { provenance }), ...(incident !== undefined && { incident }) },
    shareReporter: data.shareReporter,
    published: data.declaration,
    confidential: secret,
    extra: before?.extra ?? {},
    pendingRequests: before?.pendingRequests ?? [],
  };
}

/** Undefined where the report is gone, or just now made private and its former text destroyed. */
export function reportForAgency(state: AgencyFold): ReportForAgency | undefined {
  if (state === undefined || !(state.published ?? state.confidential.declaration)) return undefined;
  const { facts, shareReporter, published, confidential, extra, pendingRequests } = state;
  const { reporter, ...rest } = joinDeclaration(published, confidential);
  return ReportForAgency.parse({
    ...rest,
    ...facts,
    ...(shareReporter && { reporter }),
    disputed: pendingRequests.length > 0,
    // A blank answer took one back.
    extra: Object.fromEntries(Object.entries(extra).filter(([, answer]) => answer !== "")),
  });
}
