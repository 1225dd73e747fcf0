// Rules on the texts of a request and a reply. Both are confidential, so names and contacts may stand in them.
import type { AnalysisText } from "@sb/contracts/analysis/events.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { isReadable } from "@sb/knowledge/readable-text.ts";

/** Refuses a request about nothing (`targets`), and texts that deceive the eye. */
export function requireGoodRequest(text: AnalysisText, dclrSeq: number | undefined): void {
  if (dclrSeq === undefined && text.targets.length === 0) {
    const code = "REQUIRED_FIELD_MISSING";
    throw new Refused(code, [{ path: "targets", code }]);
  }
  const code = "TEXT_UNREADABLE";
  const fields = textsOf(text).flatMap(([path, value]) =>
    value === undefined || isReadable(value) ? [] : [{ path, code } as const],
  );
  if (fields.length > 0) throw new Refused(code, fields);
}

export function requireReadableReply(reply: string, path: "content" | "reason"): void {
  if (!isReadable(reply)) throw new Refused("TEXT_UNREADABLE", [{ path, code: "TEXT_UNREADABLE" }]);
}

const textsOf = ({ targets, content, amount, happenedAt, contact }: AnalysisText) =>
  [
    ...targets.map(({ value }, at) => [`targets.${at}.value`, value] as const),
    ["content", content],
    ["amount", amount],
    ["happenedAt", happenedAt],
    ["contact", contact],
  ] as const;
