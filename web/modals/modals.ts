// The stack of dialogs, each with a key; a dialog that is open is not opened twice.
import type { ReactNode } from "react";

export type ModalOptions = {
  /**
   * The dialog reports something that has happened, so it stays open across navigation; others close with their page.
   */
  readonly outlivesPage?: boolean;
};

export type OpenModal = ModalOptions & {
  readonly key: string;
  readonly render: (close: (result: unknown) => void) => ReactNode;
  readonly close: (result: unknown) => void;
  readonly result: Promise<unknown>;
};

const listeners = new Set<() => void>();
let stack: readonly OpenModal[] = [];

export const modalStack = (): readonly OpenModal[] => stack;

export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setStack(next: readonly OpenModal[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a dialog on top of the stack. Resolves to the value it was closed with, or undefined when its page was left. If
 * a dialog with this key is open, resolves with that one.
 */
export function openModal<Result>(
  key: string,
  render: (close: (result: Result) => void) => ReactNode,
  options: ModalOptions = {},
): Promise<Result | undefined> {
  const open = stack.find((modal) => modal.key === key);
  if (open) return open.result as Promise<Result | undefined>;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const close = (result: unknown) => {
    setStack(stack.filter((modal) => modal.key !== key));
    resolve(result);
  };
  setStack([...stack, { ...options, key, render: (done) => render(done), close, result: promise }]);
  return promise as Promise<Result | undefined>;
}

/** Closes a dialog that is no longer needed; it resolves with undefined. */
export function closeModal(key: string): void {
  stack.find((modal) => modal.key === key)?.close(undefined);
}

/** On navigation: closes the dialogs that belong to the page; they resolve with undefined. */
export function closePageModals(): void {
  for (const modal of stack) if (!modal.outlivesPage) modal.close(undefined);
}
