// Reports on a wallet that stand under another key than those its text has (knowledge/address/same-wallet.ts).
import { leadOf } from "@sb/contracts/report/filers.ts";
import { recognizeAll } from "@sb/knowledge/address/normalize.ts";
import { type AlsoUnder, alsoUnder } from "@sb/knowledge/address/same-wallet.ts";
import type { Recognized } from "@sb/knowledge/address/wallets.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findAddresses, findReports, type KnownAddress } from "../documents.ts";

/** With the keys that such reports are found under. Most wallets have none: it costs one read. */
export async function withReportedAlso(
  readStore: ReadStore,
  text: string,
  identities: readonly Recognized[],
): Promise<readonly Recognized[]> {
  if (!identities.some(({ declareType }) => declareType === "WALLET")) return identities;
  const others = alsoUnder(text, identities);
  if (others.length === 0) return identities;
  const found = await findAddresses(
    readStore,
    others.map(({ addressKey }) => addressKey),
  );
  const also = await Promise.all(others.map((other) => identityAt(readStore, other, found.get(other.addressKey))));
  return [...identities, ...also.flat()];
}

/** Keys that a search looks for: of several targets that the text means, those that are reported. */
export async function reportedKeys(readStore: ReadStore, text: string): Promise<readonly string[]> {
  const identities = await withReportedAlso(readStore, text, recognizeAll(text));
  const keys = identities.map(({ addressKey }) => addressKey);
  if (keys.length <= 1) return keys;
  const found = await findAddresses(readStore, keys);
  const reported = keys.filter((key) => found.has(key));
  return reported.length > 0 ? reported : keys.slice(0, 1);
}

/** The target on the chain that the first reports of people and lists name. Empty where none names one of `chains`. */
async function identityAt(
  readStore: ReadStore,
  { addressKey, chains }: AlsoUnder,
  doc: KnownAddress | undefined,
): Promise<readonly Recognized[]> {
  const leads = [...(doc?.filers ?? []), ...(doc?.sources ?? [])].flatMap((filer) => leadOf(filer)?.dclrSeq ?? []);
  const reports = leads.length === 0 ? [] : await findReports(readStore, leads.map(String));
  const named = [...reports.flatMap(({ declaration }) => declaration?.chain ?? []), ...(doc?.listedChains ?? [])];
  const chain = named.find((each) => chains.includes(each));
  return chain === undefined ? [] : [{ declareType: "WALLET", addressKey, chain, likelyChains: [chain] }];
}
