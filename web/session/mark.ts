// A cookie that says which login this browser shows, and nothing else: tabs compare it with their own.
const NAME = "sb-login";
/** As long as the refresh cookie lives at most. */
const MAX_AGE_SECONDS = 60 * 60 * 24 * 30;

export function readMark(): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${NAME}=`));
  return found?.slice(NAME.length + 1) || undefined;
}

export function writeMark(mark: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${NAME}=${mark}; Path=/; SameSite=Strict; Max-Age=${MAX_AGE_SECONDS}${secure()}`;
}

export function clearMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${NAME}=; Path=/; SameSite=Strict; Max-Age=0${secure()}`;
}

const secure = (): string => (location.protocol === "https:" ? "; Secure" : "");
