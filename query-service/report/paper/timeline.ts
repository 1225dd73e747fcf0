// What happened to the report, as rows of a paper, oldest first.
import { timelineOf } from "../timeline.ts";
import type { OnPaper } from "./on-paper.ts";
import type { Words } from "./words.ts";

export function timelineRows({ doc, extras }: OnPaper, { t, names, shortTime }: Words) {
  const happened = timelineOf(doc, "ALL").map(({ what, at, agency }) => ({
    at,
    text: agency === undefined ? names.facts[what] : `${names.facts[what]}: ${agency}`,
  }));
  const byReporter = [
    { at: doc.modifiedAt, text: t(($) => $.papers.police.changed) },
    { at: extras?.addedAt, text: t(($) => $.papers.police.extraAdded) },
    { at: extras?.changedAt, text: t(($) => $.papers.police.extraChanged) },
  ].flatMap(({ at, text }) => (at === undefined ? [] : [{ at, text }]));
  return [...happened, ...byReporter]
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ at, text }) => [shortTime(at), text] as const);
}
