// The part of a cache key that says what was asked.

/** The URL as the route's schemas read it. */
type RequestParts = { readonly params: unknown; readonly query: unknown };

/** The same URL gives the same two objects each time it is asked for (platform/http/request/read-url.ts). */
const texts = new WeakMap<object, { readonly params: unknown; readonly text: string }>();

/** Params and query as one string. */
export function askedOf({ params, query }: RequestParts): string {
  if (typeof query !== "object" || query === null) return textOf(params, query);
  const known = texts.get(query);
  if (known && known.params === params) return known.text;
  const text = textOf(params, query);
  texts.set(query, { params, text });
  return text;
}

const textOf = (params: unknown, query: unknown): string => JSON.stringify([params, query]);
