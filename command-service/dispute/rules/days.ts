const DAY_MS = 86_400_000;

/** ISO 8601. */
export const daysAfter = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();
