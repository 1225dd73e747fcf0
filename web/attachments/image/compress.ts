// Compresses one image: draws it smaller, round by round, until it is small enough. The canvas is handed in.
import { COMPRESSION } from "./constants.ts";
import { isLeftAlone, type Round, roundsOf, type Size, targetType } from "./plan.ts";

type NotAnImage = { readonly code: "NOT_A_FILE" | "NOT_AN_IMAGE" };

/** A picture that can be drawn in any size, as a browser does it. */
export type Drawable = {
  readonly size: Size;
  /** @returns the encoded picture; its `type` tells what the browser really wrote. */
  readonly encode: (round: Round, mediaType: string) => Promise<Blob>;
  readonly close: () => void;
};

export type Canvas = {
  /** Pixels of the longest side it can draw. */
  readonly cap: number;
  readonly canWriteWebp: () => Promise<boolean>;
  /** Rejects where the bytes are no picture that this browser knows. */
  readonly open: (file: Blob) => Promise<Drawable>;
};

/** Only files that are images are taken. @throws NotAnImage */
function assertImage(value: unknown): asserts value is Blob {
  if (!(value instanceof Blob)) throw { code: "NOT_A_FILE" } satisfies NotAnImage;
  if (!value.type.startsWith("image/")) throw { code: "NOT_AN_IMAGE" } satisfies NotAnImage;
}

/**
 * @param onProgress gets a share from 0 to 1
 * @param onSize gets the size of the picture as it is
 * @returns the smallest picture made, or the file itself where that is smaller still or the kind is left alone
 * @throws NotAnImage for anything but an image
 */
export async function compress(
  file: unknown,
  canvas: Canvas,
  onProgress: (share: number) => void,
  onSize: (size: Size) => void = () => undefined,
): Promise<Blob> {
  assertImage(file);
  if (isLeftAlone(file.type)) return file;
  const drawable = await openImage(file, canvas);
  onSize(drawable.size);
  try {
    const type = targetType(file.type, await canvas.canWriteWebp());
    const smallest = await tryRounds(drawable, { type, cap: canvas.cap, onProgress });
    return smallest.size < file.size ? smallest : file;
  } finally {
    drawable.close();
  }
}

async function openImage(file: Blob, canvas: Canvas): Promise<Drawable> {
  try {
    return await canvas.open(file);
  } catch (cause) {
    throw Object.assign(new Error("the picture cannot be read", { cause }), { code: "NOT_AN_IMAGE" as const });
  }
}

type Trial = { readonly type: string; readonly cap: number; readonly onProgress: (share: number) => void };

async function tryRounds(drawable: Drawable, { type, cap, onProgress }: Trial): Promise<Blob> {
  let smallest: Blob | undefined;
  let done = 0;
  for (const round of roundsOf(drawable.size, type, cap)) {
    const encoded = await drawable.encode(round, type);
    if (!smallest || encoded.size < smallest.size) smallest = encoded;
    done += 1;
    onProgress(done / (COMPRESSION.rounds + 1));
    if (smallest.size <= COMPRESSION.maxBytes) break;
  }
  onProgress(1);
  if (!smallest) throw new Error("no round was tried");
  return smallest;
}
