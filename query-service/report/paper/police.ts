// The report for the police: all that its owner said, what happened since, and what proves it.
import { proofLink } from "@sb/contracts/log/origin.ts";
import { named } from "@sb/contracts/report/named.ts";
import { type Block, CODE_CHARS, type Paper } from "@sb/platform/pdf/paper.ts";
import { timelineOf } from "../timeline.ts";
import { lossRows, targetRows } from "./facts.ts";
import { textHash } from "./hashes.ts";
import { factsOf, frameOf, type OnPaper, section } from "./on-paper.ts";
import { type Words, wordsIn } from "./words.ts";

export function policePaper(on: OnPaper): Paper {
  const words = wordsIn(on.language);
  const { t } = words;
  const { newFacts, declaration } = on.full;
  const text = (said: string): Block => ({ kind: "text", text: said });
  return {
    ...frameOf(on, words),
    title: t(($) => $.papers.police.title),
    blocks: [
      { kind: "note", text: t(($) => $.papers.police.lead) },
      ...section(
        t(($) => $.papers.police.report),
        [factsOf(reportRows(on, words))],
      ),
      ...section(
        t(($) => $.papers.police.loss),
        [factsOf(lossRows(on, words))],
      ),
      ...section(
        t(($) => $.papers.police.incident),
        [text(declaration.comment)],
      ),
      ...section(
        t(($) => $.papers.police.newFacts),
        newFacts ? [text(newFacts)] : [],
      ),
      ...peopleBlocks(on, words),
      ...section(
        t(($) => $.papers.police.timeline),
        [factsOf(timelineRows(on, words))],
      ),
      ...evidenceBlocks(on, words),
      ...proofBlocks(on, words),
      ...signatureBlocks(words),
    ],
  };
}

function reportRows(on: OnPaper, words: Words) {
  const { doc, full, others } = on;
  const { t, codes, time } = words;
  return [
    [t(($) => $.papers.number), String(doc.dclrSeq)],
    [t(($) => $.papers.facts.title), full.declaration.title],
    ...targetRows(on, words),
    [t(($) => $.papers.facts.filedAt), time(doc.filedAt)],
    [t(($) => $.papers.facts.modifiedAt), doc.modifiedAt && time(doc.modifiedAt)],
    [t(($) => $.papers.facts.visibility), codes.visibility[doc.open]],
    [t(($) => $.papers.facts.status), codes.status[doc.status]],
    [t(($) => $.papers.facts.others), t(($) => $.papers.facts.othersValue, others)],
  ] as const;
}

/** Who did it, who reports it, where more is to be found. */
function peopleBlocks({ full, extras }: OnPaper, { t, names, country }: Words): readonly Block[] {
  const { suspect, reporter, etcSrc } = full;
  const livesIn = [t(($) => $.papers.facts.country), full.country && country(full.country)] as const;
  return [
    ...section(
      t(($) => $.papers.police.suspect),
      [factsOf(namedIn(suspect, names.fields))],
    ),
    ...section(
      t(($) => $.papers.police.reporter),
      [factsOf([...namedIn(reporter, names.fields), livesIn])],
    ),
    ...section(
      t(($) => $.papers.police.sources),
      etcSrc.length > 0 ? [{ kind: "list", items: etcSrc.map(({ src }) => src) }] : [],
    ),
    ...section(
      t(($) => $.papers.police.extra),
      [factsOf(named(extras?.answers ?? {}, names.questions))],
    ),
  ];
}

const namedIn = (values: Readonly<Record<string, string | undefined>>, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([field, name]) => [name, values[field]] as const);

function evidenceBlocks(on: OnPaper, { t, bytes }: Words): readonly Block[] {
  const files = on.full.files.map(
    ({ name, mediaType, size, sha256 }) => [`${name}\n${mediaType}, ${bytes(size)}`, sha256] as const,
  );
  const none: readonly Block[] = files.length === 0 ? [{ kind: "text", text: t(($) => $.papers.police.noFiles) }] : [];
  return section(
    t(($) => $.papers.police.evidence),
    [
      ...none,
      factsOf([...files, [t(($) => $.papers.police.reportText), textHash(on)]]),
      { kind: "note", text: t(($) => $.papers.police.hashNote) },
    ],
  );
}

/** The paper proves when the report was filed, and that what was said then stands as it was. */
function proofBlocks({ logged, publicUrl }: OnPaper, { t }: Words): readonly Block[] {
  if (!logged) return [];
  const url = proofLink(publicUrl, logged);
  const code: readonly Block[] = [
    { kind: "note", text: t(($) => $.papers.police.proofNote, { url: `${publicUrl}/verify` }) },
    { kind: "code", url, alt: t(($) => $.papers.police.proofAlt) },
  ];
  return section(
    t(($) => $.papers.police.proof),
    [
      ...(url.length <= CODE_CHARS ? code : []),
      factsOf([
        [t(($) => $.papers.police.proofPlace), String(logged.leaf + 1)],
        [t(($) => $.papers.police.proofSalt), logged.salt],
      ]),
    ],
  );
}

const signatureBlocks = ({ t }: Words): readonly Block[] =>
  section(
    t(($) => $.papers.police.signature),
    [
      {
        kind: "blanks",
        labels: [t(($) => $.papers.police.name), t(($) => $.papers.police.date), t(($) => $.papers.police.sign)],
      },
    ],
  );

/** The report's life, oldest first. */
function timelineRows({ doc, extras }: OnPaper, { t, names, shortTime }: Words) {
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
