// Makes a picture small enough for an article, with the constants of docs/specification/9-constants.md.
import { browserCanvas } from "../../../attachments/image/browser-canvas.ts";
import { type Canvas, compress } from "../../../attachments/image/compress.ts";

/** `original`: it could not be made smaller, so it goes as it is. */
export type Prepared = { readonly file: File; readonly original: boolean };

const ENDINGS: Readonly<Record<string, string>> = { "image/webp": "webp", "image/jpeg": "jpg", "image/png": "png" };

/** A picture that the browser can't draw (unknown kind, too many pixels) goes as it is; the server says whether it may. */
export async function makeSmaller(file: File, canvas: Canvas = browserCanvas()): Promise<Prepared> {
  try {
    const small = await compress(file, canvas, () => undefined);
    return { file: small === file ? file : renamed(small, file.name), original: false };
  } catch {
    return { file, original: true };
  }
}

function renamed(copy: Blob, name: string): File {
  const stem = name.replace(/\.[^.]*$/u, "");
  return new File([copy], `${stem}.${ENDINGS[copy.type] ?? "img"}`, { type: copy.type });
}
