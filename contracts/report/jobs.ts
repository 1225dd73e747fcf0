// The jobs about reports (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";

const dclrSeq = z.int().positive();

/** Draws the copy of a picture that people look at. Its id is that of the file. */
export const ReportPreview = defineJob("report-preview", z.object({ dclrSeq, fileId: z.string().min(1).max(100) }));

/** Deletes the files of a deleted report. Its id is that of the deletion. */
export const ReportEvidence = defineJob("report-evidence", z.object({ dclrSeq }));

/** Publishes a report as it is now on the topic for partners. Its id is that of an event. */
export const ReportMirror = defineJob("report-mirror", z.object({ dclrSeq }));

/** Makes the downloadable set of targets anew. */
export const ReportFilter = defineJob("report-filter", z.object({}));

/** Deletes files that were stored for a report but never came to be named by it. */
export const ReportOrphans = defineJob("report-orphans", z.object({}));
