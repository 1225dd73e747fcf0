import { Refused } from "@sb/contracts/refused.ts";
import { splitDeclaration } from "@sb/contracts/report/confidential.ts";
import type { DeclarationModified, EvidenceFile } from "@sb/contracts/report/events.ts";
import type { ModifyReport } from "./commands.ts";
import { sharesReporter } from "./consent.ts";
import { requireChangeable } from "./own-report.ts";
import { requireGoodForm } from "./require-good-form.ts";
import type { ReportState } from "./state.ts";

export function modifyReport(command: ModifyReport, state: ReportState): readonly DeclarationModified[] {
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
