// "Do not show again today": the popups that the user dismissed, stored on this device for one local day.

export type HiddenPopups = { readonly day: string; readonly seqs: readonly number[] };

/** The local calendar day, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The midnight after `now` on this device. */
export const endOfDay = (now: Date): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);

/** Parses what was stored; nothing is hidden if it is from another day or invalid. */
export function readHidden(stored: string | null, today: string): HiddenPopups {
  const [day, ...seqs] = (stored ?? "").split(",");
  return day === today ? { day, seqs: seqs.map(Number).filter(Number.isSafeInteger) } : { day: today, seqs: [] };
}

export const writeHidden = (hidden: HiddenPopups): string => [hidden.day, ...hidden.seqs].join(",");

export function hide(hidden: HiddenPopups, seq: number): HiddenPopups {
  return hidden.seqs.includes(seq) ? hidden : { ...hidden, seqs: [...hidden.seqs, seq] };
}
