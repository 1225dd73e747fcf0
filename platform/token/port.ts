// The tokens the service issues (docs/architecture.md).
import type { Person } from "@sb/contracts/account/events.ts";
import type { Caller } from "../http/handler.ts";

export type AccessClaims = Caller;

export type IssuedAccess = {
  readonly accessToken: string;
  /** Seconds. */
  readonly accessTokenTTL: number;
};

type TokenError = "TOKEN_EXPIRED" | "LOGIN_REQUIRED";
export type AccessVerdict = { readonly ok: AccessClaims } | { readonly error: TokenError };

/** LOGIN_EXPIRED: started too long ago. LOGIN_REQUIRED: not a token of ours. */
export type RegistrationVerdict = { readonly ok: Person } | { readonly error: "LOGIN_EXPIRED" | "LOGIN_REQUIRED" };

export type Tokens = {
  issueAccess(claims: AccessClaims): Promise<IssuedAccess>;
  /** Never throws on a bad token: the verdict says what is wrong. */
  verifyAccess(token: string): Promise<AccessVerdict>;
  /** For a person whom the issuer has authenticated and who has no account yet; valid for 30 minutes. */
  sealRegistration(person: Person): Promise<string>;
  openRegistration(token: string): Promise<RegistrationVerdict>;
};
