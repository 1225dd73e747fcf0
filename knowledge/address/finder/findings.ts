// Findings in a pasted text.
import type { Chain, NearlyReason } from "@sb/contracts/codes.ts";
import type { Recognized } from "../wallets.ts";

/** The likeliest of its identities, and all of them: each is asked about. */
export type FoundTarget = Recognized & {
  readonly kind: "TARGET";
  readonly text: string;
  /** Likeliest first; never empty. */
  readonly identities: readonly Recognized[];
};

export const targetOf = (text: string, identities: readonly [Recognized, ...Recognized[]]): FoundTarget => ({
  kind: "TARGET",
  text,
  ...identities[0],
  identities,
});

export type Nearly = {
  readonly kind: "NEARLY";
  readonly text: string;
  readonly reason: NearlyReason;
  readonly chain?: Chain | undefined;
  /** For LENGTH: characters it has, and should have. */
  readonly length?: number | undefined;
  readonly expected?: number | undefined;
  /** For CHARACTERS of other scripts: what it looks like. */
  readonly meant?: string | undefined;
  /**
   * For SHORTENED: the characters that were left, in the case they were written in; the last ones may be missing, or be
   * followed by a word that is none of them.
   */
  readonly head?: string | undefined;
  readonly tails?: readonly string[] | undefined;
  /** It may be words as well: it is told only where a reported one fits. */
  readonly isUnsure?: true | undefined;
};

export type Finding =
  | FoundTarget
  | Nearly
  | { readonly kind: "TRANSACTION_HASH"; readonly text: string }
  /** A name of an account (ENS and its kin), which is not resolved here. */
  | { readonly kind: "NAME"; readonly text: string }
  /** `@name` beside which no service is named. `name` without the sign. */
  | { readonly kind: "HANDLE"; readonly text: string; readonly name: string }
  /** The host of an e-mail address: worth a word where it was reported. */
  | { readonly kind: "MAIL_HOST"; readonly text: string; readonly addressKey: string }
  /** One of several readings of a text that can't be cut with certainty: it is judged only where it was reported. */
  | { readonly kind: "CANDIDATE"; readonly text: string; readonly identities: readonly Recognized[] };

/** With its place in the text. */
export type Placed = { readonly at: number; readonly end: number; readonly finding: Finding };
