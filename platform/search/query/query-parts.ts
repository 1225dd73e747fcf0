// A text as it was typed, cut at its spaces: words, runs of characters, links.
import { domainToASCII } from "node:url";
import { parse } from "tldts";
import { fold } from "../analysis/fold.ts";
import { hostsIn, type Token, tokenize } from "../analysis/tokens.ts";

export type Part = {
  readonly written: string;
  readonly tokens: readonly Token[];
  /** The same words with umlauts written out, where they are written differently so. */
  readonly spelled: readonly Token[];
  readonly link: Link | undefined;
  /** Whether its last word may be unfinished. */
  readonly isLast: boolean;
};

export type Link = {
  /** The host, folded and in ASCII. */
  readonly names: readonly string[];
  readonly path: readonly Token[];
  /** Whether it can be nothing else: it has a path, or ends as the hosts of the internet do. */
  readonly isKnown: boolean;
};

const CHARS_READ = 2_048;
/** A letter by itself would be looked for as a word. */
const E_MAIL = /(?<![\p{L}\p{N}])e[-‐‑–](?=mail)/giu;

/** The parts in which there is something, until they have `tokensAtMost`. */
export function readParts(text: string, tokensAtMost: number): Part[] {
  const written = text.slice(0, CHARS_READ).toWellFormed().replace(E_MAIL, "e").split(/\s+/u);
  const parts: Part[] = [];
  let tokens = 0;
  for (const [i, part] of written.entries()) {
    const read = readPart(part, i === written.length - 1, tokensAtMost);
    if (read.tokens.length > 0) parts.push(read);
    tokens += read.tokens.length;
    if (tokens >= tokensAtMost) break;
  }
  return parts;
}

function readPart(written: string, isLast: boolean, tokensAtMost: number): Part {
  const cut = (text: string): Token[] => tokenize(refanged(fold(text).text)).slice(0, tokensAtMost);
  const tokens = cut(written);
  const spelled = cut(spellOut(written));
  const link = readLink(written);
  return {
    written,
    tokens,
    spelled: spelled.length === tokens.length ? spelled : tokens,
    link: link && { ...link, path: link.path.slice(0, tokensAtMost) },
    isLast,
  };
}

/** Warnings are often passed on with their links made unclickable: `hxxps://evil[.]example`. */
function refanged(text: string): string {
  return text.replace(/^hxxp/, "http").replace(/\[\.\]|\(\.\)|\[dot\]/g, ".");
}

function spellOut(text: string): string {
  return text.normalize("NFC").replace(/[äöü]/gi, (letter) => `${letter.normalize("NFD").charAt(0)}e`);
}

const LINK = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(?:[^/?#@]*@)?(?:www\.)?([^/?#:@]+)(?::\d+)?([/?#].*)?$/;

function readLink(written: string): Link | undefined {
  const text = refanged(fold(written).text);
  const [, scheme, name = "", path] = LINK.exec(text) ?? [];
  const host = name.replace(/\.$/, "");
  if (hostsIn(host)[0]?.text !== host) return undefined;
  // Without a scheme it is an e-mail address.
  if (scheme === undefined && text.includes("@")) return undefined;
  // As it was written: folding takes accents away, by which a look-alike differs.
  const [, , exact = host] = LINK.exec(refanged(written.normalize("NFKC").toLowerCase())) ?? [];
  const ascii = domainToASCII(exact.replace(/\.$/, ""));
  const names = [...new Set([host, ascii || host])];
  const isKnown = scheme !== undefined || path !== undefined || parse(ascii).isIcann === true;
  return { names, path: tokenize(path ?? ""), isKnown };
}
