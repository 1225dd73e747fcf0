// The facts of an account (`account-{userId}`), of its sessions (`session-{id}`) and of the names it holds.
import type { TermsCode } from "../codes.ts";
import type { EventOf } from "../events.ts";

/** Who somebody is to the issuer. Never stored but sealed. */
export type Person = {
  readonly email: string;
  readonly emailVerified: boolean;
  /** The issuer and its name for the person: `iss` and `sub` of the ID token. */
  readonly issuer: string;
  readonly subject: string;
};

/**
 * An account may be left and joined again, so each membership (1, 2, …) has a key of its own: what was sealed in an
 * earlier one stays unreadable for good, and a late clean-up of the earlier one can't touch the next.
 */
export function membershipKeyOwner(userId: string, membership: number): string {
  return `account-${userId}-${membership}`;
}

export type AccountJoined = EventOf<
  "AccountJoined",
  {
    readonly userId: string;
    readonly membership: number;
    readonly nickname: string;
    readonly terms: readonly TermsCode[];
    readonly again: boolean;
    /** A `Person`, sealed by the vault with the key of this membership (`membershipKeyOwner`). */
    readonly person: string;
  }
>;
export type NicknameChanged = EventOf<
  "NicknameChanged",
  { readonly userId: string; readonly membership: number; readonly nickname: string; readonly previous: string }
>;
/** The issuer gave another e-mail, or another word on whether it is verified, than the one we had. */
export type AccountPersonChanged = EventOf<
  "AccountPersonChanged",
  { readonly userId: string; readonly membership: number; readonly person: string }
>;
export type AccountDeregistered = EventOf<
  "AccountDeregistered",
  { readonly userId: string; readonly membership: number; readonly nickname: string }
>;
export type AccountEvent = AccountJoined | NicknameChanged | AccountPersonChanged | AccountDeregistered;

/** A refresh-token family, of one membership. Only hashes of the newest token and the one before are kept in its state. */
export type SessionStarted = EventOf<
  "SessionStarted",
  { readonly userId: string; readonly membership: number; readonly tokenHash: string; readonly expiresAt: string }
>;
export type SessionRotated = EventOf<
  "SessionRotated",
  { readonly tokenHash: string; readonly expiresAt: string; readonly rotatedAt: string }
>;
export type SessionRevoked = EventOf<"SessionRevoked", { readonly reason: "LOGOUT" | "REUSE" | "DEREGISTERED" }>;
export type SessionEvent = SessionStarted | SessionRotated | SessionRevoked;

/** A claim on something there is only one of: appended to its own stream with "no stream yet", or after a release. */
export type NameClaimed = EventOf<"NameClaimed", { readonly holder: string }>;
export type NameReleased = EventOf<"NameReleased", { readonly holder: string }>;
export type ReservationEvent = NameClaimed | NameReleased;
