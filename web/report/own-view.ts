// The two views of a report: the public one, and the one for its owner and admins.
import type { OwnReportView, ReportDetail } from "@sb/contracts/report/wire.ts";

export const isOwnView = (report: ReportDetail): report is OwnReportView => report.open !== undefined;

/** Everybody may read it. Only its owner and admins see private ones at all. */
export const isPublic = (report: ReportDetail): boolean => report.open !== "PRIVATE";
