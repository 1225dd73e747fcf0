// The subject of a watch: a target in the one spelling that reports share, or words; and the keyed hash by which reports find it.
import { Refused } from "@sb/contracts/refused.ts";
import type { Watched } from "@sb/contracts/watch/events.ts";
import type { WatchKind } from "@sb/contracts/watch/model.ts";
import { targetTopic, wordTopic } from "@sb/contracts/watch/topics.ts";
import { normalizeAddress, recognizeAll } from "@sb/knowledge/address/normalize.ts";
import { isReadable } from "@sb/knowledge/readable-text.ts";
import { wordsOf } from "@sb/platform/search/analysis/words.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type What = {
  readonly kind: WatchKind;
  readonly watched: Watched;
  readonly topic: string;
  /** The same for whoever watches the same. */
  readonly sameAs: string;
};

type WatchInput = { readonly adrs?: string | undefined; readonly searchKeyword?: string | undefined };
type Mac = Pick<Vault, "mac">;

/** Refuses with REQUIRED_FIELD_MISSING unless there is one of the two, with ADDRESS_INVALID and TEXT_UNREADABLE. */
export function whatOf(vault: Mac, { adrs, searchKeyword }: WatchInput): What {
  if (adrs !== undefined && searchKeyword === undefined) return target(vault, adrs);
  if (searchKeyword !== undefined && adrs === undefined) return search(vault, searchKeyword);
  throw refused("REQUIRED_FIELD_MISSING", "adrs");
}

/**
 * An explorer's link, or a wallet's URI, means the address in it. Of several targets that a text means the likeliest stands
 * for all: reports on the others find it too (`watchedAs`).
 */
function target({ mac }: Mac, adrs: string): What {
  if (!isReadable(adrs)) throw refused("TEXT_UNREADABLE", "adrs");
  const { declareType: kind, addressKey } = recognizeAll(adrs)[0] ?? requireOther(adrs);
  const topic = targetTopic(mac, addressKey);
  const isLink = kind === "WALLET" && /[/:?]/.test(adrs);
  return { kind, watched: { adrs: isLink ? addressKey : adrs, addressKey }, topic, sameAs: topic };
}

/** A wallet on a chain without rules of ours. */
function requireOther(text: string) {
  const address = normalizeAddress({ declareType: "WALLET", chain: "OTHER", text });
  if (!address.ok) throw refused("ADDRESS_INVALID", "adrs");
  return { declareType: "WALLET", addressKey: address.addressKey } as const;
}

/** Found by its longest word, which is likely its rarest. */
function search({ mac }: Mac, searchKeyword: string): What {
  const words = [...wordsOf(searchKeyword)].sort();
  const [longest] = words.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || !isReadable(searchKeyword)) throw refused("TEXT_UNREADABLE", "searchKeyword");
  const sameAs = mac("watch", JSON.stringify(words));
  return { kind: "SEARCH", watched: { searchKeyword }, topic: wordTopic(mac, longest), sameAs };
}

const refused = (code: "REQUIRED_FIELD_MISSING" | "ADDRESS_INVALID" | "TEXT_UNREADABLE", path: string) =>
  new Refused(code, [{ path, code }]);
