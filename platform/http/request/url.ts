// URLs as they were sent, made ready for matching and parsing.
import { type ParsedUrlQuery, parse } from "node:querystring";
import { Refused } from "@sb/contracts/refused.ts";
import type { RequestHandler } from "express";

/**
 * Refuses a path that can't be decoded, and decodes what needed no encoding: Express matches paths as they were sent, and
 * `/%73b` means `/sb` for routes and limits as well.
 */
export const usePlainPath: RequestHandler = (request, _response, next) => {
  if (request.url.includes("%")) request.url = plainUrl(request.url);
  next();
};

/** Repeated names become arrays; nothing is nested. Throws Refused where a name or value can't be decoded. */
export function parseQuery(query: string | null | undefined): ParsedUrlQuery {
  requireDecodable(query ?? "");
  return parse(query ?? "");
}

function plainUrl(url: string): string {
  const end = url.indexOf("?");
  return end < 0 ? plainPath(url) : plainPath(url.slice(0, end)) + url.slice(end);
}

/** Letters, digits and the marks that mean the same encoded or not (RFC 3986, section 2.3). */
const UNRESERVED = /^[\w.~-]$/;

function plainPath(path: string): string {
  requireDecodable(path);
  return path.replace(/%[0-9a-f]{2}/gi, (encoded) => {
    const plain = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return UNRESERVED.test(plain) ? plain : encoded;
  });
}

export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function requireDecodable(text: string): void {
  if (!isDecodable(text)) throw new Refused("INVALID_REQUEST");
}
