// TAXII 2.1 over HTTP, at /taxii2/.
import type { ParsedUrlQuery } from "node:querystring";
import { Refused } from "@sb/contracts/refused.ts";
import { MAX_CONTENT_LENGTH, ROOT, type Server } from "@sb/knowledge/taxii/answers.ts";
import { isAccepted, isTaxii, TAXII_MEDIA_TYPE } from "@sb/knowledge/taxii/media-type.ts";
import type { Collection } from "@sb/knowledge/taxii/port.ts";
import { collectionOf, findResource } from "@sb/knowledge/taxii/resources.ts";
import { methodNotAllowed } from "@sb/platform/http/answer/errors.ts";
import { idOf } from "@sb/platform/http/answer/headers.ts";
import { refusalOf } from "@sb/platform/http/answer/problem.ts";
import { sendJson } from "@sb/platform/http/answer/send.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import type { ErrorRequestHandler, Express, Request, RequestHandler, Response } from "express";
import { errorMessage, NOT_ACCEPTABLE } from "./error-message.ts";

export type TaxiiOptions = {
  readonly server: Server;
  /** Recognises API keys and limits how often somebody may ask. */
  readonly before: readonly RequestHandler[];
  /** The collections that the caller may read. Throws Refused where they call with a key that is not good. */
  readonly collectionsOf: (request: Request, response: Response) => Promise<readonly Collection[]>;
  readonly log: Log;
};

const READING = ["GET", "HEAD"];

export function mountTaxii(app: Express, options: TaxiiOptions): void {
  const read: RequestHandler = async (request, response) => {
    if (!isAccepted(request.headers.accept)) throw NOT_ACCEPTABLE;
    const collections = await options.collectionsOf(request, response);
    const path = segmentsOf(request);
    const { body, headers = {} } = await findResource(
      options.server,
      collections,
      path,
      request.query as ParsedUrlQuery,
    );
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    send(response, 200, body);
  };
  const write: RequestHandler = async (request, response) => {
    if (!isAccepted(request.headers.accept)) throw NOT_ACCEPTABLE;
    // Nobody reads what may still be coming.
    response.setHeader("connection", "close");
    refuseWrite(request, await options.collectionsOf(request, response));
  };
  app
    .route(["/taxii2", "/taxii2/", "/taxii2/*path"])
    .get(...options.before, read)
    .post(...options.before, write)
    .delete(...options.before, write)
    .all(methodNotAllowed(READING));
  app.use("/taxii2", tellErrors(options.log));
}

/** The segments after `/taxii2/`; a slash at the end, which clients send, means nothing. */
const segmentsOf = ({ path }: Request): readonly string[] =>
  path
    .split("/")
    .slice(2)
    .filter((segment, at, all) => segment !== "" || at < all.length - 1)
    .map(decodeURIComponent);

/** No collection can be written to. What is wrong with the request itself is told first. */
function refuseWrite(request: Request, collections: readonly Collection[]): never {
  const [root, kind, id = "", objects, objectId] = segmentsOf(request);
  const adds = request.method === "POST" && objectId === undefined;
  const deletes = request.method === "DELETE" && objectId !== undefined;
  if (root !== ROOT || kind !== "collections" || objects !== "objects" || (!adds && !deletes))
    throw new Refused("METHOD_NOT_ALLOWED");
  collectionOf(collections, id);
  if (adds && !isTaxii(request.headers["content-type"] ?? "")) throw new Refused("FILE_TYPE_NOT_ALLOWED");
  if (Number(request.headers["content-length"] ?? 0) > MAX_CONTENT_LENGTH) throw new Refused("FILE_TOO_LARGE");
  throw new Refused("NO_MENU_ACCESS");
}

function send(response: Response, status: number, body: object): void {
  response.setHeader("cache-control", "no-store");
  sendJson(response, status, body, TAXII_MEDIA_TYPE);
}

function tellErrors(log: Log): ErrorRequestHandler {
  // Express knows what handles errors by its four parameters.
  return (error: unknown, _request, response, _next) => {
    const refused = refusalOf(error);
    if (!refused && error !== NOT_ACCEPTABLE)
      log.error({ requestId: idOf(response), ...errorFacts(error) }, "request failed");
    if (response.headersSent) return void response.destroy();
    const message = errorMessage(error === NOT_ACCEPTABLE ? "NOT_ACCEPTABLE" : (refused ?? "INTERNAL"), idOf(response));
    if (message.http_status === "405") response.setHeader("allow", READING.join(", "));
    if (message.http_status === "401")
      response.setHeader("www-authenticate", 'Basic realm="Safer Block", charset="UTF-8"');
    send(response, Number(message.http_status), message);
  };
}
