// The public log as a folder (docs/log.md): fetches what is missing, checks all of it, and keeps it at the paths that it is served at, so that any web server
// can serve the folder as the log.
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { findFault } from "@sb/knowledge/tlog/check.ts";
import { proveConsistency, verifyConsistency } from "@sb/knowledge/tlog/merkle.ts";
import { readVerifierText, type VerifierKey } from "@sb/knowledge/tlog/note.ts";
import { signedCheckpoint } from "@sb/knowledge/tlog/proof.ts";
import { subtreesFromTiles, type Tile, tilePath, tilesOf } from "@sb/knowledge/tlog/tiles.ts";

export class MirrorFailed extends Error {
  override readonly name = "MirrorFailed";
}

/** Bytes of a file: a bundle of the longest entries. */
const FILE_BYTES = 256 * (2 ** 16 + 1);
const TIMEOUT_MS = 30_000;

async function fetchBytes(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
  if (!response.ok) throw new MirrorFailed(`${url} answers ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > FILE_BYTES) throw new MirrorFailed(`${url} is too large`);
  return bytes;
}

/**
 * Brings the folder up to the log's newest checkpoint. `url`: without a slash at the end. The key of the first time is kept and believed from then on; so is
 * the checkpoint, which the next one must begin with. Throws MirrorFailed, and keeps the checkpoint that it had.
 */
export async function mirrorLog(url: string, folder: string): Promise<number> {
  const key = await keepKey(url, folder);
  const note = Buffer.from(await fetchBytes(`${url}/checkpoint`)).toString();
  const checkpoint = signedCheckpoint(note, key);
  if (!checkpoint) throw new MirrorFailed("the checkpoint is not signed by the key");
  const readTile = (tile: Tile): Promise<Uint8Array> => keep(url, folder, tilePath(tile));
  await requireSameBeginning(folder, key, { ...checkpoint, readTile });
  for (const tile of tilesOf(checkpoint.size)) await readTile(tile);
  const fault = await findFault(checkpoint, readTile);
  if (fault !== undefined) throw new MirrorFailed(`${fault} is not what was signed`);
  await writeFile(join(folder, "checkpoint"), note);
  return checkpoint.size;
}

/** Checks a folder against its own checkpoint. Throws MirrorFailed. */
export async function checkMirror(folder: string): Promise<number> {
  const key = readVerifierText((await readFile(join(folder, "key"), "utf8")).trim());
  const note = await readFile(join(folder, "checkpoint"), "utf8");
  const checkpoint = key && signedCheckpoint(note, key);
  if (!checkpoint) throw new MirrorFailed("the checkpoint is not signed by the key");
  const fault = await findFault(checkpoint, (tile) => readFile(join(folder, tilePath(tile))));
  if (fault !== undefined) throw new MirrorFailed(`${fault} is not what was signed`);
  return checkpoint.size;
}

async function keepKey(url: string, folder: string): Promise<VerifierKey> {
  const text = Buffer.from(await keep(url, folder, "key")).toString();
  const key = readVerifierText(text.trim());
  if (!key) throw new MirrorFailed("the key can't be read");
  return key;
}

/** A file that is kept is not fetched again: nothing but the checkpoint ever changes. */
async function keep(url: string, folder: string, path: string): Promise<Uint8Array> {
  const file = join(folder, path);
  if (existsSync(file)) return readFile(file);
  const bytes = await fetchBytes(`${url}/${path}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return bytes;
}

type Newer = {
  readonly size: number;
  readonly root: Uint8Array;
  readonly readTile: (tile: Tile) => Promise<Uint8Array>;
};

async function requireSameBeginning(folder: string, key: VerifierKey, { size, root, readTile }: Newer): Promise<void> {
  const file = join(folder, "checkpoint");
  const before = existsSync(file) ? signedCheckpoint(await readFile(file, "utf8"), key) : undefined;
  if (!before) return;
  if (before.size > size) throw new MirrorFailed("the log is shorter than it was");
  const proof = await proveConsistency(subtreesFromTiles(size, readTile), before.size, size);
  if (!verifyConsistency({ before: before.size, size, proof }, before.root, root))
    throw new MirrorFailed("the log does not begin with what was signed before: keep both checkpoints, they prove it");
}
