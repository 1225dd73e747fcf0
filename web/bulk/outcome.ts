// The answers as rows of a table: on the screen and in the file.
import { alarmOf, isRecognized } from "@sb/contracts/report/alarm.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { problemText } from "../errors/problem-text.ts";
import type { Translate } from "../i18n/texts.ts";
import { titleOf } from "../report/sentence.ts";
import { csvOf } from "../ui/csv.ts";
import type { Answer } from "./ask-all.ts";

/** NAMED: somebody reported or listed it. CLOSE: something that it belongs to or resembles is. UNKNOWN: nothing is known. */
export const KINDS = ["NAMED", "CLOSE", "UNKNOWN", "NOT_READ", "NOT_ASKED"] as const;
export type Kind = (typeof KINDS)[number];

export type BulkRow = { readonly text: string; readonly kind: Kind; readonly answer: Answer | undefined };

export const outcomeOf = (text: string, answer: Answer | undefined): BulkRow => ({
  text,
  answer,
  kind: kindOf(answer),
});

function kindOf(answer: Answer | undefined): Kind {
  if (answer === undefined || "failed" in answer) return "NOT_ASKED";
  if (!isRecognized(answer)) return "NOT_READ";
  const alarm = alarmOf(answer);
  if (alarm === "NONE") return "UNKNOWN";
  return alarm === "CONFIRMED" || alarm === "REPORTED" || alarm === "LISTED" ? "NAMED" : "CLOSE";
}

/** The look-up in an outcome; undefined where nothing could be looked up. */
export const lookupOf = ({ answer }: BulkRow): Lookup | undefined =>
  answer !== undefined && !("failed" in answer) && isRecognized(answer) ? answer : undefined;

/** The verdict, or why there is none. */
export function saidOf({ answer }: BulkRow, t: Translate): string {
  if (answer === undefined) return t(($) => $.bulk.notAsked);
  if ("failed" in answer) return t(($) => $.bulk.failedFor, { reason: problemText(answer.failed, t) });
  return isRecognized(answer) ? titleOf(answer, t) : t(($) => $.bulk.reason[answer.error.reason]);
}

/** The table as a file. */
export async function fileOf(outcomes: readonly BulkRow[], t: Translate): Promise<Blob> {
  const names = t(($) => $.bulk.columns, { returnObjects: true });
  const rows = outcomes.map((outcome) => {
    const lookup = lookupOf(outcome);
    return [
      outcome.text,
      lookup?.normalized,
      t(($) => $.bulk.kinds[outcome.kind]),
      saidOf(outcome, t),
      lookup?.level.value,
      lookup?.timesReported,
      lookup?.listings.length,
      lookup?.listings.map(({ source }) => source).join(" "),
      lookup?.firstReportedAt,
      lookup?.lastReportedAt,
      lookup && (lookup.disputed ?? 0),
    ];
  });
  const fields = [
    names.text,
    names.readAs,
    names.kind,
    names.verdict,
    names.level,
    names.people,
    names.lists,
    names.listNames,
    names.first,
    names.last,
    names.disputed,
  ];
  return csvOf(fields, rows);
}
