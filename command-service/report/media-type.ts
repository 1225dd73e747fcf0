// Detects an uploaded file's media type from its bytes alone.
import { setImmediate as immediate } from "node:timers/promises";
import { EXTENSIONS_BY_MEDIA_TYPE } from "@sb/contracts/files.ts";
import { fileTypeFromBuffer } from "file-type";

/** Undefined for a type that is not accepted. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  // file-type takes the byte order mark of UTF-16 for an audio frame.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return undefined;
  const found = await fileTypeFromBuffer(bytes);
  // Codecs may follow it.
  const [mediaType = ""] = found?.mime.split(";") ?? [];
  if (found) return Object.hasOwn(EXTENSIONS_BY_MEDIA_TYPE, mediaType) ? mediaType : undefined;
  return (await isPlainText(bytes)) ? "text/plain" : undefined;
}

/** Bytes checked at once; in between, others get their turn. */
const PIECE = 1024 * 1024;

/** UTF-8 without control characters other than tab, line feed, form feed and carriage return. */
async function isPlainText(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const text = decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
      if (/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text)) return false;
      await immediate();
    }
    return bytes.length > 0;
  } catch {
    // Not UTF-8.
    return false;
  }
}
