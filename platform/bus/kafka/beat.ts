// Keeps a group's session alive while work is under way, however long that takes.

type Heart = {
  readonly heartbeat: () => Promise<void>;
  readonly everyMs: number;
};

/**
 * The work's signal is aborted with `signal`, or when a heartbeat fails: the partition goes to another member then. That
 * failure is thrown once the work has ended.
 */
export async function whileBeating(
  { heartbeat, everyMs }: Heart,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  let failure: { readonly error: unknown } | undefined;
  const beat = async (): Promise<void> => {
    try {
      await heartbeat();
    } catch (error) {
      failure ??= { error };
      lost.abort();
    }
  };
  const timer = setInterval(beat, everyMs);
  try {
    await work(AbortSignal.any([signal, lost.signal]));
  } finally {
    clearInterval(timer);
  }
  if (failure) throw failure.error;
}
