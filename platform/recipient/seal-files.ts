// Several files for one recipient, as a stream: what they hold is never in memory as a whole.
import { setImmediate } from "node:timers/promises";
import { type ArchivedFile, archive } from "../tar/archive.ts";
import type { PublicKey } from "./port.ts";
import { encrypterFor, sealTo } from "./seal.ts";

export type SealedFiles = {
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly mediaType: string;
  /** The ending of its file's name, without a dot in front. */
  readonly extension: string;
};

const AGE_MEDIA_TYPE = "application/octet-stream";
const TAR_MEDIA_TYPE = "application/x-tar";

/**
 * For age: a tar archive, encrypted as one (`age --decrypt | tar -x`). JWE can't be streamed (RFC 7516 authenticates the whole
 * text at its end), so for a JWK each file is a compact JWE of its own, `1.jwe` and so on, in an open archive: their
 * number and sizes can be seen, their names can't.
 */
export function sealFiles(key: PublicKey, files: AsyncIterable<ArchivedFile>): SealedFiles {
  return key.kind === "age"
    ? { chunks: encrypted(key, archive(files)), mediaType: AGE_MEDIA_TYPE, extension: "tar.age" }
    : { chunks: archive(sealedOneByOne(key, files)), mediaType: TAR_MEDIA_TYPE, extension: "tar" };
}

async function* encrypted(key: PublicKey, chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const pieces = inPieces(chunks);
  try {
    const reader = (await (await encrypterFor(key)).encrypt(streamOf(pieces))).getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // The library does not tell the source that a reader has left.
    await pieces.return();
  }
}

const streamOf = (pieces: AsyncGenerator<Uint8Array, void>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });

async function* sealedOneByOne(key: PublicKey, files: AsyncIterable<ArchivedFile>): AsyncIterable<ArchivedFile> {
  let number = 0;
  for await (const { bytes } of files) {
    number += 1;
    yield { name: `${number}.jwe`, bytes: Buffer.from(await sealTo(key, bytes)) };
  }
}

/** age encrypts this much at a time. */
const PIECE_BYTES = 64 * 1024;

/** Encrypting 10 MB in one turn of the event loop would hold up other requests for 100 ms. */
async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      yield chunk.subarray(at, at + PIECE_BYTES);
      await setImmediate();
    }
  }
}
