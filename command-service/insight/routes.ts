// The insight subject's writes, all for editors: one handler per route.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { ARTICLE_PICTURE_TYPES, pictureKey, pictureUrl } from "@sb/contracts/insight/pictures.ts";
import type { InsightCommandKey } from "@sb/contracts/insight/routes.ts";
import { insightStream, type SaferViewPictureAdded } from "@sb/contracts/insight/subject.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { fileTypeFromBuffer } from "file-type";
import { contentWrites } from "../runtime/content.ts";
import { contextOf, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { loadSharp } from "../runtime/sharp.ts";
import { insightDecider } from "./decider.ts";

type InsightDeps = WriteDeps & { readonly files: Files };

export const routes = ((deps: InsightDeps): Handlers<InsightCommandKey> => {
  const articles = contentWrites(deps, insightDecider, insightStream);
  return {
    "POST admin/safer-view": async ({ body: text, ...from }) => {
      const { seq, position } = await articles.create(text, from, (seq) => ({
        type: "Write",
        seq,
        text,
        publish: false,
      }));
      return { body: { viewSeq: seq }, position };
    },
    "POST admin/safer-view/modify": async ({ body: { viewSeq, version, ...text }, ...from }) => {
      const { state, position } = await articles.handle({ type: "Modify", seq: viewSeq, text, seen: version }, from);
      const now = "version" in state.article ? state.article.version : 0;
      return { body: { viewSeq, version: now }, position };
    },
    "POST admin/safer-view/publish": ({ body: { viewSeq: seq }, ...from }) =>
      articles.done({ type: "Publish", seq }, from),
    "POST admin/safer-view/schedule": ({ body: { viewSeq: seq, publishAt }, ...from }) => {
      const inUtc = new Date(publishAt).toISOString();
      return articles.done({ type: "Schedule", seq, publishAt: inUtc, at: deps.clock() }, from);
    },
    "POST admin/safer-view/unschedule": ({ body: { viewSeq: seq }, ...from }) =>
      articles.done({ type: "Unschedule", seq }, from),
    "POST admin/safer-view/withdraw": ({ body: { viewSeq: seq, reason }, ...from }) =>
      articles.done({ type: "Withdraw", seq, reason }, from),
    "POST admin/safer-view/delete": ({ body: { viewSeq: seq, reason }, ...from }) =>
      articles.done({ type: "Delete", seq, reason }, from),
    "POST admin/safer-view/picture": postPicture(deps),
    "POST admin/safer-view/picture/delete": ({ body: { viewSeq: seq, pictureId }, ...from }) =>
      articles.done({ type: "RemovePicture", seq, pictureId }, from),
  };
}) satisfies CommandRoutes;

/**
 * Stores a picture, then names it in an event. A crash in between leaves a file that nobody can ask for; it goes with its
 * article.
 */
function postPicture(deps: InsightDeps): Handler<"POST admin/safer-view/picture"> {
  return async ({ body: { viewSeq }, files: [file, second], ...from }) => {
    if (!file) throw refusedFile("REQUIRED_FIELD_MISSING");
    if (second) throw refusedFile("TOO_MANY_FILES");
    const facts = await readPicture(file.bytes);
    const pictureId = `${viewSeq}-${uuidv7()}`;
    await deps.files.put(pictureKey(viewSeq, pictureId), file.bytes);
    const command = { type: "AddPicture", seq: viewSeq, picture: { pictureId, ...facts } } as const;
    try {
      const { position } = await deps.handle(insightDecider, insightStream.of(viewSeq), command, contextOf(deps, from));
      const { width, height } = facts;
      return { body: { pictureId, url: pictureUrl(pictureId), width, height }, position };
    } catch (error) {
      await deps.files.delete(pictureKey(viewSeq, pictureId));
      throw error;
    }
  };
}

type Facts = Omit<SaferViewPictureAdded["data"]["picture"], "pictureId">;

/**
 * By its bytes: its header is read, nothing is decoded. Throws FILE_TYPE_NOT_ALLOWED for what browsers do not show or can't
 * be read, FILE_TOO_LARGE for too many pixels.
 */
async function readPicture(bytes: Uint8Array): Promise<Facts> {
  const mediaType = (await fileTypeFromBuffer(bytes))?.mime ?? "";
  if (!Object.hasOwn(ARTICLE_PICTURE_TYPES, mediaType)) throw refusedFile("FILE_TYPE_NOT_ALLOWED");
  const { width, height } = await sizeOf(bytes);
  if (width * height > LIMITS.imagePixels) throw refusedFile("FILE_TOO_LARGE");
  return { mediaType, width, height, size: bytes.length };
}

/** As it is seen: EXIF may say that it lies on its side. */
async function sizeOf(bytes: Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    throw refusedFile("FILE_TYPE_NOT_ALLOWED");
  }
}

const refusedFile = (code: ErrorCode): Refused => new Refused(code, [{ path: "files", code }]);
