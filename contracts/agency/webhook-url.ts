// Whether a text can be a webhook's address. No dependencies, because the web app loads this file.

/**
 * https, without a user name: that would stand in logs. http on this machine alone, for tests; whether that, or any private
 * address, is called is for the sender to decide.
 */
export function isWebhookUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== "" || password !== "") return false;
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}
