// How large a picture says it is, read from its header alone: nothing is decoded.
import { LIMITS } from "@sb/contracts/limits.ts";
import { loadSharp } from "../runtime/sharp.ts";

/** True where decoding it would cost too much, however few its bytes are. False for what has no readable header. */
export async function hasTooManyPixels(bytes: Uint8Array, mediaType: string): Promise<boolean> {
  if (!mediaType.startsWith("image/")) return false;
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > LIMITS.imagePixels;
  } catch {
    // A broken picture, or a kind without a codec here: it is evidence, and nothing will decode it.
    return false;
  }
}
