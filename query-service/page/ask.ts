// Rows of the route table as the service answers them to visitors, without a request over the network.
import type { AskAsVisitor } from "@sb/contracts/pages.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type Route, type RouteKey, type RouteKeyOf, routes } from "@sb/contracts/routes.ts";
import type { Handlers, HttpReply, HttpRequest } from "@sb/platform/http/handler.ts";
import { parseWith } from "@sb/platform/http/request/parse.ts";

export type AskDeps = {
  readonly handlers: Handlers<RouteKeyOf<"query">>;
  /** Those of these read models that are being built, or were lost. */
  readonly unready: (models: readonly string[]) => readonly string[];
};

const VISITOR = {
  ...{ body: undefined, files: [], caller: undefined, cookies: {}, idempotencyKey: undefined, minPosition: undefined },
  ...{ requestId: "page", client: () => "", network: () => "" },
};

type AnyHandler = (request: HttpRequest<RouteKey>) => Promise<HttpReply<RouteKey>>;

/** The rows' own answers, cached as theirs are. Refuses with UNAVAILABLE what can't be looked at, as the rows do. */
export function askAsVisitor({ handlers, unready }: AskDeps): AskAsVisitor {
  const ask = async (key: RouteKey, { params, query }: { params?: object; query?: object }): Promise<unknown> => {
    const route: Route = routes[key];
    if (route.service !== "query" || route.who !== "anyone") throw new Error(`${key} is no page's to ask`);
    if (unready(route.reads ?? []).length > 0) throw new Refused("UNAVAILABLE");
    const handle = handlers[key as RouteKeyOf<"query">] as unknown as AnyHandler;
    const parts = {
      params: route.params && parseWith(route.params, asText(params), true),
      query: route.query && parseWith(route.query, asText(query)),
    };
    return bodyOf(await handle({ route: key, ...VISITOR, ...parts } as HttpRequest<RouteKey>));
  };
  return ask as AskAsVisitor;
}

/** As a URL holds it. */
function asText(parts: object = {}): object {
  const there = Object.entries(parts).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    there.map(([name, value]) => [name, typeof value === "object" ? asText(value) : String(value)]),
  );
}

/** Cached answers are the bytes they are sent as. */
function bodyOf(reply: HttpReply<RouteKey>): unknown {
  if (!("stream" in reply)) return reply.body;
  if (!(reply.stream instanceof Uint8Array)) throw new Error("a stream is no page's to ask");
  return JSON.parse(Buffer.from(reply.stream).toString());
}
