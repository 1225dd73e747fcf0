// How large a picture says it is, read from its header alone: nothing is decoded.
import { LIMITS } from "@sb/contracts/limits.ts";
import { PICTURE_LOADERS } from "@sb/contracts/pictures.ts";
import sharp from "sharp";

sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: PICTURE_LOADERS });

/** True where decoding it would cost too much, however few its bytes are. False for what has no readable header. */
export async function hasTooManyPixels(bytes: Uint8Array, mediaType: string): Promise<boolean> {
  if (!mediaType.startsWith("image/")) return false;
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > LIMITS.imagePixels;
  } catch {
    // A broken picture, or a kind without a codec here: it is evidence, and nothing will decode it.
    return false;
  }
}
