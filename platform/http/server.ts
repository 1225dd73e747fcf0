// The HTTP server of a service, or of all of them in one process.
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import fastify, { type FastifyInstance, type FastifyServerFactory } from "fastify";
import type { Logger } from "../log.ts";
import { Refused } from "../refused.ts";
import { type HeaderOptions, requestIdOf, securityHeaders } from "./headers.ts";
import { BODY_LIMIT, type MountOptions, mountRoutes } from "./mount.ts";
import { mountOpenApi } from "./openapi.ts";
import { PROBLEM_MEDIA_TYPE, problemOf, refusalOf } from "./problem.ts";
import { answerUnreadable, HEADER_LIMIT } from "./unreadable.ts";

export type ServerOptions = Omit<MountOptions, "limits"> &
  HeaderOptions & {
    readonly log: Logger;
    /** Requests a minute and client; 0 switches all limits off. */
    readonly rateLimit: number;
    readonly trustProxy: boolean;
    /** Wraps the request listener, for paths that are served by somebody else. */
    readonly serverFactory?: FastifyServerFactory;
  };

/** Filing and login have tighter limits than reading (API.md, "Conventions"): requests a minute and client. */
const OWN_LIMITS = { filing: 30, login: 30 } as const;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy,
    genReqId: (request) => requestIdOf(request.headers["x-request-id"]),
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    ...(options.serverFactory ? { serverFactory: options.serverFactory } : { http: { maxHeaderSize: HEADER_LIMIT } }),
  });
  reportErrors(app, options.log);
  setHeaders(app, options);
  logRequests(app, options.log);
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, { threshold: 1_024, encodings: ["br", "gzip"] });
  if (options.rateLimit > 0) await app.register(rateLimit, limitOptions(options.rateLimit));
  mountRoutes(app, { ...options, limits: options.rateLimit > 0 ? OWN_LIMITS : undefined });
  mountOpenApi(app);
  return app;
}

function limitOptions(perMinute: number) {
  return {
    max: perMinute,
    timeWindow: "1 minute",
    allowList: (request: { readonly url: string }) => !request.url.startsWith("/sb/"),
    errorResponseBuilder: () => new Refused("TOO_MANY_REQUESTS"),
  };
}

function reportErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = refusalOf(error);
    // The error's own text may quote the request; its name and stack frames say where, without saying what.
    if (!refused)
      log.error({ requestId: request.id, route: request.routeOptions.url, ...whereOf(error) }, "request failed");
    const problem = problemOf(refused, request.id);
    return reply.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(problem);
  });
  app.setNotFoundHandler((request, reply) => {
    const problem = problemOf(new Refused("NOT_FOUND"), request.id);
    return reply.status(problem.status).type(PROBLEM_MEDIA_TYPE).send(problem);
  });
}

function whereOf(error: unknown): { readonly error: string; readonly at: string | undefined } {
  if (!(error instanceof Error)) return { error: typeof error, at: undefined };
  return {
    error: error.name,
    at: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .join("\n"),
  };
}

function setHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const headers = securityHeaders(options);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header("x-request-id", request.id);
    done();
  });
}

/** The route's pattern is logged, never the URL: a query may hold what somebody searched for. */
function logRequests(app: FastifyInstance, log: Logger): void {
  if (!log.isLevelEnabled("info")) return;
  app.addHook("onResponse", (request, reply, done) => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "request",
    );
    done();
  });
}
