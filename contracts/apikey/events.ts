// The facts of API keys. A stream (`apikey-{holderId}`) has the keys of one holder: the number of them has a limit.
import * as z from "zod";
import { membershipKeyOwner } from "../account/events.ts";
import { KEY_SCOPES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom, upcaster } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";

const PersonHolder = z.object({ userId: z.string(), membership: z.int() });
const AgencyHolder = z.object({ agencySeq: z.int() });

/** Whose key it is: a person's, for one membership of theirs, or an agency's. */
export const Holder = z.union([PersonHolder, AgencyHolder]);
export type Holder = DeepReadonly<z.output<typeof Holder>>;

/** In names of streams and lists. */
export const holderId = (holder: Holder): string =>
  "agencySeq" in holder ? `agency~${holder.agencySeq}` : `user~${holder.userId}~${holder.membership}`;

const Key = z.object({ holder: Holder, keyId: z.string() });

const IssuedV1 = Key.extend({
  hash: z.string(),
  hint: z.string(),
  /** The holder's name for it. Empty where the holder has left. */
  name: z.string().default(""),
  /** Requests a minute. */
  rate: z.int(),
});

/** The key itself is stored nowhere: only its SHA-256, and its last characters, by which its holder knows it. */
export const ApiKeyIssued = defineEvent("ApiKeyIssued", {
  version: 2,
  data: IssuedV1.extend({ scopes: z.array(z.enum(KEY_SCOPES)) }),
  upcasters: { 1: upcaster(IssuedV1, (data) => ({ ...data, scopes: ["read"] })) },
  personal: {
    members: ["name"],
    owner: (stream: string, { holder }) =>
      "userId" in holder ? membershipKeyOwner(holder.userId, holder.membership) : stream,
  },
});
export type ApiKeyIssued = EventFrom<typeof ApiKeyIssued>;

/** HOLDER: by its holder. ADMIN: by an admin, also for an agency. LEFT: its holder left. */
const REVOKED_BY = ["HOLDER", "ADMIN", "LEFT"] as const;
export type RevokedBy = (typeof REVOKED_BY)[number];

export const ApiKeyRevoked = defineEvent("ApiKeyRevoked", {
  version: 1,
  data: Key.extend({ hash: z.string(), by: z.enum(REVOKED_BY), reason: z.string().optional() }),
  personal: { members: ["reason"], owner: (stream: string) => stream },
});
export type ApiKeyRevoked = EventFrom<typeof ApiKeyRevoked>;

export const apiKeyEvents = defineEvents(ApiKeyIssued, ApiKeyRevoked);
export type ApiKeyEvent = EventIn<typeof apiKeyEvents>;
