// The facts of an account (`account-{userId}`) and of its logins (`session-{id}`).
import * as z from "zod";
import { LANGUAGES, TERMS_CODES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom, upcaster } from "../events.ts";
import { STAFF_ROLES } from "../roles.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { Agreements } from "../terms/agreement.ts";
import { firstVersionsOf } from "../terms/versions.ts";

/** Who somebody is to the issuer. Never stored but sealed. */
export const Person = z.object({
  email: z.string(),
  emailVerified: z.boolean(),
  /** The issuer and its name for the person: `iss` and `sub` of the ID token. */
  issuer: z.string(),
  subject: z.string(),
});
export type Person = DeepReadonly<z.output<typeof Person>>;

/**
 * An account may be left and joined again, so each membership (1, 2, …) has a key of its own: what was sealed in an
 * earlier one stays unreadable for good, and a late clean-up of the earlier one can't touch the next.
 */
export function membershipKeyOwner(userId: string, membership: number): string {
  return `account-${userId}-${membership}`;
}

const Member = z.object({ userId: z.string(), membership: z.int() });
/** A `Person`, sealed by the vault with the key of this membership (`membershipKeyOwner`). */
const sealedPerson = z.string();

/** Empty where its key was destroyed, as the person has left. */
const nickname = z.string().default("");
const ofMembership = (
  _stream: string,
  { userId, membership }: { readonly userId: string; readonly membership: number },
) => membershipKeyOwner(userId, membership);

/**
 * Ids of the claims by which a nickname is held: it is freed by them, so a later claim of the same name is never freed
 * instead. None in events of older versions: such names become free by themselves (command-service/account/nicknames.ts).
 */
const claims = z.array(z.string());
const unclaimed = <Data>(data: Data) => ({ ...data, claims: [] });

const Joined = Member.extend({ nickname, again: z.boolean(), person: sealedPerson });
const JoinedV1 = Joined.extend({ terms: z.array(z.enum(TERMS_CODES)) });
const JoinedV2 = Joined.extend({ agreements: Agreements });
export const AccountJoined = defineEvent("AccountJoined", {
  version: 3,
  data: JoinedV2.extend({ claims }),
  personal: { members: ["nickname"], owner: ofMembership },
  upcasters: {
    1: upcaster(JoinedV1, ({ terms, ...data }) => ({ ...data, agreements: firstVersionsOf(terms) })),
    2: upcaster(JoinedV2, unclaimed),
  },
});
export type AccountJoined = EventFrom<typeof AccountJoined>;

const NicknameChangedV1 = Member.extend({ nickname, previous: nickname });
export const NicknameChanged = defineEvent("NicknameChanged", {
  version: 2,
  data: NicknameChangedV1.extend({ claims, previousClaims: claims }),
  personal: { members: ["nickname", "previous"], owner: ofMembership },
  upcasters: { 1: upcaster(NicknameChangedV1, (data) => ({ ...unclaimed(data), previousClaims: [] })) },
});
export type NicknameChanged = EventFrom<typeof NicknameChanged>;

/** The issuer gave another e-mail, or another word on whether it is verified, than the one we had. */
const AccountPersonChanged = defineEvent("AccountPersonChanged", {
  version: 1,
  data: Member.extend({ person: sealedPerson }),
});

/** The language of the app at a login, where it is another than before: mails are written in it. */
const LanguageChanged = defineEvent("LanguageChanged", {
  version: 1,
  data: Member.extend({ language: z.enum(LANGUAGES) }),
});

const AccountDeregisteredV1 = Member.extend({ nickname });
export const AccountDeregistered = defineEvent("AccountDeregistered", {
  version: 2,
  data: AccountDeregisteredV1.extend({ claims }),
  personal: { members: ["nickname"], owner: ofMembership },
  upcasters: { 1: upcaster(AccountDeregisteredV1, unclaimed) },
});
export type AccountDeregistered = EventFrom<typeof AccountDeregistered>;

/** A person agreed to newer versions of what they had agreed to as they joined. */
export const TermsAgreed = defineEvent("TermsAgreed", { version: 1, data: Member.extend({ agreements: Agreements }) });
export type TermsAgreed = EventFrom<typeof TermsAgreed>;

/** A login was ended by logout or re-use. The access tokens it was given are refused until the last of them has expired. */
export const LoginEnded = defineEvent("LoginEnded", {
  version: 1,
  data: Member.extend({
    sessionId: z.string(),
    at: z.string(),
    /** ISO 8601: no access token of it is valid later than this. */
    until: z.string(),
  }),
});
export type LoginEnded = EventFrom<typeof LoginEnded>;

/** A login was begun. `device`: its browser and system (device.ts), for the person alone to see. */
export const LoginBegun = defineEvent("LoginBegun", {
  version: 1,
  data: Member.extend({ sessionId: z.string(), at: z.string(), device: z.string().default("") }),
  personal: { members: ["device"], owner: ofMembership },
});

/** A login was used on another day than the last one. */
const LoginSeen = defineEvent("LoginSeen", {
  version: 1,
  data: Member.extend({ sessionId: z.string(), day: z.string() }),
});

export const accountEvents = defineEvents(
  AccountJoined,
  NicknameChanged,
  AccountPersonChanged,
  LanguageChanged,
  TermsAgreed,
  AccountDeregistered,
  LoginBegun,
  LoginSeen,
  LoginEnded,
);
export type AccountEvent = EventIn<typeof accountEvents>;

/** A refresh-token family, of one membership. Only hashes of the newest token and the one before are kept in its state. */
const SessionStarted = defineEvent("SessionStarted", {
  version: 1,
  data: Member.extend({ tokenHash: z.string(), expiresAt: z.string() }),
});

const SessionRotated = defineEvent("SessionRotated", {
  version: 1,
  data: z.object({ tokenHash: z.string(), expiresAt: z.string(), rotatedAt: z.string() }),
});

const SessionRevoked = defineEvent("SessionRevoked", {
  version: 1,
  data: z.object({ reason: z.enum(["LOGOUT", "REUSE", "DEREGISTERED"]) }),
});

/** From now on the login's access tokens carry these roles; nothing is said of a login that never had any. */
export const RolesHeld = defineEvent("RolesHeld", {
  version: 1,
  data: z.object({ userId: z.string(), roles: z.array(z.enum(["admin", ...STAFF_ROLES, "agency"])) }),
});
export type RolesHeld = EventFrom<typeof RolesHeld>;

export const sessionEvents = defineEvents(SessionStarted, SessionRotated, SessionRevoked, RolesHeld);
export type SessionEvent = EventIn<typeof sessionEvents>;
