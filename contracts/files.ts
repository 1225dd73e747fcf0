// Files on the wire, whatever they are attached to.
import * as z from "zod";

/** A file that is stored, as its owner sees it. */
export const StoredFile = z.object({
  fileId: z.string(),
  name: z.string(),
  mediaType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** SHA-256 of the bytes, hex. */
  sha256: z.string(),
});
export type StoredFile = z.infer<typeof StoredFile>;
