// Maps the chains of published lists to ours.
import { CHAINS, type Chain } from "@sb/contracts/codes.ts";
import type { ImportEntry } from "@sb/contracts/report/import.ts";
import { recognizeAll } from "@sb/knowledge/address/normalize.ts";

export type NamedChain = { readonly chain: Chain; readonly customChain?: string | undefined };

export function chainOf(entry: ImportEntry): NamedChain {
  const named = entry.chain?.toUpperCase();
  const known = CHAINS.find((chain) => chain === named);
  if (known !== undefined && known !== "OTHER") return { chain: known };
  if (named === undefined) return recognizedChain(entry) ?? { chain: "OTHER", customChain: guessedChain(entry) };
  return { chain: "OTHER", customChain: named === "OTHER" ? guessedChain(entry) : entry.chain };
}

function recognizedChain({ address }: ImportEntry): NamedChain | undefined {
  const chain = recognizeAll(address)[0]?.chain;
  return chain && { chain };
}

const NAMES = ["Arbitrum", "Optimism", "Fantom", "Polkadot", "Kusama", "Stellar", "Dash", "Zcash", "Cronos", "Celo"];

const FORMS: readonly (readonly [form: RegExp, name: string])[] = [
  [/^1[1-9A-HJ-NP-Za-km-z]{46,47}$/, "Polkadot"],
  [/^[C-J][1-9A-HJ-NP-Za-km-z]{46}$/, "Kusama"],
  [/^(?:t[13][1-9A-HJ-NP-Za-km-z]{33}|zs1[02-9ac-hj-np-z]{75})$/, "Zcash"],
  [/^X[1-9A-HJ-NP-Za-km-z]{33}$/, "Dash"],
  [/^G[A-Z2-7]{55}$/, "Stellar"],
  [/^A[1-9A-HJ-NP-Za-km-z]{33}$/, "NEO"],
  [/^0x[0-9a-f]{40}$/i, "EVM"],
];

/** As a reporter says it who does not know. */
const UNKNOWN = "UNKNOWN";

/** From the name of the list (`…addresses_ZEC.txt`), the words of the entry, or the form of the address. */
function guessedChain({ address, source, description = "" }: ImportEntry): string {
  const listed = /addresses_([A-Z]{2,6})\.txt/.exec(source)?.[1];
  const said = NAMES.find((name) => new RegExp(`\\b${name}\\b`, "i").test(description));
  return listed ?? said ?? FORMS.find(([form]) => form.test(address))?.[1] ?? UNKNOWN;
}
