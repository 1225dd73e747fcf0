// Words on the wire (docs/wire.md, "Reports"): what a search for them finds, and what the names among them offer.
import * as z from "zod";
import { CHAINS, CRIME_TYPES } from "../codes.ts";
import { requiredText } from "../http.ts";
import { LIMITS } from "../limits.ts";
import { RecognizedText } from "./lookup-wire.ts";

/** Public reports, as `totalItems` of `GET report/history` counts them. */
const counted = { total: z.int(), totalIsLowerBound: z.literal(true).optional() };

/** A name among the words, and the reports that its filter leaves; a brand has no filter, and is searched for. */
export const NameInWords = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("CATEGORY"), crimeType: z.enum(CRIME_TYPES), ...counted }),
  z.object({ kind: z.literal("CHAIN"), chain: z.enum(CHAINS), ...counted }),
  z.object({
    kind: z.enum(["TICKER", "BRAND"]),
    name: z.string(),
    /** The one of its spellings that finds most. */
    searchKeyword: z.string(),
    ...counted,
  }),
]);
export type NameInWords = z.output<typeof NameInWords>;

export const WordsBody = z.object({ text: requiredText(LIMITS.addressChars) });

export const Words = z.object({
  ...counted,
  /** Those that are in some report, in the order of the words. */
  names: z.array(NameInWords),
  /** The text looks like a part of an address, or like an address of no known form: why it is none. */
  nearly: RecognizedText.pick({ reason: true, chain: true, length: true, expected: true }).optional(),
});
export type Words = z.output<typeof Words>;
