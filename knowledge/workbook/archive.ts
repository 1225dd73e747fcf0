// Files in a zip, by the table of contents at its end. Whatever is in them is bounded before it is there.
import { crc32 } from "node:zlib";
import yauzl, { type Entry } from "yauzl";

export type ZippedFile = {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** Throws ArchiveRefused where it is more than it may be, or not what its sum says. */
  bytes(): AsyncIterable<Uint8Array>;
};

export type ArchiveLimits = {
  readonly files: number;
  /** Bytes of one file. */
  readonly unpacked: number;
  /** Unpacked bytes for each packed one, where they are more than `ratioFrom`. */
  readonly ratio: number;
  readonly ratioFrom: number;
};

const FAULTS = ["CUT_OFF", "BROKEN", "TOO_MANY", "TOO_LARGE", "RATIO"] as const;

export class ArchiveRefused extends Error {
  readonly code: (typeof FAULTS)[number];

  constructor(code: (typeof FAULTS)[number]) {
    super(code);
    this.name = "ArchiveRefused";
    this.code = code;
  }
}

export const isArchiveRefused = (error: unknown): error is ArchiveRefused =>
  error instanceof Error && error.name === "ArchiveRefused";

/** Throws ArchiveRefused. Without folders. */
export async function filesIn(archive: Buffer, limits: ArchiveLimits): Promise<readonly ZippedFile[]> {
  const zip = await orRefused(yauzl.fromBufferPromise(archive, { lazyEntries: true, autoClose: false }));
  if (zip.entryCount > limits.files) throw new ArchiveRefused("TOO_MANY");
  const entries = await orRefused(Array.fromAsync(zip.eachEntry()));
  async function* bytesOf(entry: Entry): AsyncIterable<Uint8Array> {
    if (entry.uncompressedSize > limits.unpacked) throw new ArchiveRefused("TOO_LARGE");
    const stream = await orRefused(zip.openReadStreamPromise(entry));
    let [sum, total] = [0, 0];
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        total += chunk.length;
        if (total > limits.unpacked) throw new ArchiveRefused("TOO_LARGE");
        if (total > limits.ratioFrom && total > entry.compressedSize * limits.ratio) throw new ArchiveRefused("RATIO");
        sum = crc32(chunk, sum);
        yield chunk;
      }
    } catch (error) {
      throw isArchiveRefused(error) ? error : new ArchiveRefused("BROKEN");
    }
    if (sum !== entry.crc32) throw new ArchiveRefused("BROKEN");
  }
  return entries
    .filter(({ fileName }) => !fileName.endsWith("/"))
    .map((entry) => ({ name: entry.fileName, isEncrypted: entry.isEncrypted(), bytes: () => bytesOf(entry) }));
}

/** The library tells what is wrong with a zip in words alone. */
async function orRefused<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const isCut = error instanceof Error && /end of central directory/i.test(error.message);
    throw new ArchiveRefused(isCut ? "CUT_OFF" : "BROKEN");
  }
}
