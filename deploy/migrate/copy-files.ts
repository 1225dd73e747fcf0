// Copies files, and compares them byte by byte.
import type { FileKey, Files } from "@sb/platform/files/port.ts";
import { counted, type Row } from "./row.ts";

/** Files in memory at once, of each side. */
const AT_ONCE = 8;

type Reading = Pick<Files, "get" | "all">;

/** Copies the files that are missing and leaves the others as they are. Idempotent. */
export async function copyFiles(
  source: Reading,
  target: Pick<Files, "get" | "put">,
  onProgress: (files: number) => void,
): Promise<void> {
  let copied = 0;
  await eachFew(source.all(), async (key) => {
    const bytes = await source.get(key);
    if (bytes !== undefined && !isSame(bytes, await target.get(key))) await target.put(key, bytes);
    copied += 1;
    onProgress(copied);
  });
}

/** Files of the target that the source has not count as a difference too. */
export async function filesRow(source: Reading, target: Reading, onProgress: (files: number) => void): Promise<Row> {
  let [files, bytes, unlike, there] = [0, 0, 0, 0];
  await eachFew(source.all(), async (key) => {
    const [ours, theirs] = await Promise.all([source.get(key), target.get(key)]);
    files += 1;
    bytes += ours?.length ?? 0;
    if (ours && !isSame(ours, theirs)) unlike += 1;
    onProgress(files);
  });
  for await (const _ of target.all()) there += 1;
  const row = {
    part: "files",
    source: `${counted(files, "files")}, ${counted(bytes, "bytes")}`,
    target: counted(there, "files"),
  };
  if (unlike > 0) return { ...row, problem: `differ or are missing: ${counted(unlike, "files")}; run this again` };
  return there === files ? row : { ...row, problem: "the target has more files" };
}

const isSame = (a: Uint8Array, b: Uint8Array | undefined): boolean => b !== undefined && Buffer.compare(a, b) === 0;

async function eachFew(keys: AsyncIterable<FileKey>, work: (key: FileKey) => Promise<void>): Promise<void> {
  let few: FileKey[] = [];
  for await (const key of keys) {
    if (few.push(key) < AT_ONCE) continue;
    await Promise.all(few.map(work));
    few = [];
  }
  await Promise.all(few.map(work));
}
