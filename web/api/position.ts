// Read-your-writes: the position of this tab's last write is sent with every later read.
import { inTab } from "../session/storage.ts";

const KEY = "sb-position";

export const lastPosition = (): string | null => inTab.getItem(KEY);

/** For a server that is behind this tab, such as after restoring a backup. */
export const forgetPosition = (): void => inTab.removeItem(KEY);

/** Positions sort as strings in the order of time. */
export function rememberPosition(position: string | null): void {
  if (position === null) return;
  const last = lastPosition();
  if (last === null || position > last) inTab.setItem(KEY, position);
}
