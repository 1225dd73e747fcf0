// Calls that come while a run is under way share the next one.

/** Calls `run`, one at a time. Each caller gets a run that began after its call, and may share it with others. */
export function collapse<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;
  // The run under way may have seen a state older than the call.
  return () => {
    if (underWay === undefined) return begin();
    next ??= underWay.then(begin, begin);
    return next;
  };

  function begin(): Promise<Result> {
    next = undefined;
    const running = run().finally(() => {
      // Calls that come before the next run has begun share it.
      if (next === undefined) underWay = undefined;
    });
    underWay = running;
    return running;
  }
}
