import type { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { IMPORTER } from "@sb/contracts/report/model.ts";
import type { ImportReport } from "./commands.ts";
import { wasFiled } from "./own-report.ts";
import { requireAddress } from "./require-address.ts";
import type { ReportState } from "./state.ts";

/**
 * The personal-information rule does not apply: the entry was published before, so holding it back would lose a warning
 * and hide nothing. No events where the seq is taken.
 */
export function importReport(command: ImportReport, state: ReportState): readonly DeclarationFiled[] {
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
