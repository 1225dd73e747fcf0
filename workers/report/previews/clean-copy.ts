import { LIMITS } from "@sb/contracts/limits.ts";

/** Longest side of a clean copy in pixels, where none is asked for. */
const MAX_SIDE = 2_048;
/** Pixels that each side of the original has at least. */
const MIN_SIDE = 1;
/** Longest side of an original in pixels, as of JPEG. Single lines beyond it take more memory than whole pictures. */
const MAX_ORIGINAL_SIDE = 65_535;

/**
 * Re-encodes an image as WebP: upright, without metadata (place, device, thumbnail). Undefined where it can't be decoded
 * (HEIC without its codec, a broken file); the original is evidence anyway.
 */
export async function cleanCopy(
  bytes: Uint8Array,
  maxSide = MAX_SIDE,
  minSide = MIN_SIDE,
): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: LIMITS.imagePixels }).metadata();
    if (Math.max(width, height) > MAX_ORIGINAL_SIDE || Math.min(width, height) < minSide) return undefined;
    return await sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: "none" })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 85 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
