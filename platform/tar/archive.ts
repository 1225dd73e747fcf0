// Tar archives (POSIX ustar), one file in memory at a time.
import { pack } from "tar-stream";

export type ArchivedFile = {
  /** ASCII, at most 100 characters; `/` parts folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
};

/** A ustar header has room for such a name: the library would write longer names in headers that old readers do not know. */
const NAME = /^[\x21-\x7e]{1,100}$/;

/** Owner, group and time are nobody's and none: an archive of the same files is the same bytes. */
const NOBODY = { mode: 0o600, uid: 0, gid: 0, mtime: new Date(0) };

/** Each file in turn. Throws on a name that the format has no room for. */
export async function* archive(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array> {
  const tar = pack();
  const writing = writeAll(tar, files);
  // It is thrown to whoever reads.
  writing.catch((error) => tar.destroy(error));
  yield* tar as AsyncIterable<Uint8Array>;
  await writing;
}

async function writeAll(tar: ReturnType<typeof pack>, files: AsyncIterable<ArchivedFile>): Promise<void> {
  for await (const { name, bytes } of files) {
    if (!NAME.test(name)) throw new Error("a name that a tar header has no room for");
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = tar.entry({ ...NOBODY, name, size: bytes.length }, (error) => (error ? reject(error) : resolve()));
    entry.end(bytes);
    await promise;
  }
  tar.finalize();
}
