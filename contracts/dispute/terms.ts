// What both services say of a request to delete a report.
import { LIMITS } from "../limits.ts";

const DAY_MS = 86_400_000;

/** How long a reporter has to answer before a request is decided without; ISO 8601. */
export const hearingEnd = (openedAt: string): string =>
  new Date(Date.parse(openedAt) + LIMITS.hearingDays * DAY_MS).toISOString();

/** What a wallet's or a site's proof is about. */
export const challengeSubject = (requestSeq: number): string => `deletion request ${requestSeq}`;
