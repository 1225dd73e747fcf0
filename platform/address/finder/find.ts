// The finder: every address and site in a pasted text, and what else in it can be told. Pure. A look-up of a text that
// overlooked one would say "no known report" of something nobody asked about.
import { brokenIn } from "./broken-in.ts";
import type { Finding, Placed } from "./findings.ts";
import { namesIn } from "./names-in.ts";
import { readable } from "./readable.ts";
import { sitesIn } from "./sites-in.ts";
import { walletsIn } from "./wallets-in.ts";

export type { Finding, Nearly, Target } from "./findings.ts";

/** In the order of the text, each target once. Linear in the length of the text: it has a limit on the wire. */
export function findTargets(text: string): readonly Finding[] {
  const plain = readable(text);
  const { found, rest } = sitesIn(plain);
  const wallets = walletsIn(rest, "text");
  const broken = brokenIn(rest).filter(({ finding }) => !hasKey(wallets, finding));
  const all = [...found, ...namesIn(rest), ...withoutPieces(wallets, broken), ...broken];
  return distinct(all.sort((a, b) => a.at - b.at).map(({ finding }) => finding));
}

const hasKey = (placed: readonly Placed[], finding: Finding): boolean =>
  placed.some((each) => keyOf(each.finding) === keyOf(finding));

/** A piece of a broken address is no address that is nearly right. */
function withoutPieces(wallets: readonly Placed[], broken: readonly Placed[]): readonly Placed[] {
  return wallets.filter(
    ({ finding }) =>
      finding.kind !== "NEARLY" || !broken.some(({ finding: whole }) => whole.text.includes(finding.text)),
  );
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map(findings.map((finding) => [keyOf(finding), finding] as const).reverse());
  return findings.filter((finding) => seen.get(keyOf(finding)) === finding);
}

const keyOf = (finding: Finding): string =>
  finding.kind === "TARGET" ? `TARGET ${finding.addressKey}` : `${finding.kind} ${finding.text}`;
