// A random id of the current login in a cookie that all tabs can read: they look at it every 300 ms, and notice when the login
// changes and when the browser's cookies are cleared, the refresh cookie with them, which no script can see. It holds nothing else.

const NAME = "sb-login";
/** Browsers keep a cookie for so long at most. Each renewal of the login writes it anew. */
const KEPT_S = 400 * 86_400;

export const readMark = (): string | undefined => new RegExp(`(?:^|; )${NAME}=([^;]+)`).exec(document.cookie)?.[1];
export const writeMark = (mark: string): void => write(mark, KEPT_S);
export const clearMark = (): void => write("", 0);

function write(mark: string, seconds: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not answer at once, and not in every browser.
  document.cookie = `${NAME}=${mark}; Path=/; Max-Age=${seconds}; SameSite=Strict${secure}`;
}
