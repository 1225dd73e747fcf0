// Takes out of a report what could tell of a person: address, search words, cookies, headers, what was thrown as text.
type Report = {
  user?: unknown;
  request?: { url?: string | undefined } | undefined;
  breadcrumbs?: unknown;
  extra?: unknown;
  message?: string | undefined;
  transaction?: string | undefined;
  exception?: { values?: { value?: string | undefined }[] | undefined } | undefined;
};

/** Seqs and ids of people stand in paths too. */
const plainPath = (url: string): string =>
  url
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/[?#].*$/, "")
    .split("/")
    .map((piece) => (/\d|%|@|^[\w-]{20,}$/.test(piece) ? ":id" : piece))
    .join("/");

const CONSTANT = /^\d{1,3} [A-Z_]+$/;

export function scrub<Event extends Report>(event: Event): Event {
  const { user: _, breadcrumbs: __, extra: ___, ...rest } = event;
  const kept = rest as Event;
  if (kept.request) kept.request = { url: plainPath(kept.request.url ?? "") };
  if (kept.transaction) kept.transaction = plainPath(kept.transaction);
  delete kept.message;
  for (const thrown of kept.exception?.values ?? []) {
    // An engine's own message may quote what a person typed.
    if (thrown.value !== undefined && !CONSTANT.test(thrown.value)) thrown.value = "";
  }
  return kept;
}
