// The two kinds of a report's detail: what anyone may see, and what its owner and admins get.
import type { OwnReportView, ReportDetail } from "@sb/contracts/report/wire.ts";

export const isOwnView = (report: ReportDetail): report is OwnReportView => report.open !== undefined;
