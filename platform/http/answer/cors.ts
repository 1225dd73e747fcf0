// Public look-ups, read by pages and wallets of other origins (the Fetch standard, "CORS protocol"). Never with credentials: an
// access token or an API key in somebody else's page would be theirs.
import { type Route, routes } from "@sb/contracts/routes.ts";
import type { RequestHandler, Response } from "express";
import type { Pattern } from "../route-patterns.ts";
import { endWithTurn } from "./end-of-turn.ts";
import { methodNotAllowed } from "./errors.ts";

/** Seconds for which a browser need not ask again. */
const PREFLIGHT_AGE = "86400";
/** Answers that a page may read beside its body. */
const EXPOSED = "Retry-After, RateLimit, RateLimit-Policy, x-request-id, sb-stale";
const ASKED_WITH = "content-type";

/** Answers that everybody gets alike have these. */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": EXPOSED,
  "cross-origin-resource-policy": "cross-origin",
};
/** The answer to a preflight has these too, and the methods. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, string>> = {
  "access-control-allow-headers": ASKED_WITH,
  "access-control-max-age": PREFLIGHT_AGE,
};

export function openToOrigins(response: Response): void {
  for (const [name, value] of Object.entries(OPEN_HEADERS)) response.setHeader(name, value);
}

const open: RequestHandler = (_request, response, next) => {
  openToOrigins(response);
  next();
};

/** Goes before a route's handler, so that pages can read refusals as well. */
export const corsOf = ({ cors }: Route): readonly RequestHandler[] => (cors ? [open] : []);

/** Ends a path's routes: answers a preflight where pages may ask it, and refuses other methods. */
export function otherMethods({ methods, allow }: Pattern): RequestHandler {
  const refuse = methodNotAllowed(allow);
  const shared = methods.filter(({ key }) => (routes[key] as Route).cors).map(({ method }) => method.toUpperCase());
  if (shared.length === 0) return refuse;
  return (request, response, next) => {
    const asked = request.headers["access-control-request-method"];
    if (request.method !== "OPTIONS" || asked === undefined) return void refuse(request, response, next);
    openToOrigins(response);
    response.setHeader("access-control-allow-methods", shared.join(", "));
    for (const [name, value] of Object.entries(PREFLIGHT_HEADERS)) response.setHeader(name, value);
    endWithTurn(response.status(204));
  };
}
