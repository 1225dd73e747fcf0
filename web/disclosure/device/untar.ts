// Reads a tar archive (POSIX ustar) as this service writes it: files with short names.

export type Unpacked = { readonly path: string; readonly bytes: Uint8Array<ArrayBuffer> };

const BLOCK = 512;
/** More than a report has: a header that lies must not keep the page busy. */
const MAX_FILES = 100;

/** Throws where a header does not fit what follows. */
export function untar(archive: Uint8Array<ArrayBuffer>): readonly Unpacked[] {
  const files: Unpacked[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0 && files.length < MAX_FILES; ) {
    const size = Number.parseInt(textIn(archive, at + 124, 12), 8);
    const start = at + BLOCK;
    if (!(size >= 0 && start + size <= archive.length)) throw new Error("a broken archive");
    files.push({ path: textIn(archive, at, 100), bytes: archive.subarray(start, start + size) });
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

/** Up to its first NUL. */
function textIn(archive: Uint8Array, at: number, length: number): string {
  const field = archive.subarray(at, at + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end));
}
