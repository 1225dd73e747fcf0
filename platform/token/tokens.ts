// Access tokens: JWS HS256 (RFC 7515, 7519; profiled after RFC 9068). Registration tokens: JWE dir/A256GCM (RFC 7516).
// Each kind has its own key, type and audience, so that neither is accepted as the other (RFC 8725).
import { hkdfSync } from "node:crypto";
import { SKEW_MS } from "@sb/contracts/limits.ts";
import { STAFF_ROLES } from "@sb/contracts/roles.ts";
import { EncryptJWT, errors, jwtDecrypt, jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import type { AccessClaims, AccessVerdict, IssuedAccess, RegistrationVerdict, Tokens } from "./port.ts";
import { createTokenCache, type TokenCache } from "./token-cache.ts";

const ACCESS_TYPE = "at+jwt";
const REGISTRATION_TYPE = "registration+jwt";
const REGISTRATION_SECONDS = 30 * 60;

const AccessPayload = z.object({
  sub: z.string().min(1),
  admin: z.boolean(),
  roles: z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length).optional(),
  sid: z.string().min(1),
  membership: z.int().positive(),
  agency: z.object({ seq: z.int().positive(), member: z.string().min(1).max(100) }).optional(),
  exp: z.number(),
});
const RegistrationPayload = z.object({
  person: z.object({ email: z.string(), emailVerified: z.boolean(), issuer: z.string(), subject: z.string() }),
  exp: z.number(),
});

export type TokenOptions = {
  /** 32 bytes (`vault.deriveKey`). */
  readonly key: Uint8Array;
  /** The service's public URL; part of issuer and audience. */
  readonly publicUrl?: string | undefined;
  /** Lifetime of an access token in seconds. */
  readonly ttl: number;
  /** Now, ISO 8601; the machine's clock by default. */
  readonly clock?: (() => string) | undefined;
};

type Context = {
  readonly issuer: string;
  readonly accessKey: Uint8Array;
  readonly registrationKey: Uint8Array;
  readonly ttl: number;
  readonly now: () => Date;
  readonly verified: TokenCache;
};

export function createTokens({ key, publicUrl = "urn:safer-block", ttl, clock }: TokenOptions): Tokens {
  const context: Context = {
    issuer: publicUrl,
    accessKey: subKey(key, "access"),
    registrationKey: subKey(key, "registration"),
    ttl,
    now: () => (clock ? new Date(clock()) : new Date()),
    verified: createTokenCache(),
  };
  return {
    issueAccess: (claims) => issueAccess(context, claims),
    verifyAccess: (token) => verifyAccess(context, token),
    sealRegistration: (person) =>
      new EncryptJWT({ person })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", typ: REGISTRATION_TYPE })
        .setIssuer(context.issuer)
        .setAudience(audience(context, "join"))
        .setExpirationTime(seconds(context.now()) + REGISTRATION_SECONDS)
        .encrypt(context.registrationKey),
    openRegistration: (token) => openRegistration(context, token),
  };
}

async function issueAccess(
  context: Context,
  { userId, isAdmin, roles = [], sessionId, membership, agencySeq, memberId }: AccessClaims,
): Promise<IssuedAccess> {
  const issuedAt = seconds(context.now());
  const agency = agencySeq !== undefined && { agency: { seq: agencySeq, member: memberId } };
  const claims = { admin: isAdmin, ...(roles.length > 0 && { roles }), sid: sessionId, membership, ...agency };
  const accessToken = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: ACCESS_TYPE })
    .setIssuer(context.issuer)
    .setAudience(audience(context, "access"))
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + context.ttl)
    .sign(context.accessKey);
  return { accessToken, accessTokenTTL: context.ttl };
}

async function verifyAccess(context: Context, token: string): Promise<AccessVerdict> {
  const known = context.verified.find(token, seconds(context.now()));
  return known && isOfNow(context, known.expires, context.ttl) ? { ok: known.claims } : checkAccess(context, token);
}

async function checkAccess(context: Context, token: string): Promise<AccessVerdict> {
  try {
    const { payload } = await jwtVerify(token, context.accessKey, {
      algorithms: ["HS256"],
      typ: ACCESS_TYPE,
      issuer: context.issuer,
      audience: audience(context, "access"),
      requiredClaims: ["exp"],
      currentDate: context.now(),
    });
    const claims = AccessPayload.safeParse(payload);
    if (!claims.success) return { error: "LOGIN_REQUIRED" };
    const { sub: userId, admin: isAdmin, roles, sid: sessionId, membership, agency, exp } = claims.data;
    const actsFor = agency && { agencySeq: agency.seq, memberId: agency.member };
    const caller = { userId, isAdmin, ...(roles && { roles }), sessionId, membership, ...actsFor };
    if (!isOfNow(context, exp, context.ttl)) return { error: "TOKEN_EXPIRED" };
    context.verified.keep(token, caller, exp);
    return { ok: caller };
  } catch (error) {
    return { error: isExpired(error) ? "TOKEN_EXPIRED" : "LOGIN_REQUIRED" };
  }
}

async function openRegistration(context: Context, token: string): Promise<RegistrationVerdict> {
  try {
    const { payload } = await jwtDecrypt(token, context.registrationKey, {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
      typ: REGISTRATION_TYPE,
      issuer: context.issuer,
      audience: audience(context, "join"),
      requiredClaims: ["exp"],
      currentDate: context.now(),
    });
    const parsed = RegistrationPayload.safeParse(payload);
    if (parsed.success && !isOfNow(context, parsed.data.exp, REGISTRATION_SECONDS)) return { error: "LOGIN_EXPIRED" };
    return parsed.success ? { ok: parsed.data.person } : { error: "LOGIN_REQUIRED" };
  } catch (error) {
    return { error: isExpired(error) ? "LOGIN_EXPIRED" : "LOGIN_REQUIRED" };
  }
}

/**
 * False for a token that ends further ahead than any that is given out now: it was given out before the clock was put back, and
 * would hold for as much longer. `exp` and `period` in seconds.
 */
const isOfNow = ({ now }: Context, exp: number, period: number): boolean =>
  exp <= seconds(now()) + period + SKEW_MS / 1_000;

// Expiry is checked last, so an expired token is genuine in every other respect. Any error that is no verdict on the token
// is a fault of ours and is thrown on.
function isExpired(error: unknown): boolean {
  if (error instanceof errors.JOSEError) return error instanceof errors.JWTExpired;
  throw error;
}

const audience = (context: Context, use: string): string => `${context.issuer}#${use}`;
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

function subKey(key: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", key, new Uint8Array(), `safer-block token ${purpose}`, 32));
}
