// Checks keys (port.ts) before they reach a file system or a URL.
import { type FileKey, FileKeyInvalid } from "./port.ts";

const SEGMENT = /^[A-Za-z0-9._-]{1,200}$/;
const LONGEST = 900;

const isSegment = (segment: string): boolean => SEGMENT.test(segment) && segment !== "." && segment !== "..";

/** The key's segments. Throws FileKeyInvalid, which does not repeat the key. */
export function segmentsOf(key: FileKey): readonly string[] {
  const segments = key.split("/");
  if (key.length > LONGEST || !segments.every(isSegment)) throw new FileKeyInvalid("not a file key");
  return segments;
}

/** The segments of a prefix, which must end in a slash. */
export function segmentsOfPrefix(prefix: string): readonly string[] {
  if (!prefix.endsWith("/")) throw new FileKeyInvalid("not a prefix: it must end in a slash");
  return segmentsOf(prefix.slice(0, -1));
}
