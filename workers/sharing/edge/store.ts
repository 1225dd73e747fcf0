// The store as one installation's: whose it is, its manifest, and what is taken out of it a while after nothing names it.
import { createPublicKey, type KeyObject, randomUUID, sign } from "node:crypto";
import {
  EDGE_TREES,
  type EdgeManifest,
  type EdgeTreeName,
  MANIFEST,
  OBJECTS,
  OWNER,
  openManifest,
  sealManifest,
} from "@sb/knowledge/edge/format.ts";
import type { Files } from "@sb/platform/files/port.ts";
import * as z from "zod";
import { isTileOf } from "./files.ts";
import { Tree } from "./tree.ts";

/** Files that nothing names any more stay for so long: a reader may have read a manifest from before. Longer than a manifest is current. */
const GRACE_MS = 15 * 60_000;

const Owner = z.object({ key: z.string(), store: z.string() });

export const publicKeyOf = (key: KeyObject): Uint8Array =>
  Buffer.from(createPublicKey(key).export({ format: "jwk" }).x ?? "", "base64url");

/** The store's id. An empty one becomes this installation's; one with others' files is left alone. */
export async function claim(store: Files, key: KeyObject): Promise<string | StoreRefused> {
  const own = Buffer.from(publicKeyOf(key)).toString("base64");
  const bytes = await store.get(OWNER);
  if (bytes) {
    const owner = ownerIn(bytes);
    return owner?.key === own ? owner.store : "ANOTHERS";
  }
  for await (const _ of store.all()) return "NOT_EMPTY";
  const id = randomUUID();
  await store.put(OWNER, Buffer.from(JSON.stringify({ key: own, store: id })));
  return id;
}

/** ANOTHERS: another installation publishes there. NOT_EMPTY: something else is there. */
type StoreRefused = "ANOTHERS" | "NOT_EMPTY";
export const isRefused = (claimed: string): claimed is StoreRefused =>
  claimed === "ANOTHERS" || claimed === "NOT_EMPTY";

function ownerIn(bytes: Uint8Array): z.output<typeof Owner> | undefined {
  try {
    return Owner.safeParse(JSON.parse(Buffer.from(bytes).toString())).data;
  } catch {
    return undefined;
  }
}

/** Undefined where there is none, or none that can be read: then all is published anew. */
export async function findManifest(store: Pick<Files, "get">, key: KeyObject): Promise<EdgeManifest | undefined> {
  const bytes = await store.get(MANIFEST);
  return bytes && openManifest(bytes, publicKeyOf(key));
}

export const putManifest = (store: Pick<Files, "put">, key: KeyObject, manifest: EdgeManifest): Promise<void> =>
  store.put(
    MANIFEST,
    sealManifest(manifest, (message) => sign(null, message, key)),
  );

type Left = {
  /** The service's own files. */
  readonly files: Pick<Files, "get" | "put" | "delete" | "list">;
  readonly store: Files;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};
const LEFT = "edge/left/";

/** Notes what the next manifest does not name any more. Before that manifest is there: a crash forgets nothing. */
export async function noteLeft({ files, clock }: Left, keys: readonly string[]): Promise<void> {
  if (keys.length > 0)
    await files.put(`${LEFT}${Date.parse(clock())}-${randomUUID()}`, Buffer.from(JSON.stringify(keys)));
}

/** Deletes what was left long enough ago and is not named again. */
export async function deleteLeft(deps: Left, manifest: EdgeManifest, signal: AbortSignal): Promise<number> {
  const { files, store, clock } = deps;
  const until = Date.parse(clock()) - GRACE_MS;
  const isNamed = namedBy(store, manifest);
  let deleted = 0;
  for await (const note of files.list(LEFT)) {
    if (Number.parseInt(note.slice(LEFT.length), 10) > until) continue;
    for (const key of keysIn(await files.get(note))) {
      signal.throwIfAborted();
      if (await isNamed(key)) continue;
      await store.delete(key);
      deleted += 1;
    }
    await files.delete(note);
  }
  return deleted;
}

const keysIn = (bytes: Uint8Array | undefined): readonly string[] =>
  (bytes && z.array(z.string()).safeParse(JSON.parse(Buffer.from(bytes).toString())).data) ?? [];

const OF_TREE = /^objects\/([a-z-]+)\/([0-9a-f]+|root)-([0-9a-f]+)\.json$/;
const TREE_NAMES = ["ranges", "pages"] as const;

/** The tree whose folder that is. */
const treeIn = (folder: string | undefined): EdgeTreeName | undefined =>
  TREE_NAMES.find((name) => folder === EDGE_TREES[name].nodes || folder === EDGE_TREES[name].parts);

function namedBy(store: Files, manifest: EdgeManifest): (key: string) => Promise<boolean> {
  const { ranges, pages, files, log } = manifest;
  const readers = {
    ranges: new Tree(store, "ranges", ranges.depth),
    pages: new Tree(store, "pages", pages?.depth ?? 0),
  };
  const named = new Set(Object.values(files).map(({ key }) => key));
  return async (key) => {
    const [, folder, prefix = "", name] = OF_TREE.exec(key) ?? [];
    const tree = treeIn(folder);
    if (tree === undefined) return named.has(key) || isTileOf(key, log?.size ?? 0);
    const root = manifest[tree]?.root;
    if (root === undefined) return false;
    return (await readers[tree].find(root, prefix === "root" ? "" : prefix)) === name;
  };
}

/** Notes what a crash left behind: it was written, and no manifest ever named it. One tree at a time, whose names fit into memory. */
export async function noteOrphans(deps: Left, manifest: EdgeManifest, signal: AbortSignal): Promise<void> {
  const files = new Set(Object.values(manifest.files).map(({ key }) => key));
  await noteOthers(deps, ["file"], files, signal);
  for (const tree of TREE_NAMES) {
    const named = new Set<string>();
    const { root, depth } = manifest[tree] ?? {};
    if (root !== undefined && depth !== undefined)
      for await (const key of new Tree(deps.store, tree, depth).keys(root)) named.add(key);
    await noteOthers(deps, Object.values(EDGE_TREES[tree]), named, signal);
  }
}

/** Notes what lies in these folders and is not named. */
async function noteOthers(
  deps: Left,
  folders: readonly string[],
  named: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<void> {
  const orphans: string[] = [];
  for (const folder of folders)
    for await (const key of deps.store.list(`${OBJECTS}${folder}/`)) {
      signal.throwIfAborted();
      if (!named.has(key)) orphans.push(key);
    }
  await noteLeft(deps, orphans);
}
