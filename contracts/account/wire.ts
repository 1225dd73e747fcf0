// The account subject on the wire (docs/wire.md, "Login").
import * as z from "zod";
import { JOIN_TERMS, LANGUAGES, TERMS_CODES } from "../codes.ts";
import { Instant, requiredText, Seq } from "../http.ts";
import { STAFF_ROLES } from "../roles.ts";
import { BROWSERS, SYSTEMS } from "./device.ts";
import { ACCOUNT_LIMITS } from "./model.ts";
import { isNickname } from "./nickname.ts";

export { isNickname, nicknameKey } from "./nickname.ts";

const Nickname = z
  .string()
  .max(ACCOUNT_LIMITS.nicknameSent, { error: "NICKNAME_INVALID" })
  .trim()
  .transform((text) => text.normalize("NFC"))
  .pipe(
    z
      .string()
      .min(1, { error: "REQUIRED_FIELD_MISSING" })
      .refine(isNickname, { error: "NICKNAME_INVALID", when: ({ value }) => value !== "" }),
  );

export const LoginConfig = z.object({
  authorizationUrl: z.string(),
  clientId: z.string(),
  scope: z.string(),
  redirectPath: z.string(),
});
export type LoginConfig = z.output<typeof LoginConfig>;

/** The app's language: mails are in it from now on. */
const language = z.enum(LANGUAGES).optional();

/** The device that logs in, for the list of one's logins. */
const device = z.object({ browser: z.enum(BROWSERS), system: z.enum(SYSTEMS) });

export const LoginBody = z.object({
  code: requiredText(4_096),
  codeVerifier: requiredText(256),
  nonce: requiredText(256),
  redirectUri: requiredText(2_048),
  language,
  device: device.optional(),
});

/** Each refresh of the access token begins it anew. */
const sessionTTL = z.int().meta({ description: "Seconds after which this login ends if it is not used" });

/** Rights beyond those of every user; admins may all but act for an agency. */
const rights = {
  isAdmin: z.boolean(),
  roles: z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length),
  /** The agency that the person acts for. */
  agencySeq: Seq.optional(),
};

/** A new version of these is in force: until the person agrees to it, they can't write anything new. Absent: of none. */
const termsDue = z.array(z.enum(JOIN_TERMS)).optional();

export const ActiveLogin = z.object({
  status: z.literal("ACTIVE"),
  accessToken: z.string(),
  /** Seconds. */
  accessTokenTTL: z.int(),
  sessionTTL,
  /** The opaque public id. */
  id: z.string(),
  email: z.string(),
  nickname: z.string(),
  ...rights,
  termsDue,
});
export type ActiveLogin = z.output<typeof ActiveLogin>;

const IncompleteLogin = z.object({
  status: z.literal("INCOMPLETE"),
  /** Encrypted, short-lived; POST home/join takes it. */
  registrationToken: z.string(),
  email: z.string(),
});

export const LoginAnswer = z.discriminatedUnion("status", [ActiveLogin, IncompleteLogin]);
export type LoginAnswer = z.output<typeof LoginAnswer>;

export const JoinBody = z.object({
  registrationToken: requiredText(8_192),
  nickname: Nickname,
  terms: z.array(z.enum(TERMS_CODES)).max(TERMS_CODES.length).default([]),
  language,
  device: device.optional(),
});

export const NicknameQuestion = z.object({ nickname: Nickname });
export const NicknameAnswer = z.object({ available: z.boolean() });
export const NicknameChange = z.object({ newNick: Nickname });
/** The cookie of the refresh token. */
export const REFRESH_COOKIE = "refreshToken";
/** The rights are read anew at each refresh. */
export const Refreshed = z.object({
  accessToken: z.string(),
  accessTokenTTL: z.int(),
  sessionTTL,
  ...rights,
  termsDue,
});

/** The versions that the person has read: another one may have come into force meanwhile. */
export const TermsAgreement = z.object({
  agreements: z
    .array(z.object({ code: z.enum(JOIN_TERMS), applyDt: z.iso.date() }))
    .min(1)
    .max(JOIN_TERMS.length),
});

export const MyPage = z.object({
  userId: z.string(),
  email: z.string(),
  nickname: z.string(),
  ...rights,
  joinedAt: Instant,
  reportCount: z.int(),
  /** My agreements: each text once, in the newest version, and when. */
  agreements: z.array(z.object({ code: z.enum(TERMS_CODES), applyDt: z.iso.date(), at: Instant })),
});
export type MyPage = z.output<typeof MyPage>;

export const Logins = z.object({
  items: z.array(
    z.object({
      sessionId: z.string(),
      ...device.shape,
      begunAt: Instant,
      /** The last day on which it was used. */
      seenOn: z.iso.date(),
      /** The login that asks. */
      isThis: z.boolean(),
    }),
  ),
});
export type Logins = z.output<typeof Logins>;

export const LoginsToEnd = z.object({ sessionIds: z.array(requiredText(100)).min(1).max(ACCOUNT_LIMITS.logins) });
