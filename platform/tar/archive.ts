// Writes tar archives in the format of POSIX.1-1988 (ustar), which every tar reads.

export type ArchivedFile = {
  /** ASCII, at most 100 characters; `/` parts folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
};

const BLOCK = 512;

/** Each file in turn, so that one is in memory at a time. Throws on a name that the format has no room for. */
export async function* archive(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array> {
  for await (const file of files) {
    yield headerOf(file);
    yield file.bytes;
    yield new Uint8Array(-file.bytes.length & (BLOCK - 1));
  }
  yield new Uint8Array(2 * BLOCK);
}

const NAME = /^[\x21-\x7e]{1,100}$/;

/** Owner, group and time are nobody's and none: an archive of the same files is the same bytes. */
function headerOf({ name, bytes }: ArchivedFile): Uint8Array {
  if (!NAME.test(name)) throw new Error("a name that a tar header has no room for");
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(bytes.length, 12), 124);
  header.write(octal(0, 12), 136);
  header.write("0", 156);
  header.write("ustar\x0000", 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** A number field of so many bytes, the last one a NUL. */
const octal = (value: number, bytes: number): string => `${value.toString(8).padStart(bytes - 1, "0")}\0`;

/** The sum of the header's bytes, its own field counted as blanks. */
const checksumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0) + 8 * 0x20;
