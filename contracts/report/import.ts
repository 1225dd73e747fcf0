// One line of a file for `npm run import`: an entry of a published list.
import * as z from "zod";
import { requiredText } from "../http.ts";
import { LIMITS } from "../limits.ts";

const nullable = <T extends z.ZodType>(type: T) => type.nullish().transform((value) => value ?? undefined);

export const ImportEntry = z.object({
  /** A wallet address, a URL or a bare host. */
  address: requiredText(LIMITS.addressChars),
  kind: z.enum(["wallet", "site"]),
  /** The source's ticker, or `other`. */
  chain: nullable(z.string().trim().max(LIMITS.shortTextChars)),
  /** The source's own words. */
  category: nullable(z.string().trim().max(LIMITS.shortTextChars)),
  description: nullable(z.string().trim().max(LIMITS.incidentChars)),
  /** The day the source gives. */
  reportedAt: nullable(z.iso.date()),
  /** Where it comes from: `owner/repository/path`. */
  source: requiredText(LIMITS.shortTextChars),
});
export type ImportEntry = z.output<typeof ImportEntry>;
