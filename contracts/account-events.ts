// The facts of an account (`account-{userId}`), of its sessions (`session-{id}`) and of the names it holds.
import type { TermsCode } from "./codes.ts";
import type { EventOf } from "./events.ts";

export type AccountJoined = EventOf<
  "AccountJoined",
  { readonly userId: string; readonly nickname: string; readonly terms: readonly TermsCode[]; readonly again: boolean },
  { readonly email: string; readonly issuer: string; readonly subject: string }
>;
export type NicknameChanged = EventOf<
  "NicknameChanged",
  { readonly userId: string; readonly nickname: string; readonly previous: string }
>;
export type AccountDeregistered = EventOf<
  "AccountDeregistered",
  { readonly userId: string; readonly nickname: string }
>;
export type AccountEvent = AccountJoined | NicknameChanged | AccountDeregistered;

/** A refresh-token family. Only the hash of the newest token is kept. */
export type SessionStarted = EventOf<
  "SessionStarted",
  { readonly userId: string; readonly tokenHash: string; readonly expiresAt: string }
>;
export type SessionRotated = EventOf<"SessionRotated", { readonly tokenHash: string; readonly expiresAt: string }>;
export type SessionRevoked = EventOf<"SessionRevoked", { readonly reason: "LOGOUT" | "REUSE" | "DEREGISTERED" }>;
export type SessionEvent = SessionStarted | SessionRotated | SessionRevoked;

/** A claim on something there is only one of: appended to its own stream with "no stream yet", or after a release. */
export type NameClaimed = EventOf<"NameClaimed", { readonly holder: string }>;
export type NameReleased = EventOf<"NameReleased", { readonly holder: string }>;
export type ReservationEvent = NameClaimed | NameReleased;
