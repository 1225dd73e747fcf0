// The findings that were ticked, and how they become answers of the wizard.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { PaperAmount, PaperTarget } from "@sb/knowledge/paper/find.ts";
import type { WizardEvent } from "../wizard/machine/events.ts";

export type Taken = {
  readonly targets: readonly Pick<PaperTarget, "adrs" | "declareType" | "chain">[];
  readonly amounts: readonly Pick<PaperAmount, "value" | "currency">[];
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  /** The paper itself, as evidence. */
  readonly file: File | undefined;
};

/** `3,000,000 KRW`: grouped as everywhere, with its places as they are. */
export function amountText({ value, currency }: Taken["amounts"][number]): string {
  const [whole = "", places] = value.split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${places === undefined ? grouped : `${grouped}.${places}`} ${currency}`;
}

type Words = {
  /** A line for the story: what happened when, and how much it was about. */
  readonly days: (days: readonly string[]) => string;
  readonly amounts: (amounts: readonly string[]) => string;
};

const FIATS = ["KRW", "USD", "EUR", "JPY", "CNY", "GBP", "¥"];

/** As if the person had typed it: from here on it is checked and saved like everything else. */
export function eventsFor(
  { targets, amounts, days, file }: Taken,
  words: Words,
  story: string,
): readonly WizardEvent[] {
  const [first, ...others] = targets;
  const field = (path: Extract<WizardEvent, { type: "field.changed" }>["path"], value: string): WizardEvent => ({
    ...{ type: "field.changed", path, value },
  });
  const lines = [
    ...(days.length > 0 ? [words.days(days)] : []),
    ...(amounts.length > 0 ? [words.amounts(amounts.map(amountText))] : []),
  ];
  const volume = lossOf(amounts);
  return [
    ...(first ? [field("declare.declareType", first.declareType), field("declare.adrs", first.adrs)] : []),
    ...(others.length > 0 ? [{ type: "others.changed", others: others.map(otherOf) } as const] : []),
    ...(volume === undefined ? [] : [field("declare.dmgVolume", volume)]),
    ...(lines.length === 0 ? [] : [field("declare.comment", [...lines, story].filter(Boolean).join("\n"))]),
    ...(file ? [{ type: "files.added", files: [file] } as const] : []),
  ];
}

const otherOf = ({ adrs, declareType, chain }: Taken["targets"][number]) => ({
  ...{ adrs, declareType, chain: declareType === "WALLET" ? (chain ?? "") : "", customChain: "" },
});

/** Coins before money of states; the first that has room. Several are told in the story. */
function lossOf(amounts: Taken["amounts"]): string | undefined {
  const coinsFirst = amounts.toSorted(
    (a, b) => Number(FIATS.includes(a.currency)) - Number(FIATS.includes(b.currency)),
  );
  return coinsFirst
    .map(({ value, currency }) => `${value} ${currency}`)
    .find((text) => new TextEncoder().encode(text).length <= REPORT_LIMITS.dmgVolumeBytes);
}
