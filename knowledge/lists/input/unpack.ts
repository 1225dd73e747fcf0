// Unpacks gzip and zip, told by their first bytes. Whatever is in them is bounded before it is there.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type ArchiveLimits,
  type ArchiveRefused,
  filesIn,
  isArchiveRefused,
  type ZippedFile,
} from "../../workbook/archive.ts";
import { asCsv, isWorkbook, sheetRows } from "../../workbook/workbook.ts";
import { isUnreadable, type ListFault, READ_LIMITS, UnreadableList } from "../list.ts";

type Bytes = AsyncIterable<Uint8Array>;
type Unpacked = {
  readonly packed?: "GZIP" | "ZIP" | "XLSX";
  readonly bytes: Bytes;
  /** Whether the path named a file or a sheet of it. */
  readonly isPathTaken?: boolean;
  /** The rest of the path. */
  readonly path?: string | undefined;
  /** The file's own name. */
  readonly name?: string | undefined;
};

type Choosing = {
  readonly path?: string | undefined;
  /** Whether bytes are a list of some form. */
  readonly isList: (bytes: Bytes, name: string) => Promise<boolean>;
};

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

export async function unpacked(source: Bytes, choosing: Choosing): Promise<Unpacked> {
  const { head, bytes } = await peeked(limited(source, READ_LIMITS.bytes), 4);
  if (begins(head, MAGIC.gzip)) return { packed: "GZIP", bytes: await flat(gunzipped(bytes)) };
  if (begins(head, MAGIC.zip) || begins(head, MAGIC.emptyZip)) return unzipped(bytes, choosing);
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

/** A file that was asked for by its name, or the only one that is a list; of a workbook, the cells of a sheet as CSV. */
async function unzipped(source: Bytes, { path, isList }: Choosing): Promise<Unpacked> {
  const archive = Buffer.concat(await Array.fromAsync(limited(source, READ_LIMITS.zipBytes)));
  const files = await orUnreadable(filesIn(archive, ARCHIVE));
  if (isWorkbook(files)) return { packed: "XLSX", bytes: sheetAsCsv(files, path), isPathTaken: path !== undefined };
  const lists = files.filter(({ name }) => !BESIDE.test(name));
  const wanted = path === undefined ? undefined : asNamed(files, path);
  const file = wanted?.file ?? (await onlyList(lists.length > 0 ? lists : files, isList));
  return {
    ...{ packed: "ZIP", bytes: await contentOf(file), isPathTaken: wanted !== undefined },
    ...{ path: wanted ? wanted.path : path, name: file.name },
  };
}

/** `lists/domains.json`, its last part, or with a path into it: `domains.json#data.items`. */
function asNamed(files: readonly ZippedFile[], path: string) {
  const [name = "", ...inner] = path.split("#");
  const wanted = name.trim().toLowerCase();
  const file =
    files.find((each) => each.name.toLowerCase() === wanted) ??
    files.find((each) => each.name.toLowerCase().endsWith(`/${wanted}`));
  return file && { file, path: inner.length > 0 ? inner.join("#") : undefined };
}

async function onlyList(files: readonly ZippedFile[], isList: Choosing["isList"]): Promise<ZippedFile> {
  const [first, ...others] = files;
  if (!first) throw new UnreadableList("EMPTY");
  if (others.length === 0) return first;
  const lists: ZippedFile[] = [];
  for (const file of files) if (await isListFile(file, isList)) lists.push(file);
  const [list, ...more] = lists;
  if (list && more.length === 0) return list;
  throw new UnreadableList(
    "ARCHIVE_ENTRIES",
    (list ? lists : files).map(({ name }) => name),
  );
}

async function isListFile(file: ZippedFile, isList: Choosing["isList"]): Promise<boolean> {
  if (file.isEncrypted) return false;
  try {
    return await isList(await contentOf(file), file.name);
  } catch (error) {
    if (isUnreadable(error)) return false;
    throw error;
  }
}

async function contentOf(file: ZippedFile): Promise<Bytes> {
  if (file.isEncrypted) throw new UnreadableList("ARCHIVE_ENCRYPTED");
  return flat(readable(file.bytes()));
}

async function* sheetAsCsv(files: readonly ZippedFile[], sheet: string | undefined): Bytes {
  for await (const text of readable(asCsv(sheetRows(files, sheet)))) yield Buffer.from(text);
}

const ARCHIVE: ArchiveLimits = {
  files: READ_LIMITS.zipEntries,
  unpacked: READ_LIMITS.unpackedBytes,
  ratio: READ_LIMITS.ratio,
  ratioFrom: READ_LIMITS.ratioFrom,
};

const ARCHIVE_FAULTS = {
  CUT_OFF: "CUT_OFF",
  BROKEN: "ARCHIVE_BROKEN",
  TOO_MANY: "ARCHIVE_ENTRIES",
  TOO_LARGE: "TOO_LARGE",
  RATIO: "ARCHIVE_RATIO",
} as const satisfies Record<ArchiveRefused["code"], ListFault>;

function unreadable(error: unknown): unknown {
  if (error instanceof Error && "sheets" in error)
    return new UnreadableList("NO_PATH", error.sheets as readonly string[]);
  return isArchiveRefused(error) ? new UnreadableList(ARCHIVE_FAULTS[error.code]) : error;
}

async function orUnreadable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw unreadable(error);
  }
}

async function* readable<T>(source: AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* source;
  } catch (error) {
    throw unreadable(error);
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
