// The rules of a report (docs/specification/4-states.md and 5-rules.md): one small function per command.
import { CONTACT_TERM } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { splitDeclaration } from "@sb/contracts/report/confidential.ts";
import {
  type DeclarationDeleted,
  type DeclarationFiled,
  type DeclarationModified,
  type EvidenceFile,
  type ExtraInfoAdded,
  type ReportEvent,
  reportEvents,
} from "@sb/contracts/report/events.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import type { Agreement } from "@sb/contracts/terms/agreement.ts";
import type { Decider } from "@sb/platform/decider.ts";
import type { AddExtra, DeleteReport, FileReport, ImportReport, ModifyReport, ReportCommand } from "./commands.ts";
import { correctReport, keepReport, removeReport, requestDeletion } from "./disputed.ts";
import { requireAddress } from "./require-address.ts";
import { requireGoodForm } from "./require-good-form.ts";
import { evolve, type FiledState, initialState, type ReportState } from "./state.ts";

export const reportDecider: Decider<ReportCommand, ReportEvent, ReportState> = {
  events: reportEvents,
  initialState,
  evolve,
  decide,
};

function decide(command: ReportCommand, state: ReportState): readonly ReportEvent[] {
  switch (command.type) {
    case "File":
      return fileReport(command, state);
    case "Import":
      return importReport(command, state);
    case "Modify":
      return modifyReport(command, state);
    case "Delete":
      return deleteReport(command, state);
    case "AddExtra":
      return addExtra(command, state);
    case "RequestDeletion":
      return requestDeletion(command, state);
    case "Keep":
      return keepReport(command, state);
    case "Correct":
      return correctReport(command, state);
    case "Remove":
      return removeReport(command, state);
    default:
      return command satisfies never;
  }
}

/** No events where the seq is taken: createOnce finds out by whom. */
function fileReport(command: FileReport, state: ReportState): readonly DeclarationFiled[] {
  const { dclrSeq, ownerId, form, files, today, agreements, network, incident } = command;
  if (wasFiled(state)) return [];
  const open = form.declare.open;
  const { published, confidential } = splitDeclaration(open, requireGoodForm(form, files));
  const consent = { agreements, shareReporter: sharesReporter(agreements) };
  const data = { dclrSeq, ownerId, open, ...consent, reportedOn: today, network, incident, declaration: published };
  return [{ type: "DeclarationFiled", version: 2, data, secret: confidential }];
}

/**
 * The personal-information rule does not apply: the entry was published before, so holding it back would lose a warning
 * and hide nothing. No events where the seq is taken.
 */
function importReport(command: ImportReport, state: ReportState): readonly DeclarationFiled[] {
  if (wasFiled(state)) return [];
  const { dclrSeq, entry, provenance } = command;
  const declaration = { ...entry, addressKey: requireAddress({ ...entry, text: entry.adrs }, "address"), etcSrc: [] };
  return [
    {
      type: "DeclarationFiled",
      version: 2,
      data: {
        dclrSeq,
        ownerId: IMPORTER,
        open: "PUBLIC",
        declaration,
        agreements: [],
        shareReporter: false,
        provenance,
        reportedOn: provenance.reportedAt,
      },
      secret: { etcSrc: [], suspect: {}, reporter: {}, files: [] },
    },
  ];
}

function modifyReport(command: ModifyReport, state: ReportState): readonly DeclarationModified[] {
  const { ownerId, form, agreements, network } = command;
  const own = requireChangeable(state, ownerId);
  const files = [...requireKeptFiles(own.files, form.keepFiles), ...command.files];
  const open = form.declare.open;
  const { published, confidential } = splitDeclaration(open, requireGoodForm(form, files));
  const { reportedOn, published: was } = own;
  // The key of what was published before it was made private is destroyed.
  const publication = own.publication + (own.open === "PRIVATE" && open === "PUBLIC" ? 1 : 0);
  const consent = { agreements, shareReporter: sharesReporter(agreements) };
  const data = {
    dclrSeq: form.dclrSeq,
    ownerId,
    open,
    publication,
    ...consent,
    reportedOn,
    was,
    // A report that moved by another change meanwhile took no turn: AGAIN weighs nothing.
    network: published && published.addressKey !== was?.addressKey ? (network ?? "AGAIN") : undefined,
    declaration: published,
  };
  return [{ type: "DeclarationModified", version: 2, data, secret: confidential }];
}

/** A missing file was removed by another change meanwhile. */
function requireKeptFiles(files: readonly EvidenceFile[], keep: readonly string[]): readonly EvidenceFile[] {
  const there = new Set(files.map((file) => file.fileId));
  if (keep.some((fileId) => !there.has(fileId)))
    throw new Refused("CONFLICT", [{ path: "keepFiles", code: "CONFLICT" }]);
  return files.filter((file) => keep.includes(file.fileId));
}

function deleteReport({ dclrSeq, ownerId }: DeleteReport, state: ReportState): readonly DeclarationDeleted[] {
  const { published: was, publication } = requireChangeable(state, ownerId);
  return [{ type: "DeclarationDeleted", version: 1, data: { dclrSeq, ownerId, was, publication } }];
}

/**
 * Answers, or other answers to what was asked before. Allowed while a deletion request is open too: it changes nothing of what
 * the request is about.
 */
function addExtra({ dclrSeq, ownerId, extra }: AddExtra, state: ReportState): readonly ExtraInfoAdded[] {
  const { extras } = requireOwnReport(state, ownerId);
  if (extras >= REPORT_LIMITS.extras)
    throw new Refused("TOO_MANY_EXTRAS", [{ path: "extra", code: "TOO_MANY_EXTRAS" }]);
  // A blank answer takes one back: there must be one.
  const says = Object.values(extra).some((answer) => extras > 0 || answer !== "");
  if (!says) throw new Refused("REQUIRED_FIELD_MISSING", [{ path: "extra", code: "REQUIRED_FIELD_MISSING" }]);
  return [{ type: "ExtraInfoAdded", version: 1, data: { dclrSeq, ownerId }, secret: { extra } }];
}

/** The person's own report. One that was deleted, or is another person's, is NOT_FOUND. */
function requireOwnReport(state: ReportState, ownerId: string): FiledState {
  if (state.status !== "FILED" || state.ownerId !== ownerId) throw new Refused("NOT_FOUND");
  return state;
}

/** The person's own report, unless a request to delete it is open: then editing and deleting must wait. */
function requireChangeable(state: ReportState, ownerId: string): FiledState {
  const own = requireOwnReport(state, ownerId);
  if (own.pendingRequests.length > 0) throw new Refused("DELETION_PENDING");
  return own;
}

/** Something was filed under this seq before: by the same request, or by another process that drew the same seq. */
function wasFiled(state: ReportState): boolean {
  return state.status !== "NONE";
}

/** Without this consent agencies get the report alone. */
function sharesReporter(agreements: readonly Agreement[]): boolean {
  return agreements.some(({ code }) => code === CONTACT_TERM);
}
