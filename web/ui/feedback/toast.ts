// The queue of toasts, shown by ToastRegion, which is loaded with the first one.
export type Toast = { readonly id: number; readonly kind: "good" | "bad" | "note"; readonly text: string };

const listeners = new Set<() => void>();
let toasts: readonly Toast[] = [];
let next = 1;

function show(kind: Toast["kind"], text: string): void {
  toasts = [...toasts.filter((toast) => toast.text !== text), { id: next++, kind, text }].slice(-3);
  for (const listener of listeners) listener();
}

/** A short note about something that just happened. Never for important information: it closes by itself. */
export const toast = {
  good: (text: string) => show("good", text),
  bad: (text: string) => show("bad", text),
  note: (text: string) => show("note", text),
};

export const currentToasts = (): readonly Toast[] => toasts;

export function dismissToast(id: number): void {
  toasts = toasts.filter((toast) => toast.id !== id);
  for (const listener of listeners) listener();
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
