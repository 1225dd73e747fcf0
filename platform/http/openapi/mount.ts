// GET /sb/openapi.json.
import { BASE_PATH } from "@sb/contracts/routes.ts";
import type { Express } from "express";
import { methodNotAllowed } from "../errors.ts";
import type { Limiters } from "../limiters.ts";
import { JSON_MEDIA_TYPE, sendBytes } from "../send.ts";
import { openApiDocument } from "./document.ts";

export function mountOpenApi(app: Express, { general }: Limiters): void {
  const document = Buffer.from(JSON.stringify(openApiDocument()));
  app
    .route(`${BASE_PATH}/openapi.json`)
    .get(...general, (_request, response) => sendBytes(response, 200, document, JSON_MEDIA_TYPE))
    .all(methodNotAllowed(["GET", "HEAD"]));
}
