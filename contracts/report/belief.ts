// Who is believed: how much the reports on a target weigh, when others are told to block it, and when a verdict warns in full
// (docs/decisions/0083). Pure, and without a clock: what was said weighs tomorrow what it weighs today.

/** A membership is new for so long: what was filed within it never lists a target by itself. */
const NEW_FOR_MS = 7 * 86_400_000;

/** Who of a network was counted on the target within the day before a report was filed (command-service/report/networks.ts). */
export const NETWORK_TURNS = ["FIRST", "AFTER_NEW", "AGAIN"] as const;
/** FIRST: nobody. AFTER_NEW: new accounts alone. AGAIN: somebody established, or for a new account anybody. */
export type NetworkTurn = (typeof NETWORK_TURNS)[number];

/** A public report as the rule sees it. */
export type Voice = {
  /** Whose. */
  readonly by: string;
  readonly isNew: boolean;
  /** Absent in reports of before it was recorded: they are taken to come from a network of their own. */
  readonly network?: NetworkTurn | undefined;
  /** The day on which it was filed, in days since 1970. */
  readonly day: number;
};

const ESTABLISHED = 1;
const NEW = 0.25;
/** The new accounts of one day weigh no more together: a crowd that comes at once waits for a look by staff. */
const NEW_A_DAY = 0.5;
/** The weight that lists a target where somebody established is among its reporters. Nobody lists one alone. */
const TO_LIST = 2;

/** Times are ISO 8601; who joined at a time that is not known is taken to be established. */
export const isNewAt = (joinedAt: string | undefined, filedAt: string): boolean =>
  joinedAt !== undefined && Date.parse(filedAt) - Date.parse(joinedAt) < NEW_FOR_MS;

/** The weight that a report adds to its network's others on the target within a day: together they weigh as one person. */
export function weightOf({ isNew, network = "FIRST" }: Pick<Voice, "isNew" | "network">): number {
  if (network === "AGAIN") return 0;
  if (isNew) return network === "FIRST" ? NEW : 0;
  return network === "FIRST" ? ESTABLISHED : ESTABLISHED - NEW;
}

export type Weighed = {
  readonly level: number;
  /** People who were members for a week when they reported it, each from a network of their own. */
  readonly established: number;
};

/** A person counts once, by the report that weighs most. */
export function weigh(voices: readonly Voice[]): Weighed {
  const established = heaviest(voices.filter(({ isNew }) => !isNew));
  const fresh = voices.filter(({ by, isNew }) => isNew && !established.has(by));
  return { level: sumOf(established) + weightOfNew(fresh), established: established.size };
}

/** Each person's heaviest report. People whose reports weigh nothing are left out. */
function heaviest(voices: readonly Voice[]): ReadonlyMap<string, number> {
  const people = new Map<string, number>();
  for (const voice of voices) {
    const weight = weightOf(voice);
    if (weight > (people.get(voice.by) ?? 0)) people.set(voice.by, weight);
  }
  return people;
}

/** No more than their people weigh, and no more than their days may. */
function weightOfNew(voices: readonly Voice[]): number {
  const days = Map.groupBy(voices, ({ day }) => day);
  const ofDays = [...days.values()].map((ofDay) => Math.min(sumOf(heaviest(ofDay)), NEW_A_DAY));
  return Math.min(
    sumOf(heaviest(voices)),
    ofDays.reduce((sum, weight) => sum + weight, 0),
  );
}

const sumOf = (people: ReadonlyMap<string, number>): number =>
  [...people.values()].reduce((sum, each) => sum + each, 0);

/** Grounds to believe that a target is bad, besides published lists. Requests to delete a report change nothing here. */
export type Believed = {
  readonly voices: readonly Voice[];
  /** By staff or an agency. */
  readonly isConfirmed: boolean;
};

/** Whether others are told to block it. */
export function isListed({ voices, isConfirmed }: Believed): boolean {
  if (isConfirmed) return true;
  const { level, established } = weigh(voices);
  return established > 0 && level >= TO_LIST;
}

/** Whether all that is known comes from new accounts, however many: a verdict says so, and warns less. */
export const isWeak = ({ voices, isConfirmed }: Believed): boolean =>
  !isConfirmed && voices.length > 0 && weigh(voices).established === 0;
