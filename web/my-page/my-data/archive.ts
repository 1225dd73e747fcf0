// One ZIP of many files. Each is written as it comes, into parts that the browser keeps outside of the page's memory.
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import type { Entry } from "./collect.ts";

/** @param onEntry called after each file with how many there are */
export async function archiveOf(entries: AsyncIterable<Entry>, onEntry: (count: number) => void): Promise<Blob> {
  const parts: Blob[] = [];
  let count = 0;
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const zip = new Zip((error, chunk, isLast) => {
    if (error) return reject(error);
    parts.push(new Blob([chunk as Uint8Array<ArrayBuffer>]));
    if (isLast) resolve();
  });
  try {
    for await (const { path, content } of entries) {
      // Attachments are packed by themselves already.
      const isText = content instanceof Uint8Array;
      const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
      zip.add(file);
      file.push(isText ? content : new Uint8Array(await content.arrayBuffer()), true);
      count += 1;
      onEntry(count);
    }
    zip.end();
    await ended;
  } catch (error) {
    zip.terminate();
    throw error;
  }
  return new Blob(parts, { type: "application/zip" });
}
