// Addresses with their middle left out, as wallets and explorers show them: `0x3624…fE00`. Many addresses fit one, so it is
// never judged; the reported ones that fit are named.
import { latinOf } from "../latin.ts";
import { unglued } from "./embedded.ts";
import type { Placed } from "./findings.ts";

/** Beginnings that nothing but an address has, then any letters and digits. */
const KNOWN_HEAD = `0x[0-9a-f]{2,}|(?:bc1|ltc1|bnb1|addr1|stake1|cosmos1|bitcoincash:)[a-z0-9]{2,}`;
const LEFT_OUT = String.raw`(?: ?(?:\[|\(|<)? ?(?:\.{2,8}|…|⋯|\*{2,}|[•·●∙]{2,}|。{2,}|#{2,}|_{2,}|-{2,}|~{1,3}|—{1,2}|x{3,}(?=[0-9a-f]))(?:\]|\)|>)? ?)`;
const SHORTENED = new RegExp(
  String.raw`(?<![a-z0-9])(?:(?<known>(?:${KNOWN_HEAD}))(?:${LEFT_OUT}(?<tail>[a-z0-9]{2,})|(?:\.{3,6}|…|\*{3,})(?![a-z0-9]))|(?<head>[a-z0-9]{3,24})(?:\.{2,8}|…|⋯|\*{2,}|[•·●∙]{2,}|~|-{2,}|_{2,})(?<end>[a-z0-9]{3,24}))(?![a-z0-9])`,
  "gi",
);
/** A longer one is whole. */
const LONGEST = 24;

export function shortenedIn(text: string): readonly Placed[] {
  return [...latinOf(text).matchAll(SHORTENED)].flatMap(({ 0: written, index: at, groups = {} }) => {
    const head = (groups.known ?? groups.head ?? "").replace(/^bitcoincash:/i, "");
    const tail = unglued(groups.tail ?? groups.end ?? "") || (groups.tail ?? groups.end ?? "");
    const isOne = groups.known !== undefined ? isKnown(head, tail) : isRandom(head, tail);
    if (!isOne) return [];
    return [
      { at, end: at + written.length, finding: { kind: "NEARLY", text: written, reason: "SHORTENED", head, tail } },
    ];
  });
}

const isKnown = (head: string, tail: string): boolean =>
  head.length <= LONGEST &&
  tail.length <= LONGEST &&
  (!/^0x/i.test(head) || /^[0-9a-f]*$/i.test(tail)) &&
  (tail !== "" || head.length >= 6);

/** Letters of Base58 in both cases with a digit: words have none. */
function isRandom(head: string, tail: string): boolean {
  const both = head + tail;
  return (
    /^[1-9A-HJ-NP-Za-km-z]+$/.test(both) &&
    /\d/.test(both) &&
    /[a-z]/.test(both) &&
    /[A-Z]/.test(both) &&
    [head, tail].every((part) => !/^(?:[A-Z]?[a-z]+|[A-Z]+|\d+)$/.test(part) || part.length <= 4) &&
    [head, tail].some((part) => /\d[A-Za-z]|[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part))
  );
}
