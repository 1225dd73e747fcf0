// The report subject in one place (../subject.ts says what that is).
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { reportEvents } from "./events.ts";
import { ReportEvidence, ReportFilter, ReportMirror, ReportOrphans, ReportPreview } from "./jobs.ts";
import { REPORT_MODEL } from "./model.ts";
import { PlaceLeft, PlaceTaken, placeStream } from "./places.ts";
import { reportRoutes } from "./routes.ts";
import { REPORT_SEARCH } from "./search.ts";
import { reportExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that reports are sealed with. */
export const reportStream = defineStream("report", SeqParam, reportEvents, { travels: true });

export const reportSubject = defineSubject({
  name: "report",
  routes: reportRoutes,
  examples: reportExamples,
  counts: [
    { name: "sb_reports_filed_total", help: "Reports filed, entries of lists too.", events: ["DeclarationFiled"] },
    {
      name: "sb_reports_changed_total",
      help: "Changes to reports.",
      events: ["DeclarationModified", "ExtraInfoAdded"],
    },
    { name: "sb_reports_deleted_total", help: "Reports deleted.", events: ["DeclarationDeleted"] },
  ],
  streams: [reportStream, placeStream],
  models: [REPORT_MODEL],
  pages: ["/report", "/report/history", "/report/history/:dclrSeq", "/a/:address", "/s/:host"],
  indexes: [REPORT_SEARCH],
  groups: {
    command: ["report-eraser"],
    workers: ["report-evidence", "report-mirror", "report-previews", "report-receipts"],
  },
  jobs: [ReportPreview, ReportEvidence, ReportFilter, ReportMirror, ReportOrphans],
  notProjected: {
    [PlaceTaken.type]: "filing alone asks for places",
    [PlaceLeft.type]: "filing alone asks for places",
  },
});
