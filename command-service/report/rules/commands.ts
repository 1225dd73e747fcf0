// The commands on a report. Times, ids and facts about files come in with them.
import type { NetworkTurn } from "@sb/contracts/report/belief.ts";
import type { EvidenceFile, Provenance, PublicDeclaration } from "@sb/contracts/report/events.ts";
import type { Declaration, ModifiedDeclaration } from "@sb/contracts/report/wire.ts";
import type { Agreement } from "@sb/contracts/terms/agreement.ts";

export type FileReport = {
  readonly type: "File";
  readonly dclrSeq: number;
  readonly ownerId: string;
  readonly form: Declaration;
  readonly files: readonly EvidenceFile[];
  /** The texts agreed to, in the versions in force. */
  readonly agreements: readonly Agreement[];
  /** `YYYY-MM-DD` in UTC. */
  readonly today: string;
  /** Where it is public. */
  readonly network?: NetworkTurn | undefined;
  /** Where it is one of several on targets of one incident. */
  readonly incident?: string | undefined;
};

/** An entry of a published list: nobody agreed to terms for it, and its text stays as it was published. */
export type ImportReport = {
  readonly type: "Import";
  readonly dclrSeq: number;
  readonly entry: Omit<PublicDeclaration, "addressKey" | "etcSrc">;
  readonly provenance: Provenance;
};

export type ModifyReport = {
  readonly type: "Modify";
  readonly ownerId: string;
  readonly form: ModifiedDeclaration;
  readonly agreements: readonly Agreement[];
  /** The new ones; those that stay are named by `form.keepFiles`. */
  readonly files: readonly EvidenceFile[];
  /** Where it comes to stand on a target in public. */
  readonly network?: NetworkTurn | undefined;
};

export type DeleteReport = { readonly type: "Delete"; readonly dclrSeq: number; readonly ownerId: string };

export type AddExtra = {
  readonly type: "AddExtra";
  readonly dclrSeq: number;
  readonly ownerId: string;
  readonly extra: Readonly<Record<string, string>>;
};

/** Commands of a request to delete the report (../../dispute/settle.ts). */
export type RequestDeletion = {
  readonly type: "RequestDeletion";
  readonly dclrSeq: number;
  readonly requestSeq: number;
  readonly requesterId: string;
  /** A moderator let it in: the person had asked about the report before. */
  readonly isAdmitted?: boolean | undefined;
};
export type KeepReport = {
  readonly type: "Keep";
  readonly dclrSeq: number;
  readonly requestSeq: number;
  readonly outcome: "KEPT" | "WITHDRAWN";
};
export type CorrectReport = {
  readonly type: "Correct";
  readonly dclrSeq: number;
  readonly requestSeq: number;
  /** The whole of it, with its new words, made of this publication. */
  readonly declaration: PublicDeclaration;
  readonly publication: number;
};
export type RemoveReport = { readonly type: "Remove"; readonly dclrSeq: number; readonly requestSeq: number };
export type DisputeStep = RequestDeletion | KeepReport | CorrectReport | RemoveReport;

export type ReportCommand = FileReport | ImportReport | ModifyReport | DeleteReport | AddExtra | DisputeStep;
