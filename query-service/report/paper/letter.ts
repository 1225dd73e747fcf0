// The letter to an exchange: where the funds went, and what it is asked to do. Nothing of the story, nothing of the suspect.
import type { Paper } from "@sb/platform/pdf/paper.ts";
import { lossRows, targetRows } from "./facts.ts";
import { factsOf, frameOf, type OnPaper, section } from "./on-paper.ts";
import { type Words, wordsIn } from "./words.ts";

export function exchangeLetter(on: OnPaper): Paper {
  const words = wordsIn(on.language);
  const { t, time } = words;
  const filed = [t(($) => $.papers.facts.filedAt), time(on.doc.filedAt)] as const;
  return {
    ...frameOf(on, words),
    title: t(($) => $.papers.letter.title),
    blocks: [
      { kind: "text", text: t(($) => $.papers.letter.to) },
      { kind: "text", text: t(($) => $.papers.letter.intro) },
      ...section(
        t(($) => $.papers.letter.transaction),
        [factsOf([...targetRows(on, words), ...lossRows(on, words), filed])],
      ),
      ...section(
        t(($) => $.papers.letter.asks),
        [{ kind: "list", items: asksIn(words) }],
      ),
      ...section(
        t(($) => $.papers.letter.sender),
        [factsOf(senderRows(on, words)), blanksIn(words)],
      ),
      { kind: "note", text: t(($) => $.papers.letter.note) },
    ],
  };
}

const asksIn = ({ t }: Words) => [
  t(($) => $.papers.letter.ask1),
  t(($) => $.papers.letter.ask2),
  t(($) => $.papers.letter.ask3),
];

/** How the exchange can answer, as far as the reporter said it. */
function senderRows({ full: { reporter } }: OnPaper, { names: { fields } }: Words) {
  const { name = "", phone = "", email = "" } = fields;
  return [
    [name, reporter.name],
    [email, reporter.email],
    [phone, reporter.phone],
  ] as const;
}

const blanksIn = ({ t }: Words) =>
  ({ kind: "blanks", labels: [t(($) => $.papers.police.date), t(($) => $.papers.police.sign)] }) as const;
