// Names that stand for an account: ENS (EIP-137), and other registries whose endings are no domains of the internet.
import type { Placed } from "./findings.ts";

const NAME =
  /(?<![\p{L}\p{N}._@-])(?:[\p{L}\p{N}_-]{1,63}\.){1,4}(?:eth|sol|bnb|arb|crypto|nft|blockchain|bitcoin|dao|zil|ton|lens|apt|near|stx|btc|hbar|tez)(?![a-z\p{N}_-]|\.[a-z])/giu;

export const namesIn = (text: string): readonly Placed[] =>
  [...text.matchAll(NAME)].map(({ 0: name, index: at }) => ({
    ...{ at, end: at + name.length, finding: { kind: "NAME", text: name } },
  }));
