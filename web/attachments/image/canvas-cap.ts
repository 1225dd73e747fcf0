// How large a canvas each browser draws (docs/specification/9-constants.md).
import { CANVAS_CAPS } from "./constants.ts";

/**
 * The longest side of a canvas, in pixels.
 * iOS comes first: every browser there is WebKit, whatever its name, and an iPad calls itself a Mac with touch.
 */
export function canvasCap(userAgent: string, maxTouchPoints: number): number {
  const isIpad = userAgent.includes("Macintosh") && maxTouchPoints > 1;
  if (isIpad || /iPhone|iPad|iPod/u.test(userAgent)) return CANVAS_CAPS.ios;
  if (userAgent.includes("Firefox/")) return CANVAS_CAPS.firefox;
  if (/Chrome\/|Chromium\//u.test(userAgent)) return CANVAS_CAPS.chromium;
  if (userAgent.includes("Safari/")) return CANVAS_CAPS.safari;
  return CANVAS_CAPS.other;
}
