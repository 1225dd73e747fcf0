import { vi } from "vitest";

/** Resolves once `check` no longer throws; a busy machine is given time. */
export const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000 });
