// The constants of image processing (docs/specification/9-constants.md), in this one place.

export const COMPRESSION = {
  /** Pixels of the longest side. */
  maxDimension: 1_024,
  /** Bytes. */
  maxBytes: 1024 * 1024,
  quality: 1,
  rounds: 10,
  qualityFactor: 0.95,
  pngQualityFactor: 0.85,
  sizeFactor: 0.95,
} as const;

/** Written wherever the browser can. */
export const PREFERRED_TYPE = "image/webp";

/** Moving pictures and drawings would lose what they are. */
export const LEFT_ALONE: readonly string[] = ["image/gif", "image/svg+xml"];

/** The longest side of a canvas in pixels, by browser. Beyond it the result is silently blank. */
export const CANVAS_CAPS = { chromium: 16_384, safari: 16_384, firefox: 11_180, other: 8_192, ios: 4_096 } as const;
