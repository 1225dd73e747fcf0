// People read their own writes: the position of this tab's last write goes along with each later read.
const KEY = "sb-position";

export const lastPosition = (): string | null => sessionStorage.getItem(KEY);

/** Positions are texts whose plain order is their order in time. */
export function rememberPosition(position: string | null): void {
  if (position === null) return;
  const last = lastPosition();
  if (last === null || position > last) sessionStorage.setItem(KEY, position);
}
