// The arithmetic of image compression (docs/specification/9-constants.md), without a canvas.
import { COMPRESSION, LEFT_ALONE, PREFERRED_TYPE } from "./constants.ts";

export type Size = { readonly width: number; readonly height: number };

/** The largest size of the same shape whose longest side is at most `longest`; never enlarged, never below 1 pixel. */
export function fitWithin({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

export type Round = Size & {
  /** 0 to 1. */
  readonly quality: number;
};

/**
 * Attempts, in this order, until the result is small enough: first the full quality at the fitted size, then up to
 * ten rounds, each at less quality and 95 percent of the size before.
 */
export function* roundsOf(original: Size, mediaType: string, canvasCap: number): Generator<Round> {
  const factor = mediaType === "image/png" ? COMPRESSION.pngQualityFactor : COMPRESSION.qualityFactor;
  let size = fitWithin(original, Math.min(COMPRESSION.maxDimension, canvasCap));
  let quality: number = COMPRESSION.quality;
  for (let round = 0; round <= COMPRESSION.rounds; round++) {
    yield { ...size, quality };
    quality *= factor;
    size = fitWithin(size, Math.max(size.width, size.height) * COMPRESSION.sizeFactor);
  }
}

export const isLeftAlone = (mediaType: string): boolean => LEFT_ALONE.includes(mediaType);

/** webp where the browser can write it; else a PNG stays one, for its transparency, and all else becomes a JPEG. */
export function targetType(mediaType: string, canWriteWebp: boolean): string {
  if (canWriteWebp) return PREFERRED_TYPE;
  return mediaType === "image/png" ? "image/png" : "image/jpeg";
}
