// Logins that were ended while access tokens of theirs may still be valid.
import type { LoginEnded } from "./events.ts";

export type EndedLogin = {
  readonly sessionId: string;
  /** ISO 8601: no access token of it is valid later than this. */
  readonly until: string;
};

/** With the one that just ended, and without those whose last access token has expired. */
export function withEnded(ended: readonly EndedLogin[], { data }: Pick<LoginEnded, "data">): readonly EndedLogin[] {
  const { sessionId, at, until } = data;
  return [...ended.filter((login) => login.until > at && login.sessionId !== sessionId), { sessionId, until }];
}

export function hasEnded(ended: readonly EndedLogin[], sessionId: string): boolean {
  return ended.some((login) => login.sessionId === sessionId);
}
