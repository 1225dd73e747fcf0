// The master key in the data folder while it is replaced: `master.key.next` until the store opens with it, then it takes the
// place of `master.key`, and what was there is `master.key.old` until the end. At no moment is there no `master.key`.
import { link, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import type { Keys } from "../keys/port.ts";
import { hasCode, KEY_FILE, loadKeyFile, parseMasterKey, readIfThere, syncFolder } from "./master-key.ts";
import { finishRotation, type Prepared, prepareRotation } from "./rotate.ts";

type Options = { readonly keys: Keys; readonly dataDir: string };

const OLD = `${KEY_FILE}.old`;
const NEXT = `${KEY_FILE}.next`;

/** Makes a new master key and puts it in place. A server that runs goes on; from its next start on it uses the new key. */
export async function prepareKeyFile(
  { keys, dataDir }: Options,
  { renewTokens }: { readonly renewTokens: boolean },
): Promise<Prepared> {
  const [old, next] = await Promise.all([read(dataDir, OLD), read(dataDir, NEXT)]);
  if (old !== undefined && next === undefined)
    throw new Error(`${OLD} is there, so the key was replaced already: run the command with --finish`);
  const current = await requireKey(dataDir, KEY_FILE);
  const drawn = await loadKeyFile(dataDir, NEXT);
  const prepared = await prepareRotation({ keys, current, next: drawn, renewTokens });
  await keepOld(dataDir, current);
  await rename(join(dataDir, NEXT), join(dataDir, KEY_FILE));
  await syncFolder(dataDir);
  return prepared;
}

/** Makes the old key useless, and removes its file. Answers as `finishRotation`. */
export async function finishKeyFile({ keys, dataDir }: Options): Promise<boolean> {
  if ((await read(dataDir, NEXT)) !== undefined)
    throw new Error(`${NEXT} is there, so the key was not replaced yet: run the command without --finish`);
  const old = await requireKey(dataDir, OLD);
  const current = await requireKey(dataDir, KEY_FILE);
  const wasUsable = await finishRotation({ keys, old, current });
  await unlink(join(dataDir, OLD));
  await syncFolder(dataDir);
  return wasUsable;
}

/** A second name for the same file, which outlives the first. It may be there from a try that was cut short. */
async function keepOld(dataDir: string, current: Uint8Array): Promise<void> {
  try {
    await link(join(dataDir, KEY_FILE), join(dataDir, OLD));
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
    const kept = await requireKey(dataDir, OLD);
    if (Buffer.compare(kept, current) !== 0) throw new Error(`${OLD} holds another key than ${KEY_FILE}: move it away`);
  }
  await syncFolder(dataDir);
}

async function read(dataDir: string, name: string): Promise<Uint8Array | undefined> {
  const file = join(dataDir, name);
  const text = await readIfThere(file);
  return text === undefined ? undefined : parseMasterKey(text, file);
}

async function requireKey(dataDir: string, name: string): Promise<Uint8Array> {
  const key = await read(dataDir, name);
  if (key === undefined) throw new Error(`There is no ${name} in the data folder`);
  return key;
}
