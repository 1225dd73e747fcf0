// From what a handler gives to what goes over the wire.
import type { Route, RouteKey } from "@sb/contracts/routes.ts";
import { stringifySetCookie } from "cookie";
import type { Response } from "express";
import type { HttpReply, SetCookie } from "../handler.ts";
import { hasVersion } from "./conditional.ts";
import { endWithTurn } from "./end-of-turn.ts";
import { sendBytes, sendJson, sendStream } from "./send.ts";

export type AnswerOptions = {
  /** Cookies are marked Secure. */
  readonly https: boolean;
};

export async function answer(
  route: Route,
  response: Response,
  reply: HttpReply<RouteKey>,
  options: AnswerOptions,
): Promise<void> {
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  const status = route.status ?? 200;
  if ("stream" in reply) {
    const { stream, mediaType } = reply;
    if (route.conditional && isKnown(response, reply.headers)) {
      endWithTurn(response.status(304));
      return;
    }
    if (stream instanceof Uint8Array) sendBytes(response, status, stream, mediaType);
    else await sendStream(response, stream, mediaType);
    return;
  }
  for (const cookie of reply.cookies ?? []) response.appendHeader("set-cookie", cookieLine(cookie, options));
  if (reply.position) response.setHeader("sb-position", reply.position);
  if (!response.hasHeader("cache-control")) response.setHeader("cache-control", "no-store");
  if (status === 204) endWithTurn(response.status(204));
  else sendJson(response, status, reply.body);
}

function isKnown({ req }: Response, { etag, "last-modified": lastModified }: ReplyHeaders = {}): boolean {
  return etag !== undefined && hasVersion(req.headers, { etag, lastModified });
}

type ReplyHeaders = Readonly<Record<string, string>>;

function cookieLine({ name, value, path, maxAgeSeconds }: SetCookie, { https }: AnswerOptions): string {
  const attributes = { name, path, httpOnly: true, sameSite: "strict", secure: https } as const;
  if (value === undefined) return stringifySetCookie({ ...attributes, value: "", maxAge: 0, expires: new Date(0) });
  return stringifySetCookie({
    ...attributes,
    value,
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  });
}
