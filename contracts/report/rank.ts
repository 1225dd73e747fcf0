// How often an address was named, in one number for the search index: people first, published lists after them.

export type TimesNamed = { readonly people: number; readonly listings: number };

/** Lists told apart; more count as so many. */
const LISTINGS_MAX = 7;
const STEP = LISTINGS_MAX + 1;
/** The highest number that an index can sort by. */
const RANK_MAX = 2 ** 32 - 1;

/** One more person outranks any number of lists. */
export const rankOf = ({ people, listings }: TimesNamed): number =>
  Math.min(RANK_MAX, people * STEP + Math.min(listings, LISTINGS_MAX));

export const timesNamed = (rank: number): TimesNamed => ({ people: Math.floor(rank / STEP), listings: rank % STEP });
