// Whether the client has this version already (RFC 9110, section 13). Not Express's `fresh`, which sends everything again to
// `Cache-Control: no-cache`: `fetch` adds that to every request with an If-None-Match.
import type { IncomingHttpHeaders } from "node:http";

export type Version = { readonly etag: string; readonly lastModified?: string | undefined };

/** The date counts only where no tag is given: it has whole seconds, and goes back where the newest part is deleted. */
export function hasVersion(asked: IncomingHttpHeaders, { etag, lastModified }: Version): boolean {
  const tags = asked["if-none-match"];
  if (tags !== undefined) return tags.trim() === "*" || tags.split(",").some((tag) => opaque(tag) === opaque(etag));
  const since = Date.parse(asked["if-modified-since"] ?? "");
  return lastModified !== undefined && since >= Date.parse(lastModified);
}

/** Weak and strong tags are compared alike. A compressing proxy makes them weak. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, "");
