// The rules of a report (docs/specification/4-states.md and 5-rules.md): one small function per command.
import { type ReportEvent, reportEvents } from "@sb/contracts/report/events.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { addExtra } from "./add-extra.ts";
import type { ReportCommand } from "./commands.ts";
import { deleteReport } from "./delete-report.ts";
import { correctReport, keepReport, removeReport, requestDeletion } from "./disputed.ts";
import { fileReport } from "./file-report.ts";
import { importReport } from "./import-report.ts";
import { modifyReport } from "./modify-report.ts";
import { evolve, initialState, type ReportState } from "./state.ts";

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
