// How large a canvas each browser draws (SPEC.md section 9). Beyond it the result is silently blank.

const CAPS = { ios: 4_096, other: 8_192, firefox: 11_180, chromium: 16_384, safari: 16_384 } as const;

/**
 * The longest side of a canvas, in pixels.
 * iOS comes first: every browser there is WebKit, whatever its name, and an iPad calls itself a Mac with touch.
 */
export function canvasCap(userAgent: string, maxTouchPoints: number): number {
  const isIpad = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  if (isIpad || /iPhone|iPad|iPod/u.test(userAgent)) return CAPS.ios;
  if (userAgent.includes("Firefox/")) return CAPS.firefox;
  if (/Chrome\/|Chromium\//u.test(userAgent)) return CAPS.chromium;
  if (userAgent.includes("Safari/")) return CAPS.safari;
  return CAPS.other;
}
