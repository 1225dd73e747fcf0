// Removes personal data from error reports: URLs, search terms, cookies, headers, thrown texts.
type Span = { description?: string | undefined; data?: unknown };
type Report = {
  user?: unknown;
  request?: { url?: string | undefined } | undefined;
  breadcrumbs?: unknown;
  extra?: unknown;
  tags?: unknown;
  message?: string | undefined;
  transaction?: string | undefined;
  contexts?: { trace?: { data?: unknown } | undefined } | undefined;
  spans?: Span[] | undefined;
  exception?: { values?: { value?: string | undefined }[] | undefined } | undefined;
};

const PERSONAL = ["user", "breadcrumbs", "extra", "tags", "message"] as const;
/** A status and one of our constant codes. */
const CONSTANT = /^\d{1,3} [A-Z_]+$/;

export function scrub<Event extends Report>(event: Event): Event {
  for (const name of PERSONAL) delete event[name];
  if (event.request) event.request = { url: plainUrl(event.request.url ?? "") };
  if (event.transaction) event.transaction = plainUrl(event.transaction);
  if (event.contexts) event.contexts = { trace: event.contexts.trace };
  for (const span of [event.contexts?.trace, ...(event.spans ?? [])]) if (span) scrubSpan(span);
  for (const thrown of event.exception?.values ?? []) {
    // Messages of the JavaScript engine may quote user input.
    if (thrown.value !== undefined && !CONSTANT.test(thrown.value)) thrown.value = "";
  }
  return event;
}

function scrubSpan(span: Span): void {
  span.data = {};
  if (span.description) span.description = span.description.split(" ").map(plainUrl).join(" ");
}

/** Without host, query, fragment, and the seqs, user ids, addresses and sites in the path. */
const plainUrl = (url: string): string =>
  url
    .replace(/^https?:\/\/[^/]+/, "")
    .replace(/[?#].*$/, "")
    .split("/")
    .map((piece) => (/[\d%@.]|^[\w-]{20,}$/.test(piece) ? ":id" : piece))
    .join("/");
