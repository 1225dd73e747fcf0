// GET /sb/openapi.json.
import { createHash } from "node:crypto";
import { BASE_PATH } from "@sb/contracts/routes.ts";
import type { Express, RequestHandler } from "express";
import { hasVersion } from "../answer/conditional.ts";
import { openToOrigins } from "../answer/cors.ts";
import { endWithTurn } from "../answer/end-of-turn.ts";
import { methodNotAllowed } from "../answer/errors.ts";
import { JSON_MEDIA_TYPE, sendBytes } from "../answer/send.ts";
import type { Limiters } from "../limits/limiters.ts";
import { openApiDocument } from "./document.ts";

/** It is made when it is first asked for, and stays the same as long as the process runs. */
export function mountOpenApi(app: Express, { general }: Limiters, publicUrl: string | undefined): void {
  const make = async () => {
    const document = Buffer.from(JSON.stringify(await openApiDocument(publicUrl)));
    return { document, etag: `"${createHash("sha256").update(document).digest("base64url")}"` };
  };
  let made: ReturnType<typeof make> | undefined;
  const send: RequestHandler = async (request, response) => {
    made ??= make();
    const { document, etag } = await made;
    openToOrigins(response);
    response.setHeader("etag", etag);
    response.setHeader("cache-control", "no-cache");
    if (hasVersion(request.headers, { etag })) endWithTurn(response.status(304));
    else sendBytes(response, 200, document, JSON_MEDIA_TYPE);
  };
  app
    .route(`${BASE_PATH}/openapi.json`)
    .get(...general, send)
    .all(methodNotAllowed(["GET", "HEAD"]));
}
