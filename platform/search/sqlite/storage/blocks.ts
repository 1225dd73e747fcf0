// Blocks of stored documents: some sixty side by side, compressed as one, since what is written in one script has much in
// common. A block of this size fills a page of 8,192 bytes.
import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";
import { damageOf } from "../../../sqlite/errors.ts";

const BLOCK_BYTES = 8_140;
/** Places are numbered by it. */
export const SLOTS = 128;
/** Higher levels take twice as long for hardly less. By the checksum a damaged block is known. */
const HOW = { params: { [constants.ZSTD_c_compressionLevel]: 6, [constants.ZSTD_c_checksumFlag]: 1 } };
/** Room for a block unpacked, which is longer now and then. */
const PLAIN_BYTES = 65_536;
const LENGTH_BYTES = 4;
/** To begin with, in bytes. */
const DOC_GUESSED = 130;

/** A block, and how many of the documents are in it. */
type Block = { readonly bytes: Buffer; readonly count: number };

/** The blocks of all documents, in their order. */
export function* blocksOf(docs: readonly Buffer[]): Generator<Block> {
  let docBytes = DOC_GUESSED;
  for (let at = 0; at < docs.length; ) {
    const block = filled(docs.slice(at, at + SLOTS), docBytes);
    docBytes = block.bytes.length / block.count;
    at += block.count;
    yield block;
  }
}

/** As many of the first documents as fit; one at least, however long it is. */
function filled(docs: readonly Buffer[], docBytes: number): Block {
  const count = Math.min(docs.length, Math.max(1, Math.floor(BLOCK_BYTES / docBytes)));
  const bytes = writeBlock(docs.slice(0, count));
  if (bytes.length <= BLOCK_BYTES || count === 1) return { bytes, count };
  return filled(docs.slice(0, count - 1), bytes.length / (count - 1));
}

/** How long it is, then as compressed: the length of each document, and the documents. */
function writeBlock(docs: readonly Buffer[]): Buffer {
  const lengths = Uint32Array.of(docs.length, ...docs.map(({ length }) => length));
  const compressed = zstdCompressSync(Buffer.concat([Buffer.from(lengths.buffer), ...docs]), HOW);
  return Buffer.concat([Buffer.from(Uint32Array.of(compressed.length).buffer), compressed]);
}

/** A block unpacked. `doc` answers the document of a slot; of one that was taken out, or where there is none, nothing. */
export type OpenBlock = { readonly count: number; doc(slot: number): Buffer };

/** Throws an error of damage (sqlite/errors.ts). */
export function openBlock(stored: Uint8Array): OpenBlock {
  const block = Buffer.from(stored.buffer, stored.byteOffset, stored.length);
  const length = block.readUInt32LE(0);
  if (length === 0) return { count: 0, doc: () => NOTHING };
  const plain = decompressed(block.subarray(LENGTH_BYTES, LENGTH_BYTES + length));
  const count = plain.readUInt32LE(0);
  const lengthOf = (slot: number): number => plain.readUInt32LE((1 + slot) * LENGTH_BYTES);
  return {
    count,
    doc(slot) {
      if (slot >= count) return NOTHING;
      let at = (1 + count) * LENGTH_BYTES;
      for (let before = 0; before < slot; before++) at += lengthOf(before);
      return plain.subarray(at, at + lengthOf(slot));
    },
  };
}

/** All documents of a block. Throws as `openBlock`. */
export function readBlock(stored: Uint8Array): Buffer[] {
  const { count, doc } = openBlock(stored);
  return Array.from({ length: count }, (_, slot) => doc(slot));
}

function decompressed(bytes: Buffer): Buffer {
  try {
    return zstdDecompressSync(bytes, { chunkSize: PLAIN_BYTES });
  } catch (error) {
    throw damageOf("The search index has a damaged block", error);
  }
}

/** The block without a document: as long as it was wherever that can be, as bytes that never move leave no copy of themselves. */
export function withoutSlot(stored: Uint8Array, slot: number): Buffer {
  const docs = readBlock(stored).map((doc, at) => (at === slot ? NOTHING : doc));
  const isEmpty = docs.every(({ length }) => length === 0);
  const bytes = isEmpty ? NOTHING : writeBlock(docs);
  return bytes.length < stored.length ? Buffer.concat([bytes], stored.length) : bytes;
}

const NOTHING = Buffer.alloc(0);

const SCRIPTS = [/[\uac00-\ud7a3]/, /[\u3040-\u30ff]/, /[\u4e00-\u9fff]/, /[äöüß]/];

/** By what is written in it, as far as it matters here; -1 for plain Latin letters. */
export function scriptOf(text: string): number {
  return SCRIPTS.findIndex((script) => script.test(text));
}
