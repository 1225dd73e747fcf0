// Look-ups on the wire (docs/wire.md, "Reports"): what is known of an address, a site, or everything in a text.
import * as z from "zod";
import { CHAINS, CRIME_TYPES, DECLARE_TYPES, NEARLY_REASONS, PERSONAL_KINDS } from "../codes.ts";
import { Instant, Passage, requiredText, SimilarTarget } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { RECOGNIZED_KINDS, REPORT_LIMITS, SAFE_KINDS, TARGET_RELATIONS } from "./codes.ts";
import { TARGET_EXAMPLES, TARGET_MEANING, TEXT_EXAMPLES } from "./examples.ts";
import { LEVEL_FORMULA, LEVEL_MAX, LEVEL_PARTS, LEVEL_STEPS, type Level } from "./level.ts";

const target = () => requiredText(LIMITS.addressChars).meta({ examples: TARGET_EXAMPLES, description: TARGET_MEANING });

export const CrimeTypeCount = z.object({ crimeType: z.enum(CRIME_TYPES), count: z.int() });

/** A publisher and what its lists say of a target. */
export const Listing = z.object({
  /** The publisher; for entries that were imported as reports, the `owner/repository` they came from. */
  source: z.string(),
  /** The earliest day it gives, if any. */
  since: z.iso.date().optional(),
  /** The list that is refreshed has a number, to dispute the listing by, and a name; imported entries have none of the following. */
  listSeq: z.int().optional(),
  name: z.string().optional(),
  /** When it was last seen on it. */
  lastSeenAt: Instant.optional(),
  /** The publisher's words on the target, and where it says more (https). Neither is ours. */
  words: z.string().optional(),
  link: z.string().optional(),
  /** The list's licence, and how that asks for the publisher to be named. */
  licence: z.string().optional(),
  attribution: z.string().optional(),
  /** Since when somebody objects to it, who need not be right. It says nothing of the target, and changes no level. */
  disputedSince: Instant.optional(),
});
export type Listing = z.output<typeof Listing>;

export { SimilarTarget };

/** A level where there is little room. */
export const LevelValue = z.int().min(0).max(LEVEL_MAX);

export const LevelSchema = z.object({
  value: LevelValue,
  step: z.enum(LEVEL_STEPS),
  /** docs/level.md says how it is computed. */
  formula: z.literal(LEVEL_FORMULA),
  /** The day in UTC for which it was. */
  day: z.iso.date(),
  /** Its contributions: the points add up to the value. */
  why: z.array(z.object({ part: z.enum(LEVEL_PARTS), points: z.int(), count: z.int().optional() })).readonly(),
}) satisfies z.ZodType<Level>;

/** A reported target that belongs to the one looked up: its people and lists are not counted with that one's. */
export const RelatedTarget = z.object({
  adrs: z.string(),
  relation: z.enum(TARGET_RELATIONS),
  timesReported: z.int(),
  listings: z.array(Listing),
});
export type RelatedTarget = z.output<typeof RelatedTarget>;

export const Lookup = z.object({
  /** As requested. */
  adrs: z.string(),
  /** The part of it that is the address or the site, without what stands around and what is invisible; absent where it is all. */
  spelled: z.string().optional(),
  /** The one spelling all reports on it share. */
  normalized: z.string(),
  /** A site as it is best shown, where that is not `normalized`: decoded where its letters don't deceive. */
  shown: z.string().optional(),
  /** The well-known site that this one was made to look like. */
  imitates: z.string().optional(),
  /** It was written with letters of other alphabets: how it reads. */
  reads: z.string().optional(),
  declareType: z.enum(DECLARE_TYPES),
  /** It belongs to everybody, or to nobody, so it can't be reported as it is: what it is. */
  shared: z.object({ kind: z.enum(SAFE_KINDS), name: z.string() }).optional(),
  /** The likeliest chain of a wallet address, and every chain whose form it has. */
  chain: z.enum(CHAINS).optional(),
  likelyChains: z.array(z.enum(CHAINS)),
  /** People who reported it in public, when the first and the last of them did, and for what. */
  timesReported: z.int(),
  /** How sure it is that it is what it was reported for, from public facts. 0 says nothing in its favour. */
  level: LevelSchema,
  /** All of them had been members for a few days at most: the verdict says so, and doesn't warn as strongly. */
  weak: z.boolean().optional(),
  /** Wallets and browsers are told to block it: enough independent people reported it, or it was confirmed. */
  listed: z.boolean().optional(),
  /** Since when staff of the service or an agency say that it is what it was reported for. */
  confirmedAt: Instant.optional(),
  /** Who proved control of it objects to a report; that says whose it is, and not who is right. */
  ownerObjects: z.boolean().optional(),
  firstReportedAt: Instant.optional(),
  lastReportedAt: Instant.optional(),
  crimeTypes: z.array(CrimeTypeCount),
  /** Published lists that name it, and the earliest day each gives. */
  listings: z.array(Listing),
  /** Public reports on it whose deletion somebody asks for; absent where there is none. */
  disputed: z.int().optional(),
  /** A report on it was removed then, after somebody asked for it. */
  clearedAt: Instant.optional(),
  /**
   * Reported targets that look like this one: one or two characters off anywhere, the same first and last characters, or
   * one letter off in a host. They say nothing of this one.
   */
  similar: z.array(SimilarTarget),
  /** `similar` could not be asked for: that there are none means nothing. */
  partial: z.literal(true).optional(),
  /** Reported targets that it belongs to, that belong to it, or that the same text can mean. */
  related: z.array(RelatedTarget),
});
export type Lookup = z.output<typeof Lookup>;

export const LookupQuery = z.object({ adrs: target() });
export const LookupManyBody = z.object({
  adrs: z.array(target()).min(1).max(REPORT_LIMITS.lookupAddresses),
});

/** Nothing was looked up, so nothing is said of how often it was reported. */
export const NotRecognized = z.object({
  code: z.literal("NOT_RECOGNIZED"),
  reason: z.enum(NEARLY_REASONS),
  similar: z.array(SimilarTarget),
  partial: z.literal(true).optional(),
});
export type NotRecognized = z.output<typeof NotRecognized>;
export const LookupError = z.object({ adrs: z.string(), error: NotRecognized });
export type LookupError = z.output<typeof LookupError>;

/** In the order of the request. */
/** An answer to one entry. */
export type LookedUp = Lookup | LookupError;

export const LookupMany = z.object({ items: z.array(z.union([Lookup, LookupError])) });

export const LookupTextBody = z.object({
  text: requiredText(LIMITS.lookupTextChars).meta({ examples: TEXT_EXAMPLES }),
});

export const RecognizedText = z.object({
  kind: z.enum(RECOGNIZED_KINDS),
  text: z.string(),
  /** For NEARLY. */
  reason: z.enum(NEARLY_REASONS).optional(),
  chain: z.enum(CHAINS).optional(),
  /** For LENGTH: characters it has, and should have. */
  length: z.int().optional(),
  expected: z.int().optional(),
  /** For CHARACTERS that only look Latin: what it looks like. */
  meant: z.string().optional(),
  /** For NEARLY: reported targets one or two characters off, or with the ends that are left of a SHORTENED one. */
  similar: z.array(SimilarTarget),
  /** For HANDLE: the account of that name on each service it can be on, to be looked up, and those of them that are reported. */
  accounts: z.array(z.string()).optional(),
  related: z.array(RelatedTarget).optional(),
});
export type RecognizedText = z.output<typeof RecognizedText>;

export const LookupText = z.object({
  /** Worst first: by the people who reported them, by the lists that name them, then those that resemble a reported one. */
  items: z.array(Lookup),
  others: z.array(RecognizedText),
  /** Found beyond the limit, and not judged. */
  omitted: z.int(),
  /** `similar` could not be asked for. */
  partial: z.literal(true).optional(),
});
export type LookupText = z.output<typeof LookupText>;

export const PersonalTextBody = z.object({ text: requiredText(LIMITS.incidentChars) });

/** [start, end) in the text without the blanks around it, in UTF-16 units. */
export const PersonalPassage = z.object({ kind: z.enum(PERSONAL_KINDS), range: Passage });
export type PersonalPassage = z.output<typeof PersonalPassage>;
export const PersonalPassages = z.object({ passages: z.array(PersonalPassage) });
