// The validators of a list's last good state (RFC 9110, section 8.8), in the files store. They are no facts for the log: where they are
// lost, the next fetch takes the whole list, and finds all of it known.
import { createHash } from "node:crypto";
import type { ListFacts } from "@sb/contracts/published/events.ts";
import type { Files } from "@sb/platform/files/port.ts";
import * as z from "zod";
import type { Validators } from "./fetch-list.ts";

const DAY_MS = 86_400_000;
/** A list is read anew after that time, whatever its publisher says: our own rules of what is kept out change too. */
const LONGEST_MS = 7 * DAY_MS;

const Kept = z.object({
  /** Names all that the list is read by: another address, or other columns, are another state. */
  mark: z.string(),
  /** When it was last read whole. */
  readAt: z.iso.datetime(),
  etag: z.string().optional(),
  lastModified: z.string().optional(),
});

const keyOf = (listSeq: number): string => `published/validators/${listSeq}.json`;

const markOf = ({ source, form, path, columns, takenFor }: ListFacts): string =>
  createHash("sha256")
    .update(JSON.stringify([source, form, path, columns, takenFor]))
    .digest("base64url");

/** None where the list must be read whole. `now`: ISO 8601. */
export async function readValidators(
  files: Pick<Files, "get">,
  listSeq: number,
  facts: ListFacts,
  now: string,
): Promise<Validators> {
  const bytes = await files.get(keyOf(listSeq));
  const kept = bytes && Kept.safeParse(parsed(Buffer.from(bytes).toString("utf8"))).data;
  if (kept?.mark !== markOf(facts)) return {};
  const age = Date.parse(now) - Date.parse(kept.readAt);
  return age >= 0 && age < LONGEST_MS ? { etag: kept.etag, lastModified: kept.lastModified } : {};
}

/** `readAt`: ISO 8601. */
export const writeValidators = (
  files: Pick<Files, "put">,
  listSeq: number,
  facts: ListFacts,
  { etag, lastModified }: Validators,
  readAt: string,
): Promise<void> =>
  files.put(keyOf(listSeq), Buffer.from(JSON.stringify({ mark: markOf(facts), readAt, etag, lastModified })));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
