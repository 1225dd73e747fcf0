// Makes a chosen file ready to be sent. The original goes as it is: it is evidence, and its hash is what proves it.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { FileRefusal, PreparedFile, SentFile } from "./attachment.ts";
import { type Canvas, compress } from "./image/compress.ts";
import { isLeftAlone, type Size } from "./image/plan.ts";
import { sha256Of } from "./sha256.ts";

/** Kinds that the server may take; which it is, the server tells by the bytes. A kind the browser can't name may pass. */
const MAY_BE_TAKEN = /^(image|video|audio)\/|^application\/pdf$|^text\/plain$|^$/u;

/** For the file picker. */
export const ACCEPTED = "image/*,video/*,audio/*,application/pdf,text/plain";

type OnProgress = (share: number) => void;

export async function prepareFile(
  file: File,
  canvas: Canvas,
  onProgress: OnProgress,
): Promise<PreparedFile | FileRefusal> {
  if (!MAY_BE_TAKEN.test(file.type)) return "FILE_TYPE_NOT_ALLOWED";
  let pixels = 0;
  const small = await smallCopy(file, canvas, onProgress, ({ width, height }) => {
    pixels = width * height;
  });
  // `compress` gives the file itself where no copy is smaller.
  const copy = small && small !== file ? await hashed(renamed(small, file)) : undefined;
  const isTooLarge = file.size > LIMITS.fileBytes || pixels > LIMITS.imagePixels;
  if (!isTooLarge) return { ...(await hashed(file)), reduced: false, smaller: copy, preview: small };
  if (!copy || copy.sent.size > LIMITS.fileBytes) return "FILE_TOO_LARGE";
  return { ...copy, reduced: true, preview: small };
}

const hashed = async (sent: File): Promise<SentFile> => ({ sha256: await sha256Of(sent), sent });

/** For the preview; undefined where the file is no picture that this browser can draw. */
async function smallCopy(
  file: File,
  canvas: Canvas,
  onProgress: OnProgress,
  onSize: (size: Size) => void,
): Promise<Blob | undefined> {
  if (!file.type.startsWith("image/")) return undefined;
  if (isLeftAlone(file.type)) return file;
  try {
    return await compress(file, canvas, onProgress, onSize);
  } catch (error) {
    // A damaged picture, or a kind only other machines know (HEIC), is still evidence: it goes without a preview.
    if (isNotAnImage(error)) return undefined;
    throw error;
  }
}

const isNotAnImage = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "NOT_AN_IMAGE";

/** The copy under the original's name, with the ending of what it is now. */
function renamed(copy: Blob, { name, lastModified }: File): File {
  const stem = name.replace(/\.[^.]*$/u, "");
  return new File([copy], `${stem}.${copy.type.split("/")[1] ?? "img"}`, { type: copy.type, lastModified });
}
