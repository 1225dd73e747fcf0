// The report and the loss, as rows of a paper.
import type { OnPaper } from "./on-paper.ts";
import type { Words } from "./words.ts";

type Row = readonly [name: string, value: string | undefined];

/** The address as it was written: whoever investigates has to find it as it is. */
export function targetRows({ full: { declaration } }: OnPaper, words: Words): readonly Row[] {
  const { declareType, crimeType, crimeDetail, adrs } = declaration;
  const { t, codes } = words;
  return [
    [t(($) => $.papers.facts[declareType]), adrs],
    [t(($) => $.papers.facts.chain), chainOf(declaration, words)],
    [t(($) => $.papers.facts.crimeType), codes.crimeType[crimeType]],
    [t(($) => $.papers.facts.crimeDetail), crimeDetail],
  ];
}

type Declared = OnPaper["full"]["declaration"];

function chainOf({ chain, customChain }: Pick<Declared, "chain" | "customChain">, { t, codes }: Words) {
  if (chain !== "OTHER") return chain && codes.chain[chain];
  return customChain === "UNKNOWN" ? t(($) => $.papers.unknown) : customChain;
}

/** Also says what was not stated: it is asked for. */
export function lossRows({ full }: OnPaper, { t }: Words): readonly Row[] {
  const notStated = t(($) => $.papers.notStated);
  return [
    [t(($) => $.papers.facts.dmgVolume), amountOf(full) ?? notStated],
    [t(($) => $.papers.facts.dmgHash), full.dmgHash ?? notStated],
    [t(($) => $.papers.facts.dmgAdrs), full.dmgAdrs ?? notStated],
  ];
}

/** A bare number is in the chain's unit. */
function amountOf({ dmgVolume, declaration: { chain } }: OnPaper["full"]): string | undefined {
  const isBare = dmgVolume !== undefined && /^[\d.,\s]+$/.test(dmgVolume);
  return isBare && chain && chain !== "OTHER" ? `${dmgVolume} ${chain}` : dmgVolume;
}
