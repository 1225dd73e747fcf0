// What tokens say (DESIGN.md section 6).
import type { Person } from "@sb/contracts/account/events.ts";
import type { Caller } from "../http/handler.ts";

export type AccessClaims = Caller & { readonly sessionId: string };

export type IssuedAccess = {
  readonly accessToken: string;
  /** Seconds. */
  readonly accessTokenTTL: number;
};

export type TokenError = "TOKEN_EXPIRED" | "LOGIN_REQUIRED";
export type AccessVerdict = { readonly ok: AccessClaims } | { readonly error: TokenError };

/** Expired: begun too long ago, log in again. Invalid: never ours. */
export type RegistrationVerdict = { readonly ok: Person } | { readonly error: "LOGIN_EXPIRED" | "LOGIN_REQUIRED" };

export type Tokens = {
  issueAccess(claims: AccessClaims): Promise<IssuedAccess>;
  /** Never throws on a bad token: it says what is wrong with it. */
  verifyAccess(token: string): Promise<AccessVerdict>;
  /** Who has proved to be somebody to the issuer and has no account yet; good for 30 minutes. */
  sealRegistration(person: Person): Promise<string>;
  openRegistration(token: string): Promise<RegistrationVerdict>;
};
