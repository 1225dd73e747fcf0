// Looks targets up by what stands of them in a range, or in the set on the device. It loads on demand, with the recognition.
import type { LookupRange, RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { readFilter, type TargetFilter } from "@sb/knowledge/filter/read.ts";
import { readConfig } from "../../api/config.ts";
import type { Edge } from "../edge/edge.ts";
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
  /** Whose files were asked in the service's place. `isCurrent`: else the service is away too, and it is of when it says. */
  readonly edge: Pick<Edge, "host" | "letters" | "at" | "isCurrent"> | undefined;
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

/** As much of an answer as a target is looked for in. */
type Found = { readonly find: (hash: string) => Omit<RangeEntry, "suffix"> | undefined; readonly truncated: boolean };
type Answers = { readonly found: ReadonlyMap<string, Found>; readonly edge: ByRange["edge"] };

/** Sends five letters for each target, and nothing else: no token, no cookie, no address of this page. */
async function askRange(prefix: string): Promise<Found> {
  const answer = await fetch(`/sb/report/lookup/range/${prefix}`, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
  });
  if (!answer.ok) throw new RangeRefused();
  const { items, also, truncated } = (await answer.json()) as LookupRange;
  return {
    find: (hash) => items.find(({ suffix }) => prefix + suffix === hash) ?? also.find((each) => each.hash === hash),
    truncated,
  };
}

const askAll = async (
  prefixes: readonly string[],
  ask: (prefix: string) => Promise<Found>,
): Promise<Answers["found"]> =>
  new Map(await Promise.all(prefixes.map(async (each) => [each, await ask(each)] as const)));

/** The files first, where there are any; the service where these are not to be had, not signed, or old; old files where it is away too. */
async function askRanges(prefixes: readonly string[]): Promise<Answers> {
  const { edgeUrl } = readConfig();
  const asked = edgeUrl !== undefined && prefixes.length > 0 ? await askEdge(edgeUrl, prefixes) : undefined;
  if (asked?.edge?.isCurrent) return asked;
  try {
    return { found: await askAll(prefixes, askRange), edge: undefined };
  } catch (error) {
    if (asked) return asked;
    throw error;
  }
}

/** Undefined where the files say nothing: then the service is asked as if there were none. */
async function askEdge(url: string, prefixes: readonly string[]): Promise<Answers | undefined> {
  try {
    const { openEdge } = await import("../edge/edge.ts");
    const { host, letters, at, isCurrent, range } = await openEdge(url);
    return { found: await askAll(prefixes, range), edge: { host, letters, at, isCurrent } };
  } catch {
    return undefined;
  }
}

/** A range was not answered. It says nothing of the text. */
export class RangeRefused extends Error {
  override readonly name = "RangeRefused";
}

export async function checkByRange(text: string): Promise<ByRange> {
  const { targets, ...rest } = recognise(text);
  const prefixes = [...new Set(targets.map(({ prefix }) => prefix))].sort();
  const { found, edge } = await askRanges(prefixes);
  const checked = targets.map(({ keys, prefix, ...target }) => ({
    ...target,
    hits: keys.flatMap((key) => hitOf(key, found.get(prefix))).sort(mostFirst),
    isCut: found.get(prefix)?.truncated === true,
  }));
  return { by: "RANGE", targets: checked.sort(worstFirst), sent: prefixes.length, edge, ...rest };
}

function hitOf({ addressKey, as, hash }: Key, answer: Found | undefined): Hit | [] {
  const entry = answer?.find(hash);
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
