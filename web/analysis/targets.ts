// Sorts a pasted text into addresses, transaction hashes and sites. It only sorts: admins read whatever it is.
import { ANALYSIS_LIMITS, type AnalysisTargetKind } from "@sb/contracts/analysis/model.ts";

export type PastedTarget = { readonly kind: AnalysisTargetKind; readonly value: string };

/** A scheme, or a host with a top-level domain of letters. */
const SITE = /^https?:\/\/|^[^\s/@.]+(\.[^\s/@.]+)*\.\p{L}{2,}([:/?#]|$)/iu;
/** 32 bytes in hex (Bitcoin, Ethereum, Tron, …); a signature of Solana has 64 bytes in base58. */
const TRANSACTION = /^(0x)?[0-9a-f]{64}$|^[1-9A-HJ-NP-Za-km-z]{86,88}$/i;

/** Separated by white space; each once. */
export function targetsIn(text: string): readonly PastedTarget[] {
  const words = text.split(/\s+/u).map((word) => word.replace(/[,;]+$/u, ""));
  return [...new Set(words.filter((word) => word !== ""))].map((value) => ({ kind: kindOf(value), value }));
}

function kindOf(value: string): AnalysisTargetKind {
  if (TRANSACTION.test(value)) return "TRANSACTION";
  return SITE.test(value) ? "SITE" : "ADDRESS";
}

export const isTooMany = (targets: readonly PastedTarget[]): boolean => targets.length > ANALYSIS_LIMITS.targets;
