// POST report/personal: the same finder as at filing, for the text of somebody who is still writing.

import { personalPassages } from "@sb/knowledge/personal-information/passages.ts";
import type { Handler } from "@sb/platform/http/handler.ts";

export const postPersonal: Handler<"POST report/personal"> = async ({ body }) => ({
  body: {
    passages: personalPassages(body.text).map(({ kind, start, end }) => ({ kind, range: [start, end] })),
  },
});
