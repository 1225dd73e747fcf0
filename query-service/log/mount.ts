// The public log at /log/ as C2SP's specifications ask (tlog-tiles): tiles and bundles of entries, the signed checkpoint, and the key that it is checked with.
// They are the same for everybody, so pages of any origin may read them.
import { createPublicKey } from "node:crypto";
import { CHECKPOINT_FILE, LOG_MODEL } from "@sb/contracts/log/model.ts";
import { logOriginOf } from "@sb/contracts/log/origin.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { readTile } from "@sb/knowledge/tlog/kept.ts";
import { KEY_TYPES, verifierText } from "@sb/knowledge/tlog/note.ts";
import { TILE_WIDTH, tileOfPath } from "@sb/knowledge/tlog/tiles.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { methodNotAllowed } from "@sb/platform/http/answer/errors.ts";
import { sendBytes } from "@sb/platform/http/answer/send.ts";
import type { Express } from "@sb/platform/http/app.ts";
import type { Limiters } from "@sb/platform/http/limits/limiters.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { logKeyOf } from "@sb/platform/vault/signing-keys.ts";
import type { RequestHandler, Response } from "express";

type Parts = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly files: Pick<Files, "get">;
  readonly vault: Pick<Vault, "mac">;
  readonly publicUrl: string;
  readonly unready: (models: readonly string[]) => readonly string[];
};

const TEXT = "text/plain; charset=utf-8";
/** A whole tile never changes, and a partial one neither: a longer one has another path, and nobody asks for the shorter again. */
const WHOLE = "public, max-age=31536000, immutable";
const PARTIAL = "public, max-age=600";
/** A checkpoint is a few seconds old at most where it is cached. */
const CHECKPOINT = "public, max-age=2";
const KEY = "public, max-age=600";

export function mountLog(app: Express, { general }: Limiters, parts: Parts): void {
  const { readStore, files, unready } = parts;
  const requireReady: RequestHandler = (_request, _response, next) =>
    next(unready([LOG_MODEL]).length > 0 ? new Refused("UNAVAILABLE") : undefined);

  const sendTile: RequestHandler = async (request, response) => {
    const tile = tileOfPath(request.path.slice("/log/".length));
    const bytes = tile && (await readTile(readStore.model(LOG_MODEL), tile));
    if (!bytes) throw new Refused("NOT_FOUND");
    send(response, bytes, "application/octet-stream", tile.width === TILE_WIDTH ? WHOLE : PARTIAL);
  };
  const sendCheckpoint: RequestHandler = async (_request, response) => {
    const bytes = await files.get(CHECKPOINT_FILE);
    if (!bytes) throw new Refused("UNAVAILABLE");
    send(response, bytes, TEXT, CHECKPOINT);
  };
  const key = Buffer.from(`${keyOf(parts)}\n`);
  const sendKey: RequestHandler = (_request, response) => send(response, key, TEXT, KEY);

  app
    .route("/log/tile/*tile")
    .get(...general, requireReady, sendTile)
    .all(methodNotAllowed(READING));
  app
    .route("/log/checkpoint")
    .get(...general, sendCheckpoint)
    .all(methodNotAllowed(READING));
  app
    .route("/log/key")
    .get(...general, sendKey)
    .all(methodNotAllowed(READING));
}

const READING = ["GET", "HEAD"];

/** `name+id+key` */
function keyOf({ vault, publicUrl }: Parts): string {
  const { x = "" } = createPublicKey(logKeyOf(vault)).export({ format: "jwk" });
  const publicKey = Buffer.from(x, "base64url");
  return verifierText({ name: logOriginOf(publicUrl), type: KEY_TYPES.NOTE, publicKey });
}

function send(response: Response, bytes: Uint8Array, mediaType: string, cacheControl: string): void {
  response.setHeader("cache-control", cacheControl);
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("cross-origin-resource-policy", "cross-origin");
  sendBytes(response, 200, bytes, mediaType);
}
