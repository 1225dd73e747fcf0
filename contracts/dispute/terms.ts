// Words and times of a request to delete a report that both services use.
import { DISPUTE_LIMITS } from "./codes.ts";

const DAY_MS = 86_400_000;

/** How long a reporter has to answer before a request is decided without; ISO 8601. */
export const hearingEnd = (openedAt: string): string =>
  new Date(Date.parse(openedAt) + DISPUTE_LIMITS.hearingDays * DAY_MS).toISOString();

/** The subject of a wallet's or a site's proof. */
export const challengeSubject = (requestSeq: number): string => `deletion request ${requestSeq}`;
