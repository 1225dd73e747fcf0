// How much the reports on a target weigh in its verdict. An account that was made for one report is cheap, so what new accounts
// report weighs less (docs/decisions/0036). It is public, found and counted like any other all the same.

/** A person's first report on a target. Times are ISO 8601. */
export type Voice = {
  /** When their membership began; undefined where that is not known: then they are taken to be established. */
  readonly joinedAt: string | undefined;
  readonly filedAt: string;
};

const NEW_FOR_MS = 7 * 86_400_000;
const WEIGHT_OF_NEW = 0.25;
/** What one established account weighs, and one published list. */
const ENOUGH = 1;

export const weightOf = ({ joinedAt, filedAt }: Voice): number =>
  joinedAt !== undefined && Date.parse(filedAt) - Date.parse(joinedAt) < NEW_FOR_MS ? WEIGHT_OF_NEW : ENOUGH;

/** So many people weigh enough, however new they all are. */
export const PEOPLE_ENOUGH = ENOUGH / WEIGHT_OF_NEW;

/** Whether people reported it, and all of them together weigh less than one established account. */
export const isWeak = (voices: readonly Voice[]): boolean =>
  voices.length > 0 && voices.reduce((sum, voice) => sum + weightOf(voice), 0) < ENOUGH;
