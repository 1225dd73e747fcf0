// Checks a proof on this device (docs/log.md). Of the log it fetches the key, and, for a link, the checkpoint and the tiles that the proof is made of; nothing is asked
// about what is proved. It loads on demand.
import type { Leaf } from "@sb/contracts/log/fact.ts";
import { type Place, proofLink } from "@sb/contracts/log/origin.ts";
import { leafHash, proveInclusion } from "@sb/knowledge/tlog/merkle.ts";
import { readVerifierText, type VerifierKey } from "@sb/knowledge/tlog/note.ts";
import { readProof, signedCheckpoint, verifyProof } from "@sb/knowledge/tlog/proof.ts";
import {
  entriesIn,
  subtreesFromTiles,
  TILE_WIDTH,
  type Tile,
  tileBytes,
  tilePath,
  widthAt,
} from "@sb/knowledge/tlog/tiles.ts";

type Fact = Readonly<Record<string, unknown>>;
export type Checked = {
  readonly found: "PROVEN";
  readonly leaf: Leaf;
  readonly fact: Fact;
  readonly index: number;
  readonly size: number;
  /** For a link that proves the same. */
  readonly salt: string;
};
export type CheckOutcome =
  | Checked
  | { readonly found: "NOT_SIGNED" | "NOT_IN_LOG" | "OTHER_FACT" | "UNREADABLE" | "TOO_NEW" };

export const linkOf = ({ index, salt, fact }: Checked): string =>
  proofLink(location.origin, { leaf: index, salt, fact });

export function placeIn(fragment: string): Place | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ""));
  const [leaf, salt, fact] = [given.get("leaf"), given.get("salt"), given.get("fact")];
  if (leaf === null || salt === null || fact === null || !/^\d{1,15}$/.test(leaf)) return undefined;
  try {
    const read: unknown = JSON.parse(fact);
    return typeof read === "object" && read !== null ? { leaf: Number(leaf), salt, fact: read as Fact } : undefined;
  } catch {
    // A link that was cut.
    return undefined;
  }
}

async function fetchBytes(path: string): Promise<Uint8Array> {
  const response = await fetch(`/log/${path}`, { credentials: "omit" });
  if (!response.ok) throw new Error(`the log answers ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
const textOf = async (path: string): Promise<string> => new TextDecoder().decode(await fetchBytes(path));

async function fetchKey(): Promise<VerifierKey> {
  const key = readVerifierText((await textOf("key")).trim());
  if (!key) throw new Error("the log's key can't be read");
  return key;
}

export async function checkProof(text: string): Promise<CheckOutcome> {
  const proof = readProof(text.trimStart());
  return proof ? outcomeOf(proof, await fetchKey()) : { found: "UNREADABLE" };
}

/** Makes the proof of the log's own tiles, and checks it like any other. */
export async function checkPlace({ leaf, salt, fact }: Place): Promise<CheckOutcome> {
  const [key, note] = [await fetchKey(), await textOf("checkpoint")];
  const checkpoint = signedCheckpoint(note, key);
  if (!checkpoint) return { found: "NOT_SIGNED" };
  const { size } = checkpoint;
  if (leaf >= size) return { found: "TOO_NEW" };
  const place = { index: Math.floor(leaf / TILE_WIDTH) } as const;
  const bundle: Tile = { level: "entries", ...place, width: widthAt({ level: "entries", ...place }, size) };
  const entries = entriesIn(await fetchBytes(tilePath(bundle)));
  // The tile of level 0 is made of the same entries.
  const read = subtreesFromTiles(size, async (tile) =>
    tile.level === 0 && tile.index === place.index ? tileBytes(entries.map(leafHash)) : fetchBytes(tilePath(tile)),
  );
  const hashes = await proveInclusion(read, leaf, size);
  const entry = new TextDecoder().decode(entries[leaf % TILE_WIDTH]);
  return outcomeOf({ index: leaf, hashes, note, extra: { entry, salt, fact } }, key);
}

function outcomeOf(proof: NonNullable<ReturnType<typeof readProof>>, key: VerifierKey): CheckOutcome {
  const verdict = verifyProof(proof, key);
  if (verdict.found !== "PROVEN") return verdict;
  const { entry, salt, fact } = proof.extra;
  // Proven to be an entry of the log, which are all of this form.
  const leaf = JSON.parse(entry) as Leaf;
  return { found: "PROVEN", leaf, salt, fact, index: proof.index, size: verdict.checkpoint.size };
}
