// Days between two times, as people count them: by the calendar of where they are.
const DAY_MS = 86_400_000;

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** Nights between two times, in milliseconds since 1970; 0 where the second is not on a later day. */
export const daysBetween = (from: number, to: number): number =>
  // A day on which the clocks change is an hour longer or shorter.
  Math.max(0, Math.round((startOfDay(to) - startOfDay(from)) / DAY_MS));
