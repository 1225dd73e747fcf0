// What an uploaded file is, told by its bytes and by nothing else.
import { fileTypeFromBuffer } from "file-type";

const IMAGES = [
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/gif",
  "image/avif",
  "image/heic",
  "image/heif",
] as const;
/** Screen recordings, recorded calls, letters: what people have in hand when they report. */
const OTHERS = [
  "application/pdf",
  "video/mp4",
  "video/quicktime",
  "video/webm",
  "video/3gpp",
  "audio/mpeg",
  "audio/mp4",
  "audio/x-m4a",
  "audio/wav",
  "audio/ogg",
  "audio/aac",
  "audio/amr",
] as const;
const TAKEN: ReadonlySet<string> = new Set([...IMAGES, ...OTHERS]);

/** The media type, or undefined for a kind of file that is not taken. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string | undefined> {
  // UTF-16 begins like a frame of an audio format that nobody uses.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return undefined;
  const found = await fileTypeFromBuffer(bytes);
  // Codecs may stand behind it.
  const [mediaType = ""] = found?.mime.split(";") ?? [];
  if (found) return TAKEN.has(mediaType) ? mediaType : undefined;
  return isPlainText(bytes) ? "text/plain" : undefined;
}

export const isImage = (mediaType: string) => mediaType.startsWith("image/");

/** UTF-8 without control characters other than tab, line feed, form feed and carriage return. */
function isPlainText(bytes: Uint8Array): boolean {
  if (bytes.length === 0) return false;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
    return !/[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text);
  } catch {
    // Not UTF-8.
    return false;
  }
}
