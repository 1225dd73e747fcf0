/** Why nothing was fetched, where it was not the network's own error. */
export type FetchFailure =
  /** The site has no public address, or the URL is none that we ask. */
  | "SITE_REFUSED"
  /** As SITE_REFUSED, for where a redirect leads to. */
  | "REDIRECT_REFUSED"
  | "TOO_MANY_REDIRECTS"
  | "TOO_LARGE"
  | "TIMED_OUT"
  /** Fewer bytes came than must in that time. */
  | "TOO_SLOW"
  /** The body ended before its end. */
  | "CUT_SHORT"
  | "ENCODING_UNKNOWN";

/** Its message is the code: it names no site, since failures are logged. */
export class FetchFailed extends Error {
  override readonly name = "FetchFailed";
  readonly code: FetchFailure;

  constructor(code: FetchFailure) {
    super(code);
    this.code = code;
  }
}

/** Whether a body could not be unpacked or decoded, which is the publisher's fault and not the network's. */
export function isUndecodable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT)/.test(code);
}
