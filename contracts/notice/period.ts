// When a notice shows. Readers compare it with their clock: no job has to fire at the right moment.

/** ISO 8601; what is absent does not limit it. */
export type Period = { readonly showFrom?: string | undefined; readonly showTo?: string | undefined };

/** Whether a published notice shows at an instant, in milliseconds since 1970: from `showFrom` until before `showTo`. */
export function isShownAt({ showFrom, showTo }: Period, now: number): boolean {
  return (showFrom === undefined || Date.parse(showFrom) <= now) && (showTo === undefined || now < Date.parse(showTo));
}

/** The first instant of some periods after `now`, at which one begins or ends. Undefined where nothing changes any more. */
export function nextChange(periods: readonly Period[], now: number): number | undefined {
  const instants = periods.flatMap(({ showFrom, showTo }) => [showFrom, showTo].map((at) => Date.parse(at ?? "")));
  const ahead = instants.filter((at) => at > now);
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}
