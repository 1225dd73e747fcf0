// People read their own writes: the position of this tab's last write goes along with each later read.
import { inTab } from "../session/storage.ts";

const KEY = "sb-position";

export const lastPosition = (): string | null => inTab.getItem(KEY);

/** Of a server that knows less than this tab has seen: a back-up was restored. */
export const forgetPosition = (): void => inTab.removeItem(KEY);

/** Positions are texts whose plain order is their order in time. */
export function rememberPosition(position: string | null): void {
  if (position === null) return;
  const last = lastPosition();
  if (last === null || position > last) inTab.setItem(KEY, position);
}
