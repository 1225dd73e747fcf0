// Public settings from the server, read from a meta element of the page.
export type WebConfig = {
  readonly mobileUrl?: string;
  readonly mobileExcludedPaths?: readonly string[];
  readonly sentryDsn?: string;
  /** Where look-ups are static files; absent where the operator publishes none. */
  readonly edgeUrl?: string;
};

/** Empty when our server did not serve the page (the development server leaves the placeholder). */
export function readConfig(page: Document = document): WebConfig {
  const content = page.querySelector<HTMLMetaElement>('meta[name="sb-config"]')?.content ?? "";
  return content.startsWith("{") ? (JSON.parse(content) as WebConfig) : {};
}
