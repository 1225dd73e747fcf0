// New documents of a batch: their terms are found some hundred documents at a time, maybe in another thread (threads/analysing.ts), while
// they are given their seats here.
import type { Layout, StoredFields } from "../../analysis/layout.ts";
import type { Postings, Seat } from "./postings.ts";
import { eachNamed, gatherTerms, type TermRun } from "./term-run.ts";

/** Finds the terms of documents, part by part. */
export type Analyst = {
  /** When all that was asked for before is taken. */
  ask(layout: Layout, parts: readonly (readonly StoredFields[])[]): void;
  /** The terms of the next part. */
  take(): TermRun;
  /** Forgets what was asked for and not taken. */
  reset(): void;
};

/** Documents in a part: enough to have terms in common, few enough to be done soon. */
const PART = 500;

/** The analyst that works in this thread, when a part is taken. */
export function createOwnAnalyst(): Analyst {
  let left: (() => TermRun)[] = [];
  return {
    ask(layout, parts) {
      left = parts.map((docs) => () => gatherTerms(layout, docs));
    },
    take() {
      const next = left.shift();
      if (next === undefined) throw new Error("No terms were asked for");
      return next();
    },
    reset() {
      left = [];
    },
  };
}

type Part = { readonly docs: readonly StoredFields[]; readonly seats: (Seat | undefined)[] };

/** `onWord` is told in how many of them a word of the vocabulary stands. */
export function createNewcomers(
  layout: Layout,
  analyst: Analyst,
  postings: Postings,
  onWord: (word: string, docs: number) => void,
) {
  let parts: Part[] = [];

  const append = ({ terms, words: found }: TermRun, seats: readonly (Seat | undefined)[]): void => {
    postings.append(terms, seats);
    eachNamed(found, (word, from, to) => {
      let count = 0;
      for (let at = from; at < to; at++) if (seats[found.docs[at] ?? 0]) count += 1;
      onWord(word, count);
    });
  };
  /** Gathers the terms of all that have a seat, before seats are changed or later ones are gathered. */
  const settle = (): void => {
    const [part] = parts;
    if (!part?.seats.some((seat) => seat)) return;
    append(gatherTerms(layout, part.docs.slice(0, part.seats.length)), part.seats);
    part.seats.fill(undefined);
  };
  return {
    /** They will be seated, in this order. */
    expect(docs: readonly StoredFields[]): void {
      const count = Math.ceil(docs.length / PART);
      parts = Array.from({ length: count }, (_, i) => ({ docs: docs.slice(i * PART, (i + 1) * PART), seats: [] }));
      const asked = parts.map((part) => part.docs);
      analyst.ask(layout, asked);
    },
    /** The next one has this seat. */
    seat(seat: Seat): void {
      const [part] = parts;
      if (part === undefined) throw new Error("No new document was expected");
      part.seats.push(seat);
      if (part.seats.length < part.docs.length) return;
      append(analyst.take(), part.seats);
      parts.shift();
    },
    /** One that was not expected. */
    add(doc: StoredFields, seat: Seat): void {
      settle();
      append(gatherTerms(layout, [doc]), [seat]);
    },
    settle,
    reset(): void {
      parts = [];
      analyst.reset();
    },
  };
}
