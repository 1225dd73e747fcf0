// Looks targets up by what stands of them in a range, or in the set on the device. It loads on demand, with the recognition.
import type { LookupRange, RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { readFilter, type TargetFilter } from "@sb/knowledge/filter/read.ts";
import type { KeptSet } from "./kept-set.ts";
import { type FoundTarget, type Key, recognise } from "./recognise.ts";

/** A key that is reported or listed. */
export type Hit = Pick<Key, "addressKey" | "as"> & { readonly entry: Omit<RangeEntry, "suffix"> };

export type Checked = Omit<FoundTarget, "keys" | "prefix"> & {
  /** The most reported first. */
  readonly hits: readonly Hit[];
  /** More begin like this than one answer holds: nothing can be said of those that it leaves out. */
  readonly isCut: boolean;
};

export type ByRange = {
  readonly by: "RANGE";
  readonly targets: readonly Checked[];
  /** Prefixes that were sent. */
  readonly sent: number;
  readonly hasOthers: boolean;
  readonly omitted: number;
};

export type BySet = {
  readonly by: "SET";
  readonly madeAt: number;
  /** `isIn`: one of its keys is in the set, or is taken for one that is. */
  readonly targets: readonly (Omit<FoundTarget, "keys" | "prefix"> & { readonly isIn: boolean })[];
  readonly hasOthers: boolean;
  readonly omitted: number;
};

export type CheckOutcome = ByRange | BySet;

/** Sends five letters for each target, and nothing else: no token, no cookie, no address of this page. */
async function askRange(prefix: string): Promise<LookupRange> {
  const answer = await fetch(`/sb/report/lookup/range/${prefix}`, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  if (!answer.ok) throw new RangeRefused();
  return (await answer.json()) as LookupRange;
}

/** A range was not answered. It says nothing of the text. */
export class RangeRefused extends Error {
  override readonly name = "RangeRefused";
}

export async function checkByRange(text: string): Promise<ByRange> {
  const { targets, ...rest } = recognise(text);
  const prefixes = [...new Set(targets.map(({ prefix }) => prefix))].sort();
  const answers = new Map(await Promise.all(prefixes.map(async (each) => [each, await askRange(each)] as const)));
  const checked = targets.map(({ keys, prefix, ...target }) => ({
    ...target,
    hits: keys.flatMap((key) => hitOf(key, answers.get(prefix))).sort(mostFirst),
    isCut: answers.get(prefix)?.truncated === true,
  }));
  return { by: "RANGE", targets: checked.sort(worstFirst), sent: prefixes.length, ...rest };
}

function hitOf({ addressKey, as, hash }: Key, answer: LookupRange | undefined): Hit | [] {
  const entry =
    answer?.items.find(({ suffix }) => answer.prefix + suffix === hash) ??
    answer?.also.find((each) => each.hash === hash);
  return entry ? { addressKey, as, entry } : [];
}

const named = ({ entry }: Hit): number => entry.timesReported + entry.timesListed;
const mostFirst = (a: Hit, b: Hit): number => named(b) - named(a);
const worstFirst = (a: Checked, b: Checked): number => worst(b) - worst(a);
const worst = ({ hits: [first] }: Checked): number => (first ? named(first) : 0);

/** Sends nothing. */
export function checkBySet(text: string, { madeAt, mayHave }: TargetFilter): BySet {
  const { targets, ...rest } = recognise(text);
  const checked = targets.map(({ keys, prefix: _, ...target }) => ({
    ...target,
    isIn: keys.some(({ addressKey }) => mayHave(addressKey)),
  }));
  return { by: "SET", madeAt, targets: checked.sort((a, b) => Number(b.isIn) - Number(a.isIn)), ...rest };
}

/** Undefined where it is not signed with the key that came with it, or is of a format that this app does not know. */
export const openSet = ({ file, publicKey }: KeptSet): TargetFilter | undefined =>
  readFilter(
    file,
    Uint8Array.from(atob(publicKey), (letter) => letter.charCodeAt(0)),
  );
