// The rules for unusual filings: plain, pure, and about what happens within a window of time. They find; people judge.
import type { UnusualRule } from "@sb/contracts/unusual/model.ts";
import type { Sketch } from "./sketch.ts";

/** A filed report, as the rules see it. */
export type Filing = {
  readonly dclrSeq: number;
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The target of a public report. */
  readonly target?: string | undefined;
  /** The sketch of a public report with enough text. */
  readonly sketch?: Sketch | undefined;
};

/** A filing as a rule remembers it. */
export type Seen = Pick<Filing, "dclrSeq" | "by" | "at">;

export type Rule = {
  readonly windowMs: number;
  /** So many within the window are unusual. */
  readonly many: number;
  /** Filings with one key are compared; undefined where the rule has nothing to say. */
  readonly keyOf: (filing: Filing) => string | undefined;
  /** Whether a filing counts beside another one with the same key. */
  readonly isApart?: (filing: Seen, other: Seen) => boolean;
  /** Whether the filings of a key that are alike by their sketches are compared, and no others. */
  readonly bySketch?: true;
};

const HOUR_MS = 3_600_000;

export const RULES: Readonly<Record<UnusualRule, Rule>> = {
  MANY_BY_ONE: { windowMs: HOUR_MS, many: 10, keyOf: ({ by }) => by },
  ON_ONE_TARGET: { windowMs: HOUR_MS, many: 6, keyOf: ({ target }) => target, isApart: (a, b) => a.by !== b.by },
  SAME_TEXT: {
    windowMs: 24 * HOUR_MS,
    many: 4,
    // Texts with small changes have most parts in common, so most often the least of their hashes as well.
    keyOf: ({ sketch }) => sketch && String(sketch[0]),
    bySketch: true,
  },
};
