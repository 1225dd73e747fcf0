// What the server says of its settings, in a meta element of the page. Nothing secret.
export type WebConfig = {
  readonly mobileUrl?: string;
  readonly mobileExcludedPaths?: readonly string[];
  readonly sentryDsn?: string;
};

/** Empty where the page did not come from our server (the development server leaves the mark as it is). */
export function readConfig(page: Document = document): WebConfig {
  const content = page.querySelector<HTMLMetaElement>('meta[name="sb-config"]')?.content ?? "";
  return content.startsWith("{") ? (JSON.parse(content) as WebConfig) : {};
}
