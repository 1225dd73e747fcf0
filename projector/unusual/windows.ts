// The rules' memory: filings with one key within a window of time. Keys share a fixed number of documents, each of which
// keeps few keys with few filings, so memory is bounded; under a flood the oldest are forgotten.
import type { UnusualRule } from "@sb/contracts/unusual/model.ts";
import { type Filing, RULES, type Seen } from "./rules.ts";
import { areAlike, type Sketch } from "./sketch.ts";

type Group = {
  readonly key: string;
  /** The sketch of its first filing, where the rule compares sketches. */
  readonly sketch?: Sketch | undefined;
  readonly seen: readonly Seen[];
  /** Once they are unusual: the first report, the time it was filed, and how many there are. */
  readonly found?: { readonly dclrSeq: number; readonly at: number; readonly total: number } | undefined;
};
export type UnusualGroup = Group & { readonly found: NonNullable<Group["found"]> };
export type WindowDoc = { readonly groups: readonly Group[] };

const SLOTS = 1_024;
const GROUPS_KEPT = 4;
/** Filings kept of one key: above what any rule asks for. */
const SEEN_KEPT = 12;

/** The document that holds a key. */
export function windowId(rule: UnusualRule, key: string): string {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0;
  return `${rule}-${hash % SLOTS}`;
}

export type Remembered = {
  readonly doc: WindowDoc;
  /** The filing's group, where it is unusual by now. */
  readonly unusual?: UnusualGroup | undefined;
  /** It is the first by which its group is unusual. */
  readonly isNew: boolean;
};

/** Undefined where the filing changes nothing: it was seen before, or counts for nothing. */
export function remember(rule: UnusualRule, key: string, before: WindowDoc, filing: Filing): Remembered | undefined {
  const { windowMs, many, isApart = differ, bySketch } = RULES[rule];
  const { dclrSeq, by, at: filedAt, sketch } = filing;
  const seen = { dclrSeq, by, at: filedAt };
  const since = filing.at - windowMs;
  const fresh = before.groups.filter((group) => (group.seen.at(-1)?.at ?? 0) > since);
  const own = fresh.find((group) => group.key === key && (!bySketch || areAlike(sketch, group.sketch)));
  const others = (own?.seen ?? []).filter(({ at }) => at > since);
  if (!others.every((other) => other.dclrSeq !== seen.dclrSeq && isApart(seen, other))) return undefined;
  const all = [...others, seen];
  const found = foundIn(own, all, many);
  const kept = bySketch && { sketch: own?.sketch ?? sketch };
  const group = { key, ...kept, seen: all.slice(-SEEN_KEPT), ...(found && { found }) };
  const groups = [...fresh.filter((each) => each !== own), group].slice(-GROUPS_KEPT);
  return { doc: { groups }, unusual: found && { ...group, found }, isNew: found !== undefined && !own?.found };
}

const differ = (): boolean => true;

/** A case goes on until a window passes without another filing. */
function foundIn(own: Group | undefined, all: readonly Seen[], many: number): Group["found"] {
  if (own?.found) return { ...own.found, total: own.found.total + 1 };
  const [first] = all;
  return first && all.length >= many ? { dclrSeq: first.dclrSeq, at: first.at, total: all.length } : undefined;
}
