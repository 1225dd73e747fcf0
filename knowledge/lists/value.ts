// Texts of a list as targets: without defanging, quotes and marks, recognised as a look-up recognises it.
import { CHAINS, type Chain, type DeclareType } from "@sb/contracts/codes.ts";
import { isCarrier } from "../address/carried.ts";
import { isIP } from "../address/host-text.ts";
import { recognizeAll } from "../address/normalize.ts";
import { siteKey } from "../address/site.ts";
import { likeliestMatch, otherWalletKey, walletKey, walletText } from "../address/wallets.ts";
import { CHAIN_ROWS, TICKER_ROWS } from "../names/chains.ts";
import { type Candidate, type Entry, READ_LIMITS, type ReadEntry, type SkipReason } from "./list.ts";
import { dayOf, linkOf, wordsOf } from "./said-of.ts";

/** Every entry that a candidate stands for, or why it is none. */
export function entriesOf(candidate: Candidate): readonly ReadEntry[] {
  const found = candidate.isText ? targetsIn(candidate.value) : [targetOf(candidate.value, candidate)];
  const targets = found.filter((each) => typeof each === "object");
  if (targets.length === 0) {
    const [reason = "NOT_A_TARGET"] = found.filter((each) => typeof each === "string");
    return [{ skipped: reason, line: candidate.line }];
  }
  const said = saidOf(candidate);
  return targets.map((target) => ({ ...target, ...said }));
}

function saidOf({ since, words = [], links = [] }: Candidate): Pick<Entry, "since" | "words" | "link"> {
  const [day, text, link] = [since && dayOf(since), wordsOf(words), linkOf(links)];
  return { ...(day && { since: day }), ...(text && { words: text }), ...(link && { link }) };
}

type Target = Pick<Entry, "value" | "kind" | "addressKey" | "chain">;
type Hints = Pick<Candidate, "kind" | "chain">;

function targetOf(written: string, { kind, chain }: Hints): Target | SkipReason {
  const value = plainValue(written);
  if (value === "") return "NOT_A_TARGET";
  if (value.length > READ_LIMITS.valueChars) return "TOO_LONG";
  const site = () => siteOf(value);
  if (kind !== "SITE") return walletOf(value, kind, chain) ?? site();
  // The publisher's word for the kind may mean something else.
  const found = site();
  return typeof found === "object" ? found : (walletOf(value, undefined, chain) ?? found);
}

function walletOf(value: string, kind: DeclareType | undefined, name: string | undefined): Target | undefined {
  if (/^https?:/i.test(value)) return undefined;
  const chain = name === undefined ? undefined : chainOf(name);
  const text = walletText(value);
  const onChain = chain && chain !== "OTHER" ? walletKey(chain, text) : undefined;
  if (onChain !== undefined) return { value, kind: "WALLET", addressKey: onChain, chain };
  const isSure = kind === "WALLET" || chain !== undefined;
  // Forty digits alone may be a hash, and so may sixty-four with zeros.
  const match = isSure || !/^[0-9a-f]+$/i.test(text) ? likeliestMatch(text) : undefined;
  if (match) return { value, kind: "WALLET", addressKey: match.addressKey, chain: match.chains[0] };
  if (!isSure || value.includes("://")) return undefined;
  const other = otherWalletKey(text);
  return other === undefined ? undefined : { value, kind: "WALLET", addressKey: other, chain: "OTHER" };
}

/** A link without its scheme, but with a user and a password. */
const WITH_USER = /^(?!(?:mailto|sips?|xmpp|tel|skype):)[^\s/@:]{1,64}:[^\s/@]{1,128}@(?=[^\s/@]+\.)/i;

function siteOf(written: string): Target | SkipReason {
  const value = written.replace(WITH_USER, "");
  // An e-mail address is none, nor is what has no dot or colon.
  if (!/[.:]/.test(value) || /\s/.test(value) || /^[^/]*@[^/]*$/.test(value)) return "NOT_A_TARGET";
  // A network of many.
  const network = /^[\d.:a-f]+\/\d{1,3}$/i.test(value) ? isIP(value.replace(/\/.*$/, "")) : 0;
  if (network > 0 && !value.endsWith(network === 4 ? "/32" : "/128")) return "PATTERN";
  const addressKey = siteKey(network > 0 ? value.replace(/\/.*$/, "") : value);
  if (addressKey === undefined)
    return /^[\w-]*local(?:host|domain)?(?:\.\w+)?$/i.test(value) ? "LOCAL" : carried(value);
  if (isIP(addressKey) > 0 && isLocal(addressKey)) return "LOCAL";
  const [first] = value.includes("/") && isCarrier(value) ? recognizeAll(value) : [];
  // A link to a block explorer means the wallet that it shows.
  if (first?.declareType === "WALLET")
    return { value, kind: "WALLET", addressKey: first.addressKey, chain: first.chain };
  return { value, kind: "SITE", addressKey };
}

/** A link that only wallets' apps understand. */
function carried(value: string): Target | SkipReason {
  const [first] = value.includes(":") ? recognizeAll(value) : [];
  if (!first) return "NOT_A_TARGET";
  return { value, kind: first.declareType, addressKey: first.addressKey, chain: first.chain };
}

const isLocal = (address: string): boolean =>
  /^(?:0\.|10\.|127\.|169\.254\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|22[4-9]\.|2[345]\d\.|::1?$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:|ff)/i.test(
    address,
  );

const WRAPPED = /^(?:"(.*)"|'(.*)'|`(.*)`|<(.*)>|\[(.*)\]|\((.*)\)|“(.*)”|「(.*)」)$/s;
/** Zero-width letters, marks of direction and the mark of byte order. */
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}]/gu;

/** Mends what makes links harmless in warnings; drops quotes, wildcards of all subdomains and signs around. */
export function plainValue(written: string): string {
  let text = written
    .slice(0, READ_LIMITS.line)
    .replace(INVISIBLE, "")
    .replace(/[！-～]/g, (wide) => wide.normalize("NFKC"))
    .replace(/(?<=[\p{L}\p{N}])[。｡](?=[\p{L}\p{N}])/gu, ".")
    .trim();
  text = /^=HYPERLINK\(\s*"([^"]+)"/i.exec(text)?.[1] ?? text;
  // The bytes of an account, as PostgreSQL writes them.
  if (/^\\+x[0-9a-f]{40,64}$/i.test(text)) text = `0x${text.replace(/^\\+x/i, "")}`;
  if (/[[({\\]|^h\S{2,3}ps?:/i.test(text)) text = refanged(text);
  for (let times = 0; times < 3; times += 1) {
    const inner = WRAPPED.exec(text)
      ?.slice(1)
      .find((each) => each !== undefined);
    if (inner === undefined || isIP(inner.replace(/^\[|\]$/g, "")) === 6) break;
    text = inner.trim();
  }
  return text.replace(/^(?:[*+]?\.)+(?=[^.])/, "").replace(/[,;"'`]+$/, "");
}

const refanged = (text: string): string =>
  text
    .replace(/^(?:hxxp|h\*\*p|hXXp|httx|htxp|meow)(s?)(?=\[?:)/i, "http$1")
    .replace(/\[:\/\/\]|\[:\]\/\/|:\[\/\/\]|\[:\]\[\/\]\[\/\]/g, "://")
    .replace(/\s?[[({](?:\.|dot|punkt|点|점)[\])}]\s?/gi, ".")
    .replace(/\\\./g, ".")
    .replace(/\[:\]/g, ":")
    .replace(/\[\/\]/g, "/")
    .replace(/\[@\]|\[at\]/gi, "@");

/** Pieces of a line that are looked at. */
const PIECES = 64;

/** Signs and numbers before a line's own text that no host begins with, though some of them would be read as letters of one. */
const BULLET = /^(?:[•·・‣▪■□◆◇※○●▶]+|[①-⑳]|[０-９]{1,5}[．.)）、])\s*/;

/** The wallets in a line, or the site that it begins with: whatever else stands there are words about it. */
function targetsIn(written: string): readonly (Target | SkipReason)[] {
  const line = written.replace(BULLET, "");
  const whole = targetOf(line, {});
  if (typeof whole === "object") return [whole];
  const pieces = line.split(/[\s,;|"'<>()=]+/, PIECES).filter((piece) => piece !== "");
  const chain = pieces
    .slice(0, 4)
    .find((piece) => isChainName(piece.replace(/:$/, "")))
    ?.replace(/:$/, "");
  const wallets = pieces.map((piece) => walletIn(piece, chain)).filter((each) => each !== undefined);
  if (wallets.length > 0) return wallets;
  const [first = ""] = pieces.filter((piece) => !/^(?:[-*•·]+|\d{1,7}[.)]?)$/.test(piece));
  return [targetOf(first.replace(/^[-*•·]+/, ""), {})];
}

/** Marks of bold and slanted text, around it. */
const BOLD = /^[*_~]{1,3}|[*_~]{1,3}$/g;

function walletIn(piece: string, chain: string | undefined): Target | undefined {
  if (piece.length < 20 || piece.includes("//")) return undefined;
  for (const text of [piece, piece.replace(/^[^:]*:/, ""), piece.replace(/[.:!?]+$/, ""), piece.replace(BOLD, "")]) {
    const wallet = walletOf(plainValue(text), undefined, chain);
    if (wallet && wallet.chain !== "OTHER") return wallet;
  }
  return undefined;
}

const fold = (name: string): string => name.toLowerCase().replace(/[\s_()-]/g, "");

const CHAIN_NAMES: ReadonlyMap<string, Chain> = new Map([
  ...Object.entries(CHAIN_ROWS).flatMap(([code, rows]) => {
    const chain = CHAINS.find((each) => each === code);
    return chain ? rows.flatMap((row) => row.split("|").map((name) => [fold(name), chain] as const)) : [];
  }),
  // Chains that share the accounts of Ethereum's.
  ...["arbitrum", "arb", "optimism", "base", "evm", "linea", "zksync", "eth-erc20", "eip155"].map(
    (name) => [fold(name), "ETH"] as const,
  ),
]);
const OTHER_NAMES: ReadonlySet<string> = new Set(
  [...TICKER_ROWS.flatMap((row) => row.split("|")), "dash", "zec", "xvg", "btg", "bsv", "other"].map(fold),
);

/** The chain that a publisher's ticker or name means: OTHER for one we know no more of, undefined where it is no chain's. */
export function chainOf(name: string): Chain | undefined {
  const folded = fold(name);
  const known = CHAIN_NAMES.get(folded) ?? CHAIN_NAMES.get(folded.replace(/(?:mainnet|network|chain|coin|token)$/, ""));
  if (known) return known;
  return OTHER_NAMES.has(folded) || /^[a-z]{2,6}$/.test(folded) ? "OTHER" : undefined;
}

/** The name, where it is one of a chain or a coin and could be nothing else. */
export const chainNamed = (name: string): string | undefined =>
  CHAIN_NAMES.has(fold(name)) || OTHER_NAMES.has(fold(name)) ? name : undefined;

const isChainName = (name: string): boolean => CHAIN_NAMES.has(fold(name));

const HOST_LIKE =
  /^(?:https?:\/\/|hxxps?:\/\/|\/\/)?(?:[^\s/@:]+@)?[^\s/@:,;]+(?:\.|\[\.\]|\(\.\))[a-z\u0080-\uffff][\w\u0080-\uffff-]*\.?(?::\d+)?(?:[/?#]\S*)?$/i;
const WALLET_LIKE = /^(?:[a-z]{2,12}:)?(?=\S*\d)[\w:+/-]{25,120}$/i;

/** A quick look, for telling columns and forms: it may be wrong in a few of many. `chain`: as the publisher names it, where that is said. */
export function looksLike(text: string, chain?: string): DeclareType | undefined {
  const value = plainValue(text);
  if (value.length > READ_LIMITS.valueChars || /^[^/\s]+@[^/]+$/.test(value)) return undefined;
  if (HOST_LIKE.test(value)) return typeof targetOf(value, {}) === "object" ? "SITE" : undefined;
  if (WALLET_LIKE.test(value)) return typeof targetOf(value, { chain }) === "object" ? "WALLET" : undefined;
  const host = value.replace(/\/(?:32|128)$/, "");
  return isIP(host) > 0 || isIP(host.replace(/:\d+$/, "")) > 0 ? "SITE" : undefined;
}
