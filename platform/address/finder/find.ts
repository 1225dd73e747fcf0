// The finder: every address and site in a pasted text, and what else in it can be told. Pure. A look-up of a text that
// overlooked one would say "no known report" of something nobody asked about.
import { brokenIn } from "./broken-in.ts";
import { budgetOf } from "./embedded.ts";
import type { Finding, Placed } from "./findings.ts";
import { handlesIn } from "./handles-in.ts";
import { namesIn } from "./names-in.ts";
import { readable } from "./readable.ts";
import { shortenedIn } from "./shortened-in.ts";
import { blanked, sitesIn } from "./sites-in.ts";
import { type Around, walletsIn } from "./wallets-in.ts";

export type { Finding, Nearly, Target } from "./findings.ts";

/**
 * In the order of the text, each target once. A text that is one target, however it was copied, gives that one alone: with
 * blanks or invisible letters in it, quotes or brackets around it, `address:` before it or a full stop after it. Linear in
 * the length of the text: it has a limit on the wire.
 */
export const findTargets = (text: string): readonly Finding[] => distinct(findIn(text, "text"));

function findIn(text: string, around: Around): readonly Finding[] {
  const budget = budgetOf();
  const whole = readable(text);
  const shortened = around === "text" ? shortenedIn(whole) : [];
  const plain = shortened.reduce((rest, { at, end }) => blanked(rest, at, end), whole);
  const { found, rest } = sitesIn(plain, (piece, place) => (around === "text" ? findIn(piece, place) : []));
  const handles = around === "text" ? handlesIn(rest, plain) : [];
  const wallets = walletsIn(rest, around, budget);
  const broken = brokenIn(rest, budget).filter(
    ({ finding }) => !wallets.some((each) => keyOf(each.finding) === keyOf(finding)),
  );
  const all = [...shortened, ...found, ...handles, ...namesIn(rest), ...withoutPieces([...wallets, ...broken], broken)];
  return all.sort((a, b) => a.at - b.at).map(({ finding }) => finding);
}

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
