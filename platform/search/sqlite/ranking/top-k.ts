// The few highest of many scores. Nearly all documents are passed by after one comparison, as their score is no higher than
// the lowest of those that are held: to put all matches in order costs several times as much as to look at each once.

/** So many are held besides the wanted ones, so that even one wanted document is not sorted in for each that is found. */
const SPARE = 64;
/** No more are wanted: then a score of 32 bits and the place of what has it fit into one number. */
const WANTED_AT_MOST = 2 ** 16;
const PLACES = 2 ** 20;

export type TopK = {
  /** Takes in the next ones: the score of each, and its name, to which `high` is added. */
  offer(scores: Uint32Array, names: Uint16Array, high: number): void;
  /** The names of the wanted ones, or of as many as there were: the highest score first, equal ones as they came. */
  list(): Uint32Array;
};

/** Holds the `wanted` highest. Throws RangeError where they are too many. */
export function createTopK(wanted: number): TopK {
  if (wanted > WANTED_AT_MOST) throw new RangeError(`No more than ${WANTED_AT_MOST} can be held: ${wanted}`);
  const held = { scores: new Uint32Array(wanted * 2 + SPARE), names: new Uint32Array(wanted * 2 + SPARE) };
  let length = 0;
  // Equal scores that come later stand behind those that are held: only higher ones are of interest.
  let least = 0;

  /** Afterwards they are in order. */
  const cut = (): void => {
    const best = highestFirst(held.scores, length).subarray(0, wanted);
    held.scores.set(best.map((i) => held.scores[i] ?? 0));
    held.names.set(best.map((i) => held.names[i] ?? 0));
    length = best.length;
    if (length === wanted) least = (held.scores[length - 1] ?? 0) + 1;
  };
  const hold = (score: number, name: number): void => {
    if (length === held.scores.length) cut();
    held.scores[length] = score;
    held.names[length] = name;
    length += 1;
  };

  return {
    offer(scores, names, high) {
      for (let i = next(scores, 0, names.length, least); i < names.length; i = next(scores, i + 1, names.length, least))
        hold(scores[i] ?? 0, high | (names[i] ?? 0));
    },
    list() {
      cut();
      return held.names.slice(0, length);
    },
  };
}

/** The place of the first score that is not below `least`, before `end`. Here a search spends its time: nothing else is done. */
function next(scores: Uint32Array, start: number, end: number, least: number): number {
  let i = start;
  while (i < end && (scores[i] ?? 0) < least) i++;
  return i;
}

/** The places of the scores. Bare numbers are sorted ten times as fast as with a function that compares two. */
function highestFirst(scores: Uint32Array, length: number): Uint32Array {
  const keys = new Float64Array(length);
  for (let i = 0; i < length; i++) keys[i] = (scores[i] ?? 0) * PLACES + (PLACES - 1 - i);
  keys.sort();
  const places = new Uint32Array(length);
  for (let i = 0; i < length; i++) places[i] = PLACES - 1 - ((keys[length - 1 - i] ?? 0) % PLACES);
  return places;
}
