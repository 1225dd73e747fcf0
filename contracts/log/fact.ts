// Leaves of the public log (docs/log.md): kinds, entries as they are written, and the facts that they commit to. Changes of a shape here would
// give another tree for the same events, so a new shape is for new events only.
import { canonicalJson } from "../canonical-json.ts";
import type { Logged } from "../events.ts";

/** Stands before salt and fact in every commitment. */
export const COMMITMENT_TAG = "safer-block/log/1\n";
/** Stands before an event's id in the salt of a fact without a text that could be deleted. */
export const SALT_TAG = "safer-block/log/salt/1\n";

export const LEAF_KINDS = [
  "REPORT_FILED",
  "REPORT_CHANGED",
  "REPORT_DISPUTED",
  "REPORT_DECIDED",
  "REPORT_REMOVED",
  "LIST_ENTRY",
  "LIST_ENTRY_REMOVED",
  "LIST_ENTRY_DECIDED",
  "RULES",
] as const;
export type LeafKind = (typeof LEAF_KINDS)[number];

/** SERVICE: by itself, as when an account is gone. */
export const LEAF_ROLES = ["OWNER", "STAFF", "REQUESTER", "SERVICE"] as const;
export type LeafRole = (typeof LEAF_ROLES)[number];

/** Rules that everybody is measured by. */
export const RULE_KINDS = ["TERMS", "SAFE_LIST", "FORMULA"] as const;
type RuleKind = (typeof RULE_KINDS)[number];

/** An entry of the log, in the open. `at`: ISO 8601 in UTC. */
export type Leaf = {
  readonly kind: LeafKind;
  readonly at: string;
  /** Base64url. */
  readonly commitment?: string | undefined;
  /** The leaf that it is about. */
  readonly of?: number | undefined;
  readonly by?: LeafRole | undefined;
  /** `DELETED`, `MADE_PRIVATE` or `DISPUTE_UPHELD`; of a request or an objection, its own (../report/events.ts, ../objection/model.ts). */
  readonly outcome?: string | undefined;
  /** Rules have a kind, a version, and the SHA-256 of that, base64url. */
  readonly rules?: RuleKind | undefined;
  readonly version?: string | undefined;
  readonly digest?: string | undefined;
};

/** The entry whose bytes in UTF-8 are the leaf. */
export const entryText = (leaf: Leaf): string => canonicalJson(leaf);

/** The declaration of a report, as far as the log commits to it: members as the export names them. */
type LoggedDeclaration = {
  readonly declareType: string;
  readonly crimeType: string;
  readonly crimeDetail?: string | undefined;
  readonly chain?: string | undefined;
  readonly customChain?: string | undefined;
  readonly adrs: string;
  readonly addressKey: string;
  readonly title: string;
  readonly comment: string;
  readonly etcSrc: readonly { readonly src: string; readonly open: boolean }[];
};

/** Undefined where it is not public. */
export function loggedReport({
  dclrSeq,
  open,
  declaration,
}: {
  readonly dclrSeq: number;
  readonly open?: string | undefined;
  readonly declaration?: LoggedDeclaration | undefined;
}): Logged | undefined {
  if (!declaration || open === "PRIVATE") return undefined;
  const { addressKey, etcSrc, ...said } = declaration;
  const sources = etcSrc.filter((source) => source.open).map(({ src }) => src);
  return { fact: { report: dclrSeq, target: addressKey }, text: { ...said, etcSrc: sources } };
}
