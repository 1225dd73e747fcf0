// The downloadable set of all reported and listed targets (docs/filter.md).
import * as z from "zod";

export const FILTER_MEDIA_TYPE = "application/octet-stream";

/** Its key in the files port: one file, with its signature, so that nobody reads halves of two days. */
export const FILTER_FILE = "filters/targets-1";

export const FilterKey = z.object({
  algorithm: z.literal("Ed25519"),
  /** Base64 of the 32 bytes that the file's signature is checked with. */
  publicKey: z.string().length(44),
});
