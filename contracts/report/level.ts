// How sure it is that a target is what it was reported for: a level from 0 to 100 that anyone can recompute from the public export
// (docs/level.md, docs/decisions/0104). Pure, and of a day: everybody gets the same level on the same day in UTC.
import { type Voice, weigh, weightOf } from "./belief.ts";

/** Changes with every number and rule below: levels of different formulas are not to be compared. */
export const LEVEL_FORMULA = "level-2";

/** From the lowest. UNKNOWN means that nothing stands against it, which says nothing in its favour. */
export const LEVEL_STEPS = ["UNKNOWN", "HINT", "SUSPECTED", "LIKELY", "NEARLY_CERTAIN"] as const;
export type LevelStep = (typeof LEVEL_STEPS)[number];
/** The lowest value of each step. */
export const STEP_FROM: Readonly<Record<LevelStep, number>> = {
  UNKNOWN: 0,
  HINT: 10,
  SUSPECTED: 30,
  LIKELY: 55,
  NEARLY_CERTAIN: 80,
};
export const LEVEL_MAX = 100;

/** In the order in which they are told. */
export const LEVEL_PARTS = [
  "ESTABLISHED",
  "NEW",
  "AGE",
  "UNCOUNTED",
  "LISTS",
  "LISTS_AGE",
  "UNSHARED",
  "CONFIRMED",
  "FLOOR",
  "LIMIT",
  "DISPUTED",
  "OWNER",
] as const;
type LevelPart = (typeof LEVEL_PARTS)[number];

/** Public facts about one target, as they stand: what was removed is not among them. */
export type LevelFacts = {
  /** Public reports of people. */
  readonly voices: readonly Voice[];
  /** Publishers whose lists name it and may be passed on, with the earliest day that each gives (`YYYY-MM-DD`). */
  readonly lists: readonly { readonly since?: string | undefined }[];
  /** Publishers whose lists name it, and may not be passed on. */
  readonly unshared: number;
  /** How many confirm it: staff of the service, and agencies. */
  readonly confirmers: number;
  /** Reports on it whose deletion somebody asks for. */
  readonly disputes: number;
  /** Somebody who proved control of it has such a request. */
  readonly ownerObjects: boolean;
};

/** One contribution. The points of all of them add up to the value. */
export type LevelReason = {
  readonly part: LevelPart;
  readonly points: number;
  /** People, lists, days, confirmers or requests. */
  readonly count?: number | undefined;
};

export type Level = {
  /** A whole number. */
  readonly value: number;
  readonly step: LevelStep;
  readonly formula: typeof LEVEL_FORMULA;
  /** The day in UTC that it was computed for, `YYYY-MM-DD`. */
  readonly day: string;
  readonly why: readonly LevelReason[];
};

/** The numbers of the formula. */
export const LEVEL_RULES = {
  /** More people add less and less: at this weight of theirs, half of the most that people can say, at twice that, three quarters. */
  peopleMax: 75,
  peopleHalf: 2,
  /** New accounts add no more than this, however many they are, or throwaways would outweigh victims. */
  newMax: 15,
  /** Lists in the same way. All weigh the same, whatever their publishers took back: who swindles would make them take things back. */
  listsMax: 50,
  listsHalf: 1,
  /** The weight of what is so old is half, of what is twice as old a quarter. */
  halfLifeDays: 730,
  /** The weight of a list's entry without a day. */
  undated: 0.5,
  confirmedByOne: 60,
  confirmedByTwo: 70,
  confirmedByMore: 75,
  /** Points that an open request takes, and its owner's: never into a lower step, or whoever asks would take a target off a list. */
  disputed: 4,
  owner: 4,
} as const;

const { peopleMax, peopleHalf, newMax, listsMax, listsHalf, halfLifeDays, undated, confirmedByMore } = LEVEL_RULES;
const CONFIRMED = [0, LEVEL_RULES.confirmedByOne, LEVEL_RULES.confirmedByTwo] as const;

const DAY_MS = 86_400_000;
const dayNumberOf = (at: string): number => Math.floor(Date.parse(at) / DAY_MS);

export const stepOf = (value: number): LevelStep =>
  LEVEL_STEPS.findLast((step) => value >= STEP_FROM[step]) ?? "UNKNOWN";

/** `now`: ISO 8601. Its day in UTC is all that counts. */
export function levelOf(facts: LevelFacts, now: string): Level {
  const today = dayNumberOf(now);
  const evidence = [...ofPeople(facts, today), ...ofLists(facts, today), confirmed(facts)];
  const found = sumOf(evidence);
  const floor = Math.max(0, isAnythingThere(facts) ? STEP_FROM.HINT - found : 0);
  const limit = Math.min(0, LEVEL_MAX - found);
  const value = found + floor + limit;
  const why = [...evidence, { part: "FLOOR", points: floor } as const, { part: "LIMIT", points: limit } as const];
  const all = [...why, ...disputed(facts, value)].filter(isTold);
  const day = new Date(today * DAY_MS).toISOString().slice(0, 10);
  return { value: sumOf(all), step: stepOf(value), formula: LEVEL_FORMULA, day, why: all };
}

/** Half of `most` at `half`, three quarters at twice that, and so on. */
const saturating = (most: number, half: number, weight: number): number => most * (1 - 2 ** (-weight / half));

const faded = (days: number): number => 2 ** (-Math.max(0, days) / halfLifeDays);

function ofPeople({ voices }: LevelFacts, today: number): readonly LevelReason[] {
  const known = leadVoices(voices);
  const { level, established } = weigh(known.filter(({ isNew }) => !isNew));
  const ofEstablished = saturating(peopleMax, peopleHalf, level);
  const ofAll = saturating(peopleMax, peopleHalf, weigh(known).level);
  const points = Math.round(ofEstablished);
  const all = Math.round(Math.min(ofAll, ofEstablished + newMax));
  const days = Math.max(0, today - known.reduce((newest, { day }) => Math.max(newest, day), 0));
  return [
    { part: "ESTABLISHED", points, count: established },
    { part: "NEW", points: all - points, count: known.length - established },
    { part: "AGE", points: Math.round(all * faded(days)) - all, count: days },
    { part: "UNCOUNTED", points: 0, count: new Set(voices.map(({ by }) => by)).size - known.length },
  ];
}

function ofLists({ lists, unshared }: LevelFacts, today: number): readonly LevelReason[] {
  const points = Math.round(saturating(listsMax, listsHalf, lists.length));
  const left = lists.reduce((sum, { since }) => sum + listLeft(since, today), 0);
  return [
    { part: "LISTS", points, count: lists.length },
    { part: "LISTS_AGE", points: Math.round(saturating(listsMax, listsHalf, left)) - points },
    // The export may not have them: with points for them nobody could recompute the level.
    { part: "UNSHARED", points: 0, count: unshared },
  ];
}

/** A day that is none is treated as if it were not given. */
function listLeft(since: string | undefined, today: number): number {
  const days = since === undefined ? Number.NaN : today - dayNumberOf(since);
  return Number.isNaN(days) ? undated : faded(days);
}

/**
 * Each person's report that counts: the heaviest, of equal ones the earliest. A person who reports again and again neither
 * weighs more by it nor makes the target's reports younger.
 */
function leadVoices(voices: readonly Voice[]): readonly Voice[] {
  const people = new Map<string, Voice>();
  for (const voice of voices) {
    const known = people.get(voice.by);
    if (weightOf(voice) > 0 && (!known || isBefore(voice, known))) people.set(voice.by, voice);
  }
  return [...people.values()];
}

const isBefore = (a: Voice, b: Voice): boolean =>
  weightOf(a) > weightOf(b) || (weightOf(a) === weightOf(b) && a.day < b.day);

function confirmed({ confirmers }: LevelFacts): LevelReason {
  return { part: "CONFIRMED", points: CONFIRMED[confirmers] ?? confirmedByMore, count: confirmers };
}

/** A request says that somebody objects, not who is right. */
function disputed({ disputes, ownerObjects }: LevelFacts, value: number): readonly LevelReason[] {
  const room = value - STEP_FROM[stepOf(value)];
  const byAnyone = disputes > 0 ? Math.min(LEVEL_RULES.disputed, room) : 0;
  const byOwner = ownerObjects ? Math.min(LEVEL_RULES.owner, room - byAnyone) : 0;
  return [
    { part: "DISPUTED", points: 0 - byAnyone, count: disputes },
    { part: "OWNER", points: 0 - byOwner, ...(ownerObjects && { count: 1 }) },
  ];
}

const isAnythingThere = ({ voices, lists, unshared, confirmers }: LevelFacts): boolean =>
  voices.length + lists.length + unshared + confirmers > 0;

/** A part without points is told where there is something: people who count with others of their network, requests that take nothing. */
const isTold = ({ part, points, count = 0 }: LevelReason): boolean => points !== 0 || (count > 0 && part !== "AGE");

const sumOf = (reasons: readonly LevelReason[]): number => reasons.reduce((sum, { points }) => sum + points, 0);
