// The files for machines below /feeds/, by their paths.
import { ethPhishingDetect, hostsFile, plainBlocklist } from "@sb/knowledge/stix/blocklists.ts";
import type { CollectionDeps } from "./collection.ts";
import { mispEvent, mispHashes, mispManifest } from "./misp-feed.ts";

type FeedFile = { readonly chunks: AsyncIterable<string>; readonly mediaType: string };
/** `minLevel`: for lists of targets to block. */
export type FindFeed = (path: string, minLevel: number) => Promise<FeedFile | undefined>;

const TEXT = "text/plain; charset=utf-8";
const JSON_FILE = "application/json; charset=utf-8";
const MISP_EVENT = /^misp\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.json$/;

const FILES: Readonly<
  Record<
    string,
    { readonly of: (deps: CollectionDeps, minLevel: number) => AsyncIterable<string>; readonly mediaType: string }
  >
> = {
  "blocklist.txt": { of: plainBlocklist, mediaType: TEXT },
  "hosts.txt": { of: hostsFile, mediaType: TEXT },
  "eth-phishing-detect/config.json": { of: ethPhishingDetect, mediaType: JSON_FILE },
  "misp/manifest.json": { of: mispManifest, mediaType: JSON_FILE },
  "misp/hashes.csv": { of: mispHashes, mediaType: "text/csv; charset=utf-8" },
};

/** `path` is what follows `/feeds/`. */
export const createFeeds =
  (deps: CollectionDeps): FindFeed =>
  async (path, minLevel) => {
    const file = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    if (file) return { chunks: file.of(deps, minLevel), mediaType: file.mediaType };
    const [, uuid] = MISP_EVENT.exec(path) ?? [];
    const chunks = uuid === undefined ? undefined : await mispEvent(deps, uuid);
    return chunks && { chunks, mediaType: JSON_FILE };
  };
