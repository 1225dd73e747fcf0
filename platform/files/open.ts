// Picks the files adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { isAbsolute, join, resolve } from "node:path";
import type { Files } from "./port.ts";

/**
 * `file:` is the folder `files` in the data folder, `file:/absolute/folder` another one, `s3:` a bucket (s3/url.ts).
 * With `isPublic` each user of the machine may read the folder, such as a web server's; a bucket's own settings say who reads it.
 */
export async function openFiles(url: string, dataDir: string, isPublic = false): Promise<Files> {
  if (url.startsWith("s3:")) return (await import("./s3/s3.ts")).openS3Files(url);
  // A URL may hold a password, so errors show its scheme only.
  if (!url.startsWith("file:")) throw new Error(`No files adapter for this URL: ${url.split(":", 1)[0]}:`);
  const path = url.slice("file:".length).replace(/^\/\/(?=\/)/, "");
  if (path !== "" && !isAbsolute(path)) throw new Error("The path in a file: URL must be absolute");
  const { openFolder } = await import("./folder/folder.ts");
  return openFolder(resolve(path === "" ? join(dataDir, "files") : path), isPublic);
}
