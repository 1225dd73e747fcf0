// Publishes the files beside the ranges: the set of targets, blocklists, and the public log as a mirror has it.
import { createPublicKey, hash } from "node:crypto";
import { CHECKPOINT_FILE, LOG_MODEL } from "@sb/contracts/log/model.ts";
import { logOriginOf } from "@sb/contracts/log/origin.ts";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { type EdgeFile, type EdgeManifest, type EdgeObject, fileKey, NAME_CHARS } from "@sb/knowledge/edge/format.ts";
import { ethPhishingDetect, hostsFile, plainBlocklist } from "@sb/knowledge/stix/blocklists.ts";
import { readTile } from "@sb/knowledge/tlog/kept.ts";
import { KEY_TYPES, readCheckpoint, readNote, verifierText } from "@sb/knowledge/tlog/note.ts";
import { countAt, TILE_WIDTH, type Tile, tileOfPath, tilePath, widthAt } from "@sb/knowledge/tlog/tiles.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { logKeyOf } from "@sb/platform/vault/signing-keys.ts";

export type FilesDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  /** The service's own files. */
  readonly files: Pick<Files, "get">;
  readonly store: Pick<Files, "put">;
  readonly vault: Pick<Vault, "mac">;
  readonly publicUrl: string;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

type Published = EdgeManifest["files"];
const BLOCKLISTS = {
  "blocklist.txt": plainBlocklist,
  "hosts.txt": hostsFile,
  "eth-phishing-detect.json": ethPhishingDetect,
} as const;

/** The blocklists as they are now. */
export async function publishBlocklists(deps: FilesDeps, before: Published, signal: AbortSignal): Promise<Published> {
  const files: Partial<Record<EdgeFile, EdgeObject>> = {};
  for (const [file, chunksOf] of Object.entries(BLOCKLISTS) as [keyof typeof BLOCKLISTS, typeof plainBlocklist][]) {
    const chunks: Buffer[] = [];
    for await (const chunk of chunksOf(deps, 0)) {
      signal.throwIfAborted();
      chunks.push(Buffer.from(chunk));
    }
    files[file] = await publish(deps, file, Buffer.concat(chunks), before[file]);
  }
  return files;
}

/** The set of targets that was made last; none where there is none yet. */
export async function publishFilter(deps: FilesDeps, before: Published): Promise<Published> {
  const bytes = await deps.files.get(FILTER_FILE);
  return bytes ? { "targets.filter": await publish(deps, "targets.filter", bytes, before["targets.filter"]) } : {};
}

async function publish(
  { store }: FilesDeps,
  file: EdgeFile,
  bytes: Uint8Array,
  before?: EdgeObject,
): Promise<EdgeObject> {
  const key = fileKey(file, hash("sha256", bytes, "hex").slice(0, NAME_CHARS));
  if (before?.key === key) return before;
  await store.put(key, bytes);
  return { key, bytes: bytes.length };
}

const LOG = "log/";
type Log = { readonly log: EdgeManifest["log"]; readonly left: readonly string[] };

/** Tiles first, then the checkpoint that needs them. A log that is shorter than what was published is published anew. */
export async function publishLog(deps: FilesDeps, before: EdgeManifest["log"], signal: AbortSignal): Promise<Log> {
  const note = await deps.files.get(CHECKPOINT_FILE);
  const checkpoint = note && readCheckpoint(readNote(Buffer.from(note).toString())?.text ?? "");
  if (!note || !checkpoint) return { log: before, left: [] };
  const { size } = checkpoint;
  const from = before && before.size <= size ? before.size : 0;
  const docs = deps.readStore.model(LOG_MODEL);
  const left: string[] = [];
  for (const tile of newTiles(from, size)) {
    signal.throwIfAborted();
    const bytes = await readTile(docs, tile);
    if (!bytes) throw new LogBehind();
    await deps.store.put(LOG + tilePath(tile), bytes);
    const width = widthAt(tile, from);
    if (width > 0 && width < TILE_WIDTH) left.push(LOG + tilePath({ ...tile, width }));
  }
  await deps.store.put(`${LOG}checkpoint`, note);
  if (!before) await deps.store.put(`${LOG}key`, Buffer.from(`${logVerifierOf(deps)}\n`));
  return { log: { size }, left };
}

/** Tiles of a log of `size` leaves that one of `from` leaves had not, or had with fewer. */
function* newTiles(from: number, size: number): Generator<Tile> {
  const levels: Tile["level"][] = ["entries"];
  for (let level = 0; countAt(level, size) > 0; level += 1) levels.push(level);
  for (const level of levels) {
    const [had, has] = [countAt(level, from), countAt(level, size)];
    if (had === has) continue;
    for (let index = Math.floor(had / TILE_WIDTH); index * TILE_WIDTH < has; index += 1)
      yield { level, index, width: widthAt({ level, index }, size) };
  }
}

function logVerifierOf({ vault, publicUrl }: FilesDeps): string {
  const { x = "" } = createPublicKey(logKeyOf(vault)).export({ format: "jwk" });
  const publicKey = Buffer.from(x, "base64url");
  return verifierText({ name: logOriginOf(publicUrl), type: KEY_TYPES.NOTE, publicKey });
}

/** Whether a log of that size has the tile at a key. */
export function isTileOf(key: string, size: number): boolean {
  const tile = key.startsWith(LOG) ? tileOfPath(key.slice(LOG.length)) : undefined;
  return tile !== undefined && widthAt(tile, size) === tile.width;
}

/** The checkpoint reaches further than the log that this process reads. */
class LogBehind extends Error {
  override readonly name = "LogBehind";
  readonly code = "LOG_BEHIND";

  constructor() {
    super("the log is shorter than its checkpoint");
  }
}
