// How often a target was reported, in however many spellings.
import { worstFirst } from "@sb/contracts/report/alarm.ts";
import type { Lookup, RelatedTarget } from "@sb/contracts/report/lookup-wire.ts";
import { imitatedBy } from "@sb/knowledge/address/imitated.ts";
import { normalizeAddress } from "@sb/knowledge/address/normalize.ts";
import { safeEntryOf } from "@sb/knowledge/address/safe-list/safe-list.ts";
import { shownSite } from "@sb/knowledge/address/shown.ts";
import { chainsOf, type Recognized } from "@sb/knowledge/address/wallets.ts";
import { reportedBetween } from "@sb/knowledge/stix/figures.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { crimeTypeCounts } from "../crime-type-counts.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { findAddresses, type KnownAddress } from "../documents.ts";
import type { LookAlikes } from "./look-alikes.ts";
import { findRelatives } from "./relatives.ts";
import { withReportedAlso } from "./reported-also.ts";
import { findBelief } from "./weigh.ts";

export type LookupDeps = Pick<ReportQueryDeps, "readStore" | "clock"> & { readonly lookAlikes: LookAlikes };

/** Everything that `adrs` can be is asked about; the worst answer is given. Undefined where it can be nothing. */
export async function lookUpAll(
  deps: LookupDeps,
  adrs: string,
  identities: readonly Recognized[],
): Promise<Lookup | undefined> {
  const likelyChains = chainsOf(
    identities.map(({ addressKey, likelyChains }) => ({ addressKey, chains: likelyChains })),
  );
  const asked = await withReportedAlso(deps.readStore, adrs, identities);
  const found = await Promise.all(asked.map((identity) => lookUpOne(deps, adrs, identity)));
  const [worst, ...others] = found.sort(worstOfOneText);
  if (!worst) return undefined;
  return { ...worst, likelyChains: [...likelyChains], related: [...worst.related, ...spellingsIn(others)] };
}

/** A token's contract stays one where an account of the same bytes on another chain is as little known. */
const worstOfOneText = (a: Lookup, b: Lookup): number =>
  worstFirst({ ...a, shared: undefined }, { ...b, shared: undefined });

/** Other accounts that the same text can mean, where they are named. */
const spellingsIn = (others: readonly Lookup[]): RelatedTarget[] =>
  others.flatMap(({ normalized, timesReported, listings }) =>
    timesReported + listings.length === 0
      ? []
      : { adrs: normalized, relation: "SPELLING" as const, timesReported, listings },
  );

/** Looks up all that is known under one key. */
async function lookUpOne(deps: LookupDeps, adrs: string, identity: Recognized): Promise<Lookup> {
  const { readStore, lookAlikes } = deps;
  const { addressKey, declareType, chain, likelyChains } = identity;
  const doc = await findAddress(readStore, addressKey);
  const safe = safeEntryOf(declareType, addressKey);
  const [dates, similar, belief, related] = await Promise.all([
    doc && reportedBetween(readStore, addressKey, doc),
    lookAlikes.of(addressKey),
    findBelief(deps, addressKey),
    findRelatives(readStore, addressKey),
  ]);
  return {
    adrs,
    normalized: addressKey,
    ...(declareType === "SITE" && ofSite(addressKey)),
    declareType,
    ...(safe && { shared: { kind: safe.kind, name: safe.name } }),
    ...(chain ? { chain } : {}),
    likelyChains: [...likelyChains],
    timesReported: doc?.people ?? 0,
    ...belief,
    ...dates,
    crimeTypes: crimeTypeCounts(doc?.crimeTypes),
    listings: doc?.listings ?? [],
    ...(doc?.disputed ? { disputed: doc.disputed } : {}),
    ...(doc?.cleared && { clearedAt: doc.cleared.at }),
    similar: [...(similar ?? [])],
    ...(similar === undefined && { partial: true }),
    related,
  };
}

function ofSite(addressKey: string): Pick<Lookup, "shown" | "imitates"> {
  const shown = shownSite(addressKey);
  const imitates = imitatedBy(addressKey);
  return { ...(shown !== addressKey && { shown }), ...(imitates !== undefined && { imitates }) };
}

/** A wallet on a chain without rules of ours looks like any word: it is an address where somebody reported it as one. */
export async function reportedElsewhere(readStore: ReadStore, text: string): Promise<readonly Recognized[]> {
  const address = normalizeAddress({ declareType: "WALLET", chain: "OTHER", text });
  if (!address.ok || !(await findAddress(readStore, address.addressKey))) return [];
  return [{ declareType: "WALLET", addressKey: address.addressKey, chain: "OTHER", likelyChains: ["OTHER"] }];
}

export async function findAddress(readStore: ReadStore, addressKey: string): Promise<KnownAddress | undefined> {
  return (await findAddresses(readStore, [addressKey])).get(addressKey);
}
