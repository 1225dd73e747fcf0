// The cookie of the refresh token. Browsers send it to `user/…` only; http adds HttpOnly, SameSite=Strict and Secure.
import { REFRESH_COOKIE } from "@sb/contracts/account/wire.ts";
import { BASE_PATH } from "@sb/contracts/routes.ts";
import type { SetCookie } from "@sb/platform/http/handler.ts";

const PATH = `${BASE_PATH}/user`;

export function refreshCookie(value: string, maxAgeSeconds: number): SetCookie {
  return { name: REFRESH_COOKIE, path: PATH, value, maxAgeSeconds };
}

export const CLEARED_COOKIE: SetCookie = { name: REFRESH_COOKIE, path: PATH, value: undefined };

/** Undefined where the request has none. */
export function refreshTokenIn(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
  return cookies[REFRESH_COOKIE] || undefined;
}
