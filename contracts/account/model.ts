// Sizes of a nickname, and the read model of accounts: the projector writes it, queries read it.

import type { Language } from "../codes.ts";
import type { Agreement } from "../terms/agreement.ts";
import type { EndedLogin } from "./ended-logins.ts";
import type { OpenLogin } from "./logins.ts";

export const ACCOUNT_LIMITS = {
  /** Bytes of a nickname in UTF-8. */
  nicknameBytes: 20,
  /** Characters of a nickname as it is sent: decomposed or with blanks around it, it is longer. */
  nicknameSent: 100,
  /** Logins that are listed. */
  logins: 50,
} as const;

export const ACCOUNT_MODEL = "account@2";

/** Documents by userId. */
export const ACCOUNT_COLLECTION = "account";

export type AccountDoc = {
  readonly userId: string;
  /** Empty once deregistered; screens show their own text then. */
  readonly nickname: string;
  /** ISO 8601: start of the current or last membership. */
  readonly joinedAt: string;
  readonly active: boolean;
  readonly membership: number;
  /** The language of the app when the person last logged in: mails are in it. */
  readonly language?: Language | undefined;
  /** The person's agreements in this membership, with version and time (ISO 8601): each text once, the newest. */
  readonly agreements?: readonly (Agreement & { readonly at: string })[] | undefined;
  /** The `Person` (events.ts), sealed with the key of `membershipKeyOwner(userId, membership)`; gone once deregistered. */
  readonly sealed?: string | undefined;
  /** Those that have not been ended. */
  readonly logins?: readonly OpenLogin[] | undefined;
  /** Ended logins whose access tokens may not have expired yet. */
  readonly endedLogins?: readonly EndedLogin[] | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
