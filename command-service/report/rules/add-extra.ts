import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { ExtraInfoAdded } from "@sb/contracts/report/events.ts";
import type { AddExtra } from "./commands.ts";
import { requireOwnReport } from "./own-report.ts";
import type { ReportState } from "./state.ts";

/**
 * Answers, or other answers to what was asked before. Allowed while a deletion request is open too: it changes nothing of what
 * the request is about.
 */
export function addExtra({ dclrSeq, ownerId, extra }: AddExtra, state: ReportState): readonly ExtraInfoAdded[] {
  const { extras } = requireOwnReport(state, ownerId);
  if (extras >= LIMITS.extras) throw new Refused("TOO_MANY_EXTRAS", [{ path: "extra", code: "TOO_MANY_EXTRAS" }]);
  // A blank answer takes one back: there must be one.
  const says = Object.values(extra).some((answer) => extras > 0 || answer !== "");
  if (!says) throw new Refused("REQUIRED_FIELD_MISSING", [{ path: "extra", code: "REQUIRED_FIELD_MISSING" }]);
  return [{ type: "ExtraInfoAdded", version: 1, data: { dclrSeq, ownerId }, secret: { extra } }];
}
