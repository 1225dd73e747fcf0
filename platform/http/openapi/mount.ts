// GET /sb/openapi.json.
import { createHash } from "node:crypto";
import { BASE_PATH } from "@sb/contracts/routes.ts";
import type { Express, RequestHandler } from "express";
import { hasVersion } from "../conditional.ts";
import { openToOrigins } from "../cors.ts";
import { endWithTurn } from "../end-of-turn.ts";
import { methodNotAllowed } from "../errors.ts";
import type { Limiters } from "../limiters.ts";
import { JSON_MEDIA_TYPE, sendBytes } from "../send.ts";
import { openApiDocument } from "./document.ts";

/** It stays the same as long as the process runs. */
export function mountOpenApi(app: Express, { general }: Limiters, publicUrl: string | undefined): void {
  const document = Buffer.from(JSON.stringify(openApiDocument(publicUrl)));
  const etag = `"${createHash("sha256").update(document).digest("base64url")}"`;
  const send: RequestHandler = (request, response) => {
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
