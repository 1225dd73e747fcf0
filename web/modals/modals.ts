// The stack of dialogs: each has a key, and what is open already is not opened twice.
import type { ReactNode } from "react";

export type ModalOptions = {
  /** It tells of what has happened, so it stays when the page under it changes; others belong to their page. */
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
 * Opens what `render` draws on top of the stack; answers what it was closed with, or undefined where its page went.
 * Where a dialog with this key is open, that one stays and its answer is awaited.
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

/** Unanswered: what it asks for has come in another way. */
export function closeModal(key: string): void {
  stack.find((modal) => modal.key === key)?.close(undefined);
}

/** On another page: what belonged to the one before is closed unanswered. */
export function closePageModals(): void {
  for (const modal of stack) if (!modal.outlivesPage) modal.close(undefined);
}
