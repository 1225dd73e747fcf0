// State of the one error dialog; ErrorDialogHost renders it, because it has the texts and the router.
type Shown = { readonly error: unknown; readonly resets: readonly (() => void)[] };

const listeners = new Set<() => void>();
let shown: Shown | undefined;

function set(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

export const shownError = (): Shown | undefined => shown;

export function subscribeShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While a dialog is open, no second one opens; its close also resets what failed meanwhile. */
export function showError(error: unknown, reset?: () => void): void {
  set({ error: shown?.error ?? error, resets: [...(shown?.resets ?? []), ...(reset ? [reset] : [])] });
}

/** Closes the dialog and resets the failed queries. */
export function closeError(): void {
  const resets = shown?.resets ?? [];
  set(undefined);
  for (const reset of resets) reset();
}
