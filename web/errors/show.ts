// The one error dialog: asked for here, drawn by ErrorDialogHost, which knows texts and router.
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

/** While one error is shown, another is not shown on top of it; what failed with it is reset with it. */
export function showError(error: unknown, reset?: () => void): void {
  set({ error: shown?.error ?? error, resets: [...(shown?.resets ?? []), ...(reset ? [reset] : [])] });
}

/** Closes the dialog and resets what had failed. */
export function closeError(): void {
  const resets = shown?.resets ?? [];
  set(undefined);
  for (const reset of resets) reset();
}
