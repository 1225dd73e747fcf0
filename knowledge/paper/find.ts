// Targets, amounts and days in a paper, each with the line where it stands. Pure; it yields now and then, so that who runs it can
// tell how far it is and stop.
import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import { type FoundTarget, findTargets } from "../address/finder/find.ts";
import { safeEntryOf } from "../address/safe-list/safe-list.ts";
import { shownSite } from "../address/shown.ts";
import { siteKey } from "../address/site.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import type { Passage } from "./chats.ts";
import { daysIn } from "./dates.ts";

/** The first place of what was found, and how often it stands there. */
type Standing = { readonly excerpt: string; readonly line?: number | undefined; readonly times: number };

export type PaperTarget = Standing & {
  readonly adrs: string;
  readonly declareType: DeclareType;
  readonly chain?: Chain | undefined;
};
export type PaperAmount = Standing & Pick<Amount, "value" | "currency">;
/** A day that is written there, or the day of a message in which something was found. */
type PaperDay = Standing & { readonly day: string };

export type PaperFindings = {
  readonly targets: readonly PaperTarget[];
  readonly amounts: readonly PaperAmount[];
  readonly days: readonly PaperDay[];
  /** There was more of one kind than is offered. */
  readonly isCut: boolean;
};

/** The most of each kind. */
const PAPER_OFFERED = 30;
const EXCERPT = 120;
/** Longer ones are read in parts. */
const PASSAGE = 4_000;
/** Passages between two yields. */
const STEP = 500;

/** A dot within, a link, as many letters and digits as an address has, whole or in groups. */
const MAY_HOLD =
  /[\p{L}\p{N}][.。｡．][\p{L}\p{N}]|:\/\/|\[\.\]|\((?:dot|\.)\)|[A-Za-z0-9]{16}|[\uff10-\uff5a]{16}|(?:[A-Za-z0-9]{3,}[ -]){5}/u;

type Kept<Item> = Map<string, Item & { times: number }>;

/** Yields the number of passages read so far. */
export function* findInPaper(passages: Iterable<Passage>): Generator<number, PaperFindings> {
  const targets: Kept<PaperTarget> = new Map();
  const amounts: Kept<PaperAmount> = new Map();
  const days: Kept<PaperDay> = new Map();
  let read = 0;
  for (const passage of passages) {
    for (const part of partsOf(passage)) findIn(part);
    read += 1;
    if (read % STEP === 0) yield read;
  }
  const isCut = [targets, amounts, days].some(({ size }) => size > PAPER_OFFERED);
  return { targets: mostOf(targets), amounts: mostOf(amounts), days: mostOf(days), isCut };

  function findIn(part: Passage): void {
    const { text, day } = part;
    const before = targets.size + amounts.size;
    if (MAY_HOLD.test(text))
      for (const finding of findTargets(text)) {
        if (finding.kind !== "TARGET" || safeEntryOf(finding.declareType, finding.addressKey)) continue;
        const { addressKey, declareType, chain } = finding;
        keep(targets, addressKey, {
          adrs: asWritten(finding),
          declareType,
          chain,
          ...standingOf(part, text.indexOf(finding.text)),
        });
      }
    for (const { at, value, currency } of amountsIn(text))
      keep(amounts, `${value} ${currency}`, { value, currency, ...standingOf(part, at) });
    for (const { at, day: written } of daysIn(text, { of: day }))
      keep(days, written, { day: written, ...standingOf(part, at) });
    if (day !== undefined && targets.size + amounts.size > before) keep(days, day, { day, ...standingOf(part, 0) });
  }
}

/** As it is written, where filing reads that as it was read here; a link with its path. */
function asWritten({ text, addressKey, declareType }: FoundTarget): string {
  if (declareType === "SITE") return siteKey(text) === addressKey ? text : shownSite(addressKey);
  return text.toLowerCase() === addressKey.toLowerCase() ? text : addressKey;
}

function keep<Item extends { readonly times: number }>(kept: Kept<Item>, key: string, item: Item): void {
  const before = kept.get(key);
  if (before) before.times += 1;
  // One more than is offered says that there are more.
  else if (kept.size <= PAPER_OFFERED) kept.set(key, { ...item });
}

const mostOf = <Item>(kept: Kept<Item>): readonly Item[] => [...kept.values()].slice(0, PAPER_OFFERED);

/** The line around a place. A spelling that was pieced together stands somewhere in the passage. */
function standingOf({ text, line }: Passage, found: number): Standing {
  const at = Math.max(0, found);
  const start = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const whole = text.slice(start, end < 0 ? undefined : end);
  const from = Math.max(0, at - start - EXCERPT / 2);
  const cut = whole.slice(from, from + EXCERPT).trim();
  const excerpt = `${from > 0 ? "…" : ""}${cut}${from + EXCERPT < whole.length ? "…" : ""}`;
  const before = line === undefined ? undefined : line + (text.slice(0, start).match(/\n/g)?.length ?? 0);
  return { excerpt, line: before, times: 1 };
}

/** Cut where a line or a word ends. */
function* partsOf(passage: Passage): Generator<Passage> {
  const { text, line, day } = passage;
  if (text.length <= PASSAGE) return yield passage;
  let [start, at] = [0, line];
  while (start < text.length) {
    const most = start + PASSAGE;
    const cut = most >= text.length ? text.length : Math.max(text.lastIndexOf("\n", most), text.lastIndexOf(" ", most));
    const end = cut > start ? cut : Math.min(most, text.length);
    const part = text.slice(start, end);
    yield { text: part, line: at, day };
    at = at === undefined ? undefined : at + (part.match(/\n/g)?.length ?? 0);
    start = end;
  }
}
