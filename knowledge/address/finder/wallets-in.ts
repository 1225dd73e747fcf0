// Wallet addresses, transaction hashes and what is nearly an address, among the words of a text.
import { base58 } from "@scure/base";
import { attempt } from "../codecs/attempt.ts";
import { latinOf } from "../latin.ts";
import { verifiedOtherKey } from "../other-chains.ts";
import { identitiesOf, isUnvouched, walletMatches } from "../wallets.ts";
import { type Budget, embeddedIn, isMixedCase, unglued } from "./embedded.ts";
import { type Finding, type FoundTarget, type Placed, targetOf } from "./findings.ts";
import { nearlyOf } from "./nearly.ts";

/** A link to some site holds identifiers of its own: in it only what a checksum or `0x` vouches for is an address. */
export type Around = "text" | "explorer" | "link";

/** TON's raw spelling, and its test networks'; then any long run of letters and digits, perhaps after the name of its chain. */
const RUN =
  /(?<![\w+-])(?:[k0][Qf][\w+/-]{46}|-?[01]:[0-9a-f]{64})(?![\w])|(?:bitcoincash:|simpleledger:|\b(?:[XPC]-(?=avax1)|[a-z]{2,20}_))?[a-z0-9]{20,}/gi;

export function walletsIn(text: string, around: Around, budget: Budget): readonly Placed[] {
  return [...latinOf(text).matchAll(RUN)].flatMap(({ 0: run, index }) =>
    judge(run, around, budget).map(({ at, end, finding }) => ({ at: index + at, end: index + end, finding })),
  );
}

/** With a note where letters of other alphabets were read as Latin ones. */
export function noted(text: string, { at, end, finding }: Placed): readonly Placed[] {
  const raw = text.slice(at, end);
  const meant = latinOf(raw);
  const altered = { kind: "NEARLY", text: raw, reason: "CHARACTERS", meant } as const;
  return [{ at, end, finding }, ...(raw === meant ? [] : [{ at, end, finding: altered }])];
}

function judge(run: string, around: Around, budget: Budget): readonly Placed[] {
  const all = (...findings: readonly (Finding | undefined)[]): readonly Placed[] =>
    findings.flatMap((finding) => (finding ? [{ at: 0, end: run.length, finding }] : []));
  const target = walletOf(run);
  if (target && !isUnvouched(run, target)) return all(target);
  if (isHash(run)) return all({ kind: "TRANSACTION_HASH", text: run }, ...endsOf(run));
  // 20 bytes in a link may as well be the hash of a version or a file.
  if (around === "link" && target && /^[0-9a-f]+$/i.test(run)) return all(asCandidate(target));
  const called = calledIn(run);
  const pieces = called.length > 0 ? called : cutOut(run, budget);
  if (pieces.length > 0) return pieces;
  const inner = unglued(run);
  const known = target ?? walletOf(inner);
  if (known) return all(around === "link" && isUnvouched(known.text, known) ? asCandidate(known) : known);
  if (around === "link") return [];
  if (budget.left <= 0 && isMixed(run)) return all({ kind: "NEARLY", text: run.slice(0, SHOWN), reason: "PART" });
  return all(nearlyOf(run) ?? nearlyOf(inner), ...endsOf(run));
}

/** Characters of what can't be read. */
const SHOWN = 120;

const asCandidate = ({ text, identities }: FoundTarget): Finding => ({ kind: "CANDIDATE", text, identities });

/** Addresses in a run, and what is left between them where that is one by itself. */
function cutOut(run: string, budget: Budget): readonly Placed[] {
  const digits = digitsIn(run);
  const perhaps = digits.length > 0 ? [] : perhapsDigitsIn(run);
  const found = [...embeddedIn(run, budget), ...digits].sort((a, b) => a.at - b.at);
  const apart = found.filter(({ at }, i) => i === 0 || at >= (found[i - 1]?.end ?? 0));
  const mistyped = apart.length === 0 ? mistypedIn(run) : [];
  const starts = [0, ...apart.map(({ end }) => end)];
  const left = starts.flatMap((at, i) => {
    const end = apart[i]?.at ?? run.length;
    const target = apart.length > 0 ? walletOf(run.slice(at, end)) : undefined;
    return target ? [{ at, end, target }] : [];
  });
  return [...[...apart, ...left].map(({ at, end, target }) => ({ at, end, finding: target })), ...mistyped, ...perhaps];
}

/** The receivers in the data of a call that moves or approves a token: four bytes of the function, then 32 for each account. */
const CALL =
  /^(?:0x)?(?:(?:a9059cbb|095ea7b3|39509351)(?<one>0{24}[0-9a-f]{40})|23b872dd(?<two>(?:0{24}[0-9a-f]{40}){2}))(?:[0-9a-f]{64})*$/i;

function calledIn(run: string): readonly Placed[] {
  const { one, two } = CALL.exec(run)?.groups ?? {};
  const accounts = (one ?? two)?.match(/.{64}/g) ?? [];
  return accounts.flatMap((word) => {
    const target = walletOf(`0x${word.slice(24)}`);
    return target ? [{ at: 0, end: run.length, finding: target }] : [];
  });
}

const HEX_RUN = /(?<![0-9a-f])(?!0x)[0-9a-f]{40,46}(?![0-9a-f])/gi;

/** Twenty bytes without `0x`, exactly or by their checksum; TRON's begin with 41. */
function digitsIn(run: string) {
  return [...run.matchAll(HEX_RUN)].flatMap(({ 0: digits, index }) => {
    if (run.slice(0, index).toLowerCase().endsWith("0x")) return [];
    for (const text of [digits, digits.slice(0, 40), digits.slice(-40)]) {
      const isWhole = text === digits || isMixedCase(text);
      const target = isWhole ? walletOf(text) : undefined;
      const at = index + (text === digits ? 0 : digits.lastIndexOf(text));
      if (target) return [{ at, end: at + text.length, target }];
    }
    return [];
  });
}

/**
 * Digits that a word stands beside may end with its letters, or begin with them: `41…84eCopy`. Where it is a word that
 * apps write there, it tells where they end; else each reading is one of several.
 */
function perhapsDigitsIn(run: string): readonly Placed[] {
  return [...run.matchAll(HEX_RUN)].slice(0, 2).flatMap(({ 0: digits, index }) => {
    if (run.slice(0, index).toLowerCase().endsWith("0x")) return [];
    const cuts = [40, 42].flatMap((length) => [
      { at: index, end: index + length },
      { at: index + digits.length - length, end: index + digits.length },
    ]);
    const read = cuts.flatMap(({ at, end }) => {
      const target = end - at <= digits.length ? walletOf(run.slice(at, end)) : undefined;
      return target ? [{ at, end, target }] : [];
    });
    const sure = read.filter(({ at, end }) => unglued(run.slice(0, at)) === "" && unglued(run.slice(end)) === "");
    if (read.length === 0) return [];
    const one = sure.length === 1 ? sure[0]?.target : undefined;
    const told = one ?? ({ kind: "NEARLY", text: run.slice(0, SHOWN), reason: "PART" } as const);
    return [told, ...read.filter(({ target }) => target !== one).map(({ target }) => asCandidate(target))].map(
      (finding) => ({ at: index, end: index + digits.length, finding }),
    );
  });
}

/** A `0x` address whose checksum fails, with other words around it. */
function mistypedIn(run: string): readonly Placed[] {
  const [text = ""] = /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(run) ?? [];
  if (text === "" || text === run) return [];
  const at = run.indexOf(text);
  return [{ at, end: at + text.length, finding: { kind: "NEARLY", text, reason: "CHECKSUM", chain: "ETH" } }];
}

const BASE58_ONLY = /[1-9A-HJ-NP-Za-km-z]+/g;
/** Characters of nearly every address of Solana. */
const SOLANA_CHARS = [44, 43] as const;

/** Solana's addresses may begin or end a longer run, or two stand side by side: nothing tells where. */
function endsOf(run: string): readonly Finding[] {
  return (run.match(BASE58_ONLY) ?? [])
    .filter((piece) => piece !== run || piece.length > SOLANA_CHARS[0])
    .filter((piece) => piece.length >= SOLANA_CHARS[1] && piece.length <= 100 && isMixed(piece))
    .slice(0, 2)
    .flatMap((piece) => SOLANA_CHARS.flatMap((length) => [piece.slice(0, length), piece.slice(-length)]))
    .concat(/0x[0-9a-f]{40}/i.exec(run)?.[0] ?? [])
    .flatMap((piece) => walletOf(piece) ?? [])
    .map(asCandidate);
}

const isMixed = (text: string): boolean => /\d/.test(text) && /[a-z]/.test(text) && /[A-Z]/.test(text);

/** The wallet that the text is, on a chain we know or by a checksum that other chains use. */
export function walletOf(text: string): FoundTarget | undefined {
  const [likeliest, ...others] = identitiesOf(walletMatches(text));
  if (likeliest) return targetOf(text, [likeliest, ...others]);
  const addressKey = verifiedOtherKey(text);
  if (addressKey === undefined) return undefined;
  return targetOf(text, [{ declareType: "WALLET", addressKey, chain: "OTHER", likelyChains: ["OTHER"] }]);
}

/** 32 bytes in hexadecimal, or Solana's signature of 64 bytes. */
export function isHash(run: string): boolean {
  if (/^(?:0x)?[0-9a-f]{64}$/i.test(run)) return true;
  return /^[1-9A-HJ-NP-Za-km-z]{86,88}$/.test(run) && attempt(() => base58.decode(run))?.length === 64;
}
