import type { DeclarationDeleted } from "@sb/contracts/report/events.ts";
import type { DeleteReport } from "./commands.ts";
import { requireChangeable } from "./own-report.ts";
import type { ReportState } from "./state.ts";

export function deleteReport({ dclrSeq, ownerId }: DeleteReport, state: ReportState): readonly DeclarationDeleted[] {
  const { published: was, publication } = requireChangeable(state, ownerId);
  return [{ type: "DeclarationDeleted", version: 1, data: { dclrSeq, ownerId, was, publication } }];
}
