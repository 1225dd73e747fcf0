// Loads the master key: from SB_MASTER_KEY, or from a file in the data folder that is made at the first start.
import { randomBytes } from "node:crypto";
import { link, mkdir, open, readFile, unlink } from "node:fs/promises";
import { join } from "node:path";

const KEY_BYTES = 32;
/** In the data folder. */
export const KEY_FILE = "master.key";
const HEX = /^[0-9a-f]{64}$/i;
/** 32 bytes are 43 characters of base64 and one `=`, which base64url leaves out. */
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

export type MasterKeySource = {
  /** 32 bytes as hex, base64 or base64url. */
  readonly key?: string | undefined;
  /** Made if missing. Holds `master.key` (mode 0600) unless `key` is given. */
  readonly dataDir: string;
};

/** Throws one clear line, without the key in it, where the key is damaged. */
export async function loadMasterKey({ key, dataDir }: MasterKeySource): Promise<Uint8Array> {
  if (key !== undefined) return parseMasterKey(key, "SB_MASTER_KEY");
  return loadKeyFile(dataDir, KEY_FILE);
}

/** The key in that file, which is made if missing: one for all who ask at once. */
export async function loadKeyFile(dataDir: string, name: string): Promise<Uint8Array> {
  const file = join(dataDir, name);
  return parseMasterKey((await readIfThere(file)) ?? (await makeFile(dataDir, file)), file);
}

/** `where`: for the one clear line that it throws where the text is no key. */
export function parseMasterKey(text: string, where: string): Uint8Array {
  const trimmed = text.trim();
  if (HEX.test(trimmed)) return Buffer.from(trimmed, "hex");
  if (BASE64.test(trimmed)) return Buffer.from(trimmed, "base64");
  throw new Error(`The master key in ${where} is damaged: it must be ${KEY_BYTES} bytes as base64 or hex`);
}

/**
 * Writes the key to another file, then links it into place: a crash leaves no half key, and two processes that start at
 * once both read the first one's.
 */
async function makeFile(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString("hex")}`;
  await writeDurably(draft, `${randomBytes(KEY_BYTES).toString("base64")}\n`);
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  } finally {
    await unlink(draft);
  }
  await syncFolder(dataDir);
  return readFile(file, "utf8");
}

async function writeDurably(file: string, text: string): Promise<void> {
  await using handle = await open(file, "wx", 0o600);
  await handle.writeFile(text);
  await handle.sync();
}

/** Makes the names in it durable. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, "r");
  await handle.sync();
}

/** Undefined where there is no such file. */
export async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
