// Which values of a publisher's are entries, and which are kept out: a list that names a token, an exchange or everybody's host accuses
// them of what somebody did there. Pure.
import type { ListedEntry } from "@sb/contracts/published/events.ts";
import type { KEPT_OUT_REASONS } from "@sb/contracts/published/model.ts";
import { isSharedTwin, safeEntryOf } from "@sb/knowledge/address/safe-list/safe-list.ts";
import type { Entry, ReadEntry, SkipReason } from "@sb/knowledge/lists/list.ts";
import { isPrivateHost } from "@sb/platform/private-hosts.ts";

export type KeptOutReason = (typeof KEPT_OUT_REASONS)[number];

export type Judged =
  | { readonly entry: ListedEntry }
  /** `example`: the value, or the number of its line. */
  | { readonly keptOut: KeptOutReason; readonly example: string | undefined };

const SKIPPED = {
  NOT_A_TARGET: "NO_TARGET",
  OTHER_KIND: "OTHER_KIND",
  ALLOWED: "ALLOWED",
  REVOKED: "REVOKED",
  EXPIRED: "EXPIRED",
  NOT_BLOCKED: "NOT_FOR_BLOCKING",
  LOCAL: "PRIVATE",
  PATTERN: "PATTERN",
  TOO_LONG: "UNREADABLE",
  BROKEN: "UNREADABLE",
} as const satisfies Record<SkipReason, KeptOutReason>;

export function judgeEntry(read: ReadEntry): Judged {
  if ("skipped" in read)
    return { keptOut: SKIPPED[read.skipped], example: read.line === undefined ? undefined : `#${read.line}` };
  const reason = reasonAgainst(read);
  return reason ? { keptOut: reason, example: read.value } : { entry: entryOf(read) };
}

function reasonAgainst({ kind, addressKey }: Entry): KeptOutReason | undefined {
  if (kind === "SITE" && isPrivateHost(addressKey)) return "PRIVATE";
  const safe = safeEntryOf(kind, addressKey);
  if (safe) return safe.kind === "SHARED_HOST" ? "SHARED_HOST" : "SAFE";
  return isSharedTwin(addressKey) ? "SAFE" : undefined;
}

/** Members in one order: entries are compared by their JSON. */
function entryOf({ addressKey, kind, value, chain, since, words, link }: Entry): ListedEntry {
  // A wallet is shown as its publisher writes it, where that is the wallet and nothing beside it.
  const isSpelling = kind === "WALLET" && value !== addressKey && value.toLowerCase() === addressKey.toLowerCase();
  return {
    addressKey,
    ...(isSpelling && { target: value }),
    declareType: kind,
    ...(chain && { chain }),
    ...(since && { since }),
    ...(words && { words }),
    ...(link && { link }),
  };
}
