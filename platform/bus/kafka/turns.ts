export type Serial = <T>(work: () => Promise<T>) => Promise<T>;

/** Work that begins when the work before it has ended. */
export function oneAtATime(): Serial {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Only the turn's own caller is told that it failed.
    last = turn.catch(() => undefined);
    return turn;
  };
}
