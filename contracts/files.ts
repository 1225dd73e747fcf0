// Files on the wire, whatever they are attached to.
import * as z from "zod";

/** The media types that are accepted as attachments, and the extensions of their names, the usual one first. */
export const EXTENSIONS_BY_MEDIA_TYPE: Readonly<Record<string, readonly string[]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "image/avif": ["avif"],
  "image/heic": ["heic"],
  "image/heif": ["heif"],
  // Letters, screen recordings, recorded calls.
  "application/pdf": ["pdf"],
  "video/mp4": ["mp4"],
  "video/quicktime": ["mov"],
  "video/webm": ["webm"],
  "video/3gpp": ["3gp"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a"],
  "audio/x-m4a": ["m4a"],
  "audio/wav": ["wav"],
  "audio/ogg": ["ogg", "oga"],
  "audio/aac": ["aac"],
  "audio/amr": ["amr"],
  "text/plain": ["txt", "log"],
};

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
