// The read model of accounts, as the projector writes it and queries read it.

export const ACCOUNT_MODEL = "account@1";

/** Documents by userId. */
export const ACCOUNT_COLLECTION = "account";

export type AccountDoc = {
  readonly userId: string;
  /** Empty once deregistered; the screens then say so in their own words. */
  readonly nickname: string;
  /** ISO 8601: of the membership that runs, or ran last. */
  readonly joinedAt: string;
  readonly active: boolean;
  readonly membership: number;
  /** The `Person` (events.ts), sealed with the key of `membershipKeyOwner(userId, membership)`; gone once deregistered. */
  readonly sealed?: string | undefined;
  /** Of the newest event in it: the same event again changes nothing. */
  readonly revision: number;
};
