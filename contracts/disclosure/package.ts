// The files of a package: `report.json`, and the evidence as it was uploaded.
import * as z from "zod";
import { EXTENSIONS_BY_MEDIA_TYPE } from "../files.ts";
import { EvidenceFile } from "../report/events.ts";
import { type ReportForAgency, ReportForAgency as ReportSchema } from "../report/for-agency.ts";

export const REPORT_FILE = "report.json";

/** `report.json`. Each file says where it stands in the package; its own name may be in any script. */
export const PackedReport = ReportSchema.extend({ files: z.array(EvidenceFile.extend({ path: z.string() })) });
export type PackedReport = z.output<typeof PackedReport>;

export const packed = (report: ReportForAgency): PackedReport => ({
  ...report,
  files: report.files.map((file, at) => ({ ...file, path: pathOf(file.mediaType, at + 1) })),
});

const pathOf = (mediaType: string, number: number): string =>
  `evidence/${number}.${EXTENSIONS_BY_MEDIA_TYPE[mediaType]?.[0] ?? "bin"}`;
