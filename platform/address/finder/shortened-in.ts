// Addresses with their middle left out, as wallets and explorers show them: `0x3624…fE00`. Many addresses fit one, so it is
// never judged; the reported ones that fit are named.
import { latinOf } from "../latin.ts";
import { unglued } from "./embedded.ts";
import type { Placed } from "./findings.ts";

/** Beginnings that nothing but an address has, then any letters and digits. */
const KNOWN_HEAD = "(?:0x[0-9a-f]{2,40}|(?:bc1|ltc1|bnb1|addr1|stake1|cosmos1|bitcoincash:)[a-z0-9]{0,40})";
/** Signs that stand for the middle, perhaps in brackets. */
const SIGNS = String.raw`(?:[.⋯*•·●∙。#_—-]{2,12}|[~…⋯—]{1,3})`;
const LEFT_OUT = String.raw` ?[[(<]?${SIGNS}[\])>]? ?`;
const SHORTENED = new RegExp(
  String.raw`(?<![a-z0-9])(?:(?<known>${KNOWN_HEAD})(?:(?:${LEFT_OUT}|x{3,}(?=[0-9a-f]))(?<tail>[a-z0-9]{2,})|(?:\.{3,6}|…|\*{3,})(?![a-z0-9]))|(?<head>[a-z0-9]{3,24})${LEFT_OUT}(?<end>[a-z0-9]{3,24}))(?![a-z0-9])`,
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

/** Letters of Base58, or of TON's Base64, that are no words: in both cases, with digits among them. */
function isRandom(head: string, tail: string): boolean {
  const both = head + tail;
  if (!/^(?:[EU][Qf])?[1-9A-HJ-NP-Za-km-z]+$/.test(both) && !/^[EU][Qf]\w+$/.test(both)) return false;
  const isAnyOdd = isOdd(head) || isOdd(tail);
  if (!/[a-z]/.test(both) || !/[A-Z]/.test(both) || !isAnyOdd || [head, tail].some(isWord)) return false;
  return /\d/.test(both) || (BEGINS.test(head) && isOdd(head) && head.length >= 4 && tail.length >= 4);
}

/** As addresses of the chains begin. */
const BEGINS = /^[13489ADLMTUEXrqp]/;
const isOdd = (part: string): boolean => /\d[A-Za-z]|[a-z][A-Z]|[A-Z]{2}[a-z]/.test(part);
const isWord = (part: string): boolean => part.length > 4 && /^(?:[A-Z]?[a-z]+\d*|[A-Z]{7,}\d*|\d+)$/.test(part);
