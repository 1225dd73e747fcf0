// What a picture is, by its bytes: its header is read, nothing is decoded.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import type { SaferViewPictureAdded } from "@sb/contracts/insight/events.ts";
import { ARTICLE_PICTURE_TYPES } from "@sb/contracts/insight/pictures.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { fileTypeFromBuffer } from "file-type";
import { loadSharp } from "../runtime/sharp.ts";

type Facts = Omit<SaferViewPictureAdded["data"]["picture"], "pictureId">;

/** Throws FILE_TYPE_NOT_ALLOWED for what browsers do not show or can't be read, FILE_TOO_LARGE for too many pixels. */
export async function readPicture(bytes: Uint8Array): Promise<Facts> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!Object.hasOwn(ARTICLE_PICTURE_TYPES, mediaType)) throw refused("FILE_TYPE_NOT_ALLOWED");
  const { width, height } = await sizeOf(bytes);
  if (width * height > LIMITS.imagePixels) throw refused("FILE_TOO_LARGE");
  return { mediaType, width, height, size: bytes.length };
}

/** As it is seen: EXIF may say that it lies on its side. */
async function sizeOf(bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    throw refused("FILE_TYPE_NOT_ALLOWED");
  }
}

const refused = (code: ErrorCode): Refused => new Refused(code, [{ path: "files", code }]);
