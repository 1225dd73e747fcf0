// Compressed answers.
import compression from "compression";
import type { RequestHandler } from "express";

/** Below this a compressed answer saves nothing. Streams don't tell their length and are always compressed. */
const MIN_BYTES = 1_024;

const compressAnswer = compression({ threshold: MIN_BYTES });

/** Brotli or gzip for clients that take one of them; what is encoded already stays as it is. */
export const compress: RequestHandler = (request, response, next) => {
  if (/\b(?:br|gzip)\b|\*/.test(request.headers["accept-encoding"] ?? "")) compressAnswer(request, response, next);
  else next();
};
