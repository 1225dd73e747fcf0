// POST admin/safer-view/picture: stores a picture, then names it in an event. A crash in between leaves a file that nobody
// can ask for; it goes with its article.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { pictureKey, pictureUrl } from "@sb/contracts/insight/pictures.ts";
import { insightStream } from "@sb/contracts/insight/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { contextOf } from "../runtime/deps.ts";
import type { InsightDeps } from "./deps.ts";
import { readPicture } from "./read-picture.ts";
import { insightDecider } from "./rules/decider.ts";

export function postPicture(deps: InsightDeps): Handler<"POST admin/safer-view/picture"> {
  return async ({ body: { viewSeq }, files: [file, second], ...from }) => {
    if (!file) throw refused("REQUIRED_FIELD_MISSING");
    if (second) throw refused("TOO_MANY_FILES");
    const facts = await readPicture(file.bytes);
    const pictureId = `${viewSeq}-${uuidv7()}`;
    await deps.files.put(pictureKey(viewSeq, pictureId), file.bytes);
    const command = { type: "AddPicture", viewSeq, picture: { pictureId, ...facts } } as const;
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

const refused = (code: ErrorCode): Refused => new Refused(code, [{ path: "files", code }]);
