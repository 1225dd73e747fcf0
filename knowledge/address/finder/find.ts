// The finder: every address and site in a pasted text, and what else in it can be told. Pure. A look-up of a text that
// overlooked one would say "no known report" of something nobody asked about.

import { latinOf } from "../latin.ts";
import { brokenIn } from "./broken-in.ts";
import { type Budget, budgetOf } from "./embedded.ts";
import type { Finding, Placed } from "./findings.ts";
import { handlesIn } from "./handles-in.ts";
import { readable } from "./readable.ts";
import { isUnsure, shortenedIn } from "./shortened-in.ts";
import { blanked, sitesIn } from "./sites-in.ts";
import { tonIn } from "./ton-in.ts";
import { type Around, noted, walletsIn } from "./wallets-in.ts";

export type { Finding, FoundTarget, Nearly } from "./findings.ts";

/**
 * In the order of the text, each target once. A text that is one target, however it was copied, gives that one alone: with
 * blanks or invisible letters in it, quotes or brackets around it, `address:` before it or a full stop after it. Linear in
 * the length of the text: it has a limit on the wire.
 */
export const findTargets = (text: string): readonly Finding[] => distinct(findIn(text, "text"));

function findIn(text: string, around: Around): readonly Finding[] {
  const budget = budgetOf();
  const whole = readable(text);
  const shortened = around === "text" ? shortenedIn(whole, budget) : [];
  // A text that is not surely a shortened address stays there, to be read otherwise as well.
  const plain = shortened.filter(({ finding }) => !isUnsure(finding)).reduce(withoutPlaced, whole);
  const { found, rest } = sitesIn(plain, (piece, place) => (around === "text" ? findIn(piece, place) : []));
  const handles = around === "text" ? handlesIn(rest, plain) : [];
  const addresses = addressesIn(rest, around, budget);
  const all = [...shortened, ...found, ...handles, ...namesIn(rest), ...addresses];
  return all.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
}

function addressesIn(text: string, around: Around, budget: Budget): readonly Placed[] {
  const ton = tonIn(latinOf(text), around === "link", budget);
  const rest = ton.reduce(withoutPlaced, text);
  const wallets = [...ton, ...walletsIn(rest, around, budget)].flatMap((placed) => noted(text, placed));
  const broken = brokenIn(rest, budget).filter(
    ({ finding }) => !wallets.some((each) => keyOf(each.finding) === keyOf(finding)),
  );
  return withoutPieces([...wallets, ...broken], broken);
}

const withoutPlaced = (text: string, { at, end }: Placed): string => blanked(text, at, end);

/** A piece of a broken address is none by itself, and nothing that is nearly one. */
function withoutPieces(all: readonly Placed[], broken: readonly Placed[]): readonly Placed[] {
  return all.filter(
    ({ at, end }) => !broken.some((whole) => whole.at <= at && end <= whole.end && whole.end - whole.at > end - at),
  );
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  const targets = new Set(findings.flatMap((finding) => (finding.kind === "TARGET" ? [finding.addressKey] : [])));
  const seen = new Map(findings.map((finding) => [keyOf(finding), finding] as const).reverse());
  return findings.filter(
    (finding) =>
      seen.get(keyOf(finding)) === finding &&
      !(finding.kind === "CANDIDATE" && finding.identities.every(({ addressKey }) => targets.has(addressKey))),
  );
}

const keyOf = (finding: Finding): string => {
  if (finding.kind === "TARGET") return `TARGET ${finding.addressKey}`;
  return `${finding.kind} ${finding.text}`;
};

/** Names that stand for an account: ENS (EIP-137), and registries whose endings are no domains of the internet. */
const NAME =
  /(?<![\p{L}\p{N}._@-])(?:[\p{L}\p{N}_-]{1,63}\.){1,4}(?:eth|sol|bnb|arb|crypto|nft|blockchain|bitcoin|dao|zil|ton|lens|apt|near|stx|btc|hbar|tez)(?![a-z\p{N}_-]|\.[a-z])/giu;

const namesIn = (text: string): readonly Placed[] =>
  [...text.matchAll(NAME)].map(({ 0: name, index: at }) => ({
    ...{ at, end: at + name.length, finding: { kind: "NAME", text: name } },
  }));
