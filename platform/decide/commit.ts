// Commits to a public text when its event is stored, for the public log (docs/log.md). The commitment lies in the open beside the sealed text,
// and is all that the log's leaf needs; salt and text lie under the key that a deletion destroys. So the leaf can be made again for ever, and
// nothing tells any more what it was about.
import { hash } from "node:crypto";
import { canonicalJson } from "@sb/contracts/canonical-json.ts";
import type { Logged } from "@sb/contracts/events.ts";
import { COMMITMENT_TAG } from "@sb/contracts/log/fact.ts";
import type { Opening } from "../event-store/port.ts";
import { randomPieces } from "../vault/random-pieces.ts";

/** The member beside a text's own that what opens its commitment is sealed as. No field of an event is called so. */
export const OPENING = "~opening";

const nextSalt = randomPieces(32, 64);

export function commit({ fact, text }: Logged): { readonly commitment: string; readonly opening: Opening } {
  const salt = nextSalt();
  const textHash = hashOf(salt, canonicalJson(text));
  const commitment = hashOf(Buffer.from(COMMITMENT_TAG), salt, canonicalJson({ ...fact, text: textHash }));
  return { commitment, opening: { salt: Buffer.from(salt).toString("base64url"), text: textHash } };
}

function hashOf(...parts: readonly [...(readonly Uint8Array[]), string]): string {
  const bytes = parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part));
  return hash("sha256", Buffer.concat(bytes), "base64url");
}
