// Unpacks gzip and zip, told by their first bytes. Whatever is in them is bounded before it is there.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { crc32, createGunzip } from "node:zlib";
import yauzl, { type Entry as ZipEntry, type ZipFile } from "yauzl";
import { isUnreadable, READ_LIMITS, UnreadableList } from "../list.ts";

type Bytes = AsyncIterable<Uint8Array>;
type Unpacked = { readonly packed?: "GZIP" | "ZIP"; readonly bytes: Bytes };

const MAGIC = {
  gzip: [0x1f, 0x8b],
  zip: [0x50, 0x4b, 0x03, 0x04],
  emptyZip: [0x50, 0x4b, 0x05, 0x06],
  bzip2: [0x42, 0x5a, 0x68],
  xz: [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  sevenZip: [0x37, 0x7a, 0xbc, 0xaf],
  zstd: [0x28, 0xb5, 0x2f, 0xfd],
  rar: [0x52, 0x61, 0x72, 0x21],
} as const;

const begins = (bytes: Uint8Array, magic: readonly number[]): boolean => magic.every((byte, at) => bytes[at] === byte);

export async function unpacked(source: Bytes): Promise<Unpacked> {
  const { head, bytes } = await peeked(limited(source, READ_LIMITS.bytes), 4);
  if (begins(head, MAGIC.gzip)) return { packed: "GZIP", bytes: await flat(gunzipped(bytes)) };
  if (begins(head, MAGIC.zip) || begins(head, MAGIC.emptyZip)) return { packed: "ZIP", bytes: await unzipped(bytes) };
  return { bytes };
}

/** Unpacked bytes must be no archive again. */
async function flat(source: Bytes): Promise<Bytes> {
  const { head, bytes } = await peeked(source, 512);
  const isPacked = Object.values(MAGIC).some((magic) => begins(head, magic));
  const isTar = new TextDecoder("latin1").decode(head.subarray(257, 262)) === "ustar";
  if (isPacked || isTar) throw new UnreadableList("ARCHIVE_NESTED");
  return bytes;
}

async function* gunzipped(source: Bytes): Bytes {
  const counted = { packed: 0 };
  const gunzip = createGunzip();
  const fed = pipeline(Readable.from(counting(source, counted)), gunzip);
  // A failure of what feeds it comes out of the stream below; it is heeded there.
  fed.catch(() => undefined);
  try {
    yield* bounded(gunzip, () => counted.packed);
    await fed;
  } catch (error) {
    throw isUnreadable(error) ? error : archiveFault(error);
  }
}

async function* counting(source: Bytes, counted: { packed: number }): Bytes {
  for await (const chunk of source) {
    counted.packed += chunk.length;
    yield chunk;
  }
}

const archiveFault = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  if (/unexpected end of file/.test(error.message)) return new UnreadableList("CUT_OFF");
  const isPackage = "code" in error && /^Z_/.test(String(error.code));
  return isPackage ? new UnreadableList("ARCHIVE_BROKEN") : error;
};

/** Stops where it becomes more than a list can be. */
async function* bounded(source: Bytes, packedBytes: () => number): Bytes {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > READ_LIMITS.unpackedBytes) throw new UnreadableList("TOO_LARGE");
    if (total > READ_LIMITS.ratioFrom && total > packedBytes() * READ_LIMITS.ratio)
      throw new UnreadableList("ARCHIVE_RATIO");
    yield chunk;
  }
}

const PIECE = 64 * 1024;

/** In small pieces, however it was handed over. */
async function* limited(source: Bytes, most: number): Bytes {
  let total = 0;
  for await (const chunk of source) {
    total += chunk.length;
    if (total > most) throw new UnreadableList("TOO_LARGE");
    for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE);
  }
}

/** Files that come along with a list, and those that systems put into archives. */
const BESIDE =
  /(?:^|\/)(?:__MACOSX\/.*|\..*|thumbs\.db|(?:readme|licen[cs]e|copying|notice|changelog)(?:\.\w+)?|.*\.(?:md|pdf|html?|rtf|xsd|sha\d*|md5|sig|asc))$/i;

/** The one list in it. */
async function unzipped(source: Bytes): Promise<Bytes> {
  const archive = Buffer.concat(await Array.fromAsync(limited(source, READ_LIMITS.zipBytes)));
  const zip = await orFault(yauzl.fromBufferPromise(archive, { lazyEntries: true, autoClose: false }));
  if (zip.entryCount > READ_LIMITS.zipEntries) throw new UnreadableList("ARCHIVE_ENTRIES");
  const entries = await orFault(Array.fromAsync(zip.eachEntry()));
  const files = entries.filter(({ fileName }) => !fileName.endsWith("/"));
  const lists = files.filter(({ fileName }) => !BESIDE.test(fileName));
  const [entry, ...others] = lists.length > 0 ? lists : files;
  if (!entry) throw new UnreadableList("EMPTY");
  // The parts of a workbook are no lists.
  if (others.length > 0) throw new UnreadableList("ARCHIVE_ENTRIES");
  if (entry.isEncrypted()) throw new UnreadableList("ARCHIVE_ENCRYPTED");
  if (entry.uncompressedSize > READ_LIMITS.unpackedBytes) throw new UnreadableList("TOO_LARGE");
  return flat(entryBytes(zip, entry));
}

async function* entryBytes(zip: ZipFile, entry: ZipEntry): Bytes {
  const stream = await orFault(zip.openReadStreamPromise(entry));
  let sum = 0;
  try {
    for await (const chunk of bounded(stream, () => entry.compressedSize)) {
      sum = crc32(chunk, sum);
      yield chunk;
    }
  } catch (error) {
    throw isUnreadable(error) ? error : new UnreadableList("ARCHIVE_BROKEN");
  }
  if (sum !== entry.crc32) throw new UnreadableList("ARCHIVE_BROKEN");
}

/** The library tells what is wrong with a zip in words alone. */
async function orFault<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw new UnreadableList(
      error instanceof Error && /end of central directory/i.test(error.message) ? "CUT_OFF" : "ARCHIVE_BROKEN",
    );
  }
}

/** The first bytes, and all of them. */
export async function peeked(
  source: Bytes,
  length: number,
): Promise<{ readonly head: Uint8Array; readonly bytes: Bytes }> {
  const iterator = source[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let have = 0;
  while (have < length) {
    const next = await iterator.next();
    if (next.done) break;
    chunks.push(next.value);
    have += next.value.length;
  }
  async function* bytes(): Bytes {
    try {
      yield* chunks.splice(0);
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
    } finally {
      await iterator.return?.();
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, Math.max(length, have)), bytes: bytes() };
}
