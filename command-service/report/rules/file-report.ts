import { splitDeclaration } from "@sb/contracts/report/confidential.ts";
import type { DeclarationFiled } from "@sb/contracts/report/events.ts";
import type { FileReport } from "./commands.ts";
import { sharesReporter } from "./consent.ts";
import { wasFiled } from "./own-report.ts";
import { requireGoodForm } from "./require-good-form.ts";
import type { ReportState } from "./state.ts";

/** No events where the seq is taken: createOnce finds out by whom. */
export function fileReport(command: FileReport, state: ReportState): readonly DeclarationFiled[] {
  const { dclrSeq, ownerId, form, files, today, agreements, network } = command;
  if (wasFiled(state)) return [];
  const open = form.declare.open;
  const { published, confidential } = splitDeclaration(open, requireGoodForm(form, files));
  const consent = { agreements, shareReporter: sharesReporter(agreements) };
  const data = { dclrSeq, ownerId, open, ...consent, reportedOn: today, network, declaration: published };
  return [{ type: "DeclarationFiled", version: 2, data, secret: confidential }];
}
