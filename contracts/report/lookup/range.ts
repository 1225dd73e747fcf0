// Looking up a range: how much of an address's hash is told, and what comes back (knowledge/address/range.ts).
import * as z from "zod";
import { Instant } from "../../http.ts";
import { REPORT_LIMITS } from "../codes.ts";
import { LevelValue } from "../lookup-wire.ts";

/** Hex letters of the SHA-256 that are told. */
export const RANGE_PREFIX_CHARS = 5;

export const RangeParams = z.object({
  prefix: z
    .string()
    .max(RANGE_PREFIX_CHARS)
    .regex(/^[0-9a-fA-F]{5}$/)
    .transform((prefix) => prefix.toLowerCase())
    .meta({ description: "The first 5 hex letters of the SHA-256 of an address, in UTF-8, as `normalized` has it" }),
});

const RangeEntry = z.object({
  /** The other 59 hex letters of its hash. */
  suffix: z.string(),
  /** As in a look-up: people who reported it, and published lists that name it. */
  timesReported: z.int(),
  timesListed: z.int(),
  /** How sure it is that it is what it was reported for: `level.value` of its look-up. */
  level: LevelValue,
  /** Reports on it whose deletion somebody asks for; absent where there is none. */
  disputed: z.int().optional(),
  /** A report on it was removed then, after somebody asked for it. */
  clearedAt: Instant.optional(),
});
export type RangeEntry = z.output<typeof RangeEntry>;

/** A target that is asked about by another one's range: an account in the same letters, a host below a domain. */
const LedEntry = RangeEntry.omit({ suffix: true }).extend({
  /** The SHA-256 of its own spelling, whole. */
  hash: z.string(),
});

export const LookupRange = z.object({
  prefix: z.string(),
  /** Every reported or listed address whose hash begins so, REPORT_LIMITS.rangeEntries at most. */
  items: z.array(RangeEntry).max(REPORT_LIMITS.rangeEntries),
  /**
   * Reported or listed targets that are asked about by the hash of another one which begins so: a host below a domain by the
   * domain's, an account that is written in the letters of a likelier one by that one's. REPORT_LIMITS.rangeEntries at most.
   */
  also: z.array(LedEntry).max(REPORT_LIMITS.rangeEntries),
  /** There are more: look the address itself up. */
  truncated: z.boolean(),
});
export type LookupRange = z.output<typeof LookupRange>;
