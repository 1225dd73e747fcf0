// Whether there is a query service behind the gateway that is ready.

/** Milliseconds in which one answers, and for which the answer is kept. */
const WITHIN = 2_000;
const KEPT = 1_000;

/** `origins`: any of them will do. */
export function watchReady(origins: readonly string[]): () => Promise<boolean> {
  let last: { readonly at: number; readonly ready: Promise<boolean> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at > KEPT) last = { at: now, ready: anyReady(origins) };
    return last.ready;
  };
}

const anyReady = (origins: readonly string[]): Promise<boolean> =>
  Promise.any(origins.map(requireReady)).then(
    () => true,
    () => false,
  );

async function requireReady(origin: string): Promise<void> {
  const { ok, body } = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(WITHIN) });
  await body?.cancel();
  if (!ok) throw new Error("not ready");
}
