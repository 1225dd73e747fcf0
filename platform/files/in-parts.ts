// Bytes that are too many for memory, as several files: `key/0`, `key/1` and so on.
import type { FileKey, Files } from "./port.ts";

const PART_BYTES = 4 * 1024 * 1024;

const partKey = (key: FileKey, part: number): FileKey => `${key}/${part}`;

/** Overwrites. Answers with the number of parts, which readers have to know; nothing at all is one empty part. */
export async function putInParts(
  files: Pick<Files, "put">,
  key: FileKey,
  pieces: AsyncIterable<Uint8Array>,
  partBytes = PART_BYTES,
): Promise<number> {
  let part = Buffer.allocUnsafe(partBytes);
  let length = 0;
  let parts = 0;
  const flush = async () => {
    await files.put(partKey(key, parts), part.subarray(0, length));
    parts += 1;
    length = 0;
    part = Buffer.allocUnsafe(partBytes);
  };
  for await (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const taken = Math.min(piece.length - at, partBytes - length);
      part.set(piece.subarray(at, at + taken), length);
      length += taken;
      at += taken;
      if (length === partBytes) await flush();
    }
  }
  if (length > 0 || parts === 0) await flush();
  return parts;
}

/** Throws where a part is not there. */
export async function* readParts(
  files: Pick<Files, "get">,
  key: FileKey,
  parts: number,
): AsyncGenerator<Uint8Array, void> {
  for (let part = 0; part < parts; part += 1) {
    const bytes = await files.get(partKey(key, part));
    if (!bytes) throw new PartMissing();
    yield bytes;
  }
}

/** All parts there are, however many. */
export async function deleteParts(files: Pick<Files, "list" | "delete">, key: FileKey): Promise<void> {
  for await (const part of files.list(`${key}/`)) await files.delete(part);
}

class PartMissing extends Error {
  override readonly name = "PartMissing";
  readonly code = "PART_MISSING";

  constructor() {
    super("a part of a file is not there");
  }
}
