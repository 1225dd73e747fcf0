// The logins of an account that have not been ended, oldest first, as the rules and the read model keep them.
import { ACCOUNT_LIMITS } from "./model.ts";

export type OpenLogin = {
  readonly sessionId: string;
  /** `writeDevice` (device.ts); empty where it is not known. */
  readonly device: string;
  /** ISO 8601. */
  readonly begunAt: string;
  /** The last day on which it was used, as YYYY-MM-DD. */
  readonly seenOn: string;
};

/** Those that were begun most lately stay; the others end by themselves. */
export const withBegun = (logins: readonly OpenLogin[], begun: OpenLogin): readonly OpenLogin[] =>
  [...logins.filter(({ sessionId }) => sessionId !== begun.sessionId), begun].slice(-ACCOUNT_LIMITS.logins);

export const withSeen = (logins: readonly OpenLogin[], sessionId: string, seenOn: string): readonly OpenLogin[] =>
  logins.map((login) => (login.sessionId === sessionId ? { ...login, seenOn } : login));

export const withoutLogin = (logins: readonly OpenLogin[], sessionId: string): readonly OpenLogin[] =>
  logins.filter((login) => login.sessionId !== sessionId);
