// Files as they stand in a folder, in the encodings that stand beside them (`.br`, `.gz`).
import type { RequestHandler } from "express";
import serveCompressed from "express-static-gzip";

/** For GET. Passes on where there is no such file. `cacheControl` is given the file's whole path. */
export function serveFiles(folder: string, cacheControl: (path: string) => string): RequestHandler {
  return serveCompressed(folder, {
    enableBrotli: true,
    orderPreference: ["br", "gzip"],
    index: false,
    serveStatic: {
      cacheControl: false,
      redirect: false,
      setHeaders: (response, path) => {
        response.setHeader("cache-control", cacheControl(path));
      },
    },
  });
}
