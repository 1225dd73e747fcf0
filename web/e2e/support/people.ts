// Users who log in at the development issuer: through the app's buttons where a test is about that, otherwise through a
// shortcut.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { authorize, type Person, signIn } from "../../../deploy/test/people/person.ts";
import type { Translate } from "../../i18n/texts.ts";

/** `call` sends API requests as this user and rejects where a write is refused; `tryCall` gives any answer. */
export type Member = Pick<Person, "id" | "email" | "nickname" | "call"> & { readonly tryCall: Person["call"] };

type Sent = [body?: unknown, headers?: Readonly<Record<string, string>>];

const memberOf = (person: Person): Member => ({
  ...person,
  tryCall: person.call,
  call: async <T>(method: string, path: string, ...sent: Sent) => {
    const answer = await person.call<T>(method, path, ...sent);
    if (method !== "GET" && answer.status >= 400)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  },
});

export type People = {
  newEmail: () => string;
  newNickname: () => string;
  /** From now on, logging in on this page signs in this user, without the issuer's form. */
  will: (page: Page, email: string) => Promise<void>;
  /** Logs in with the header's button and returns. */
  logIn: (page: Page, email: string) => Promise<void>;
  /** A new user with an account, not signed in on any page yet. */
  join: (email?: string) => Promise<Member>;
  /** A new user with an account, signed in on the page, which then opens `path`. */
  signUp: (page: Page, path?: string, email?: string) => Promise<Member>;
};

type Surroundings = { readonly t: Translate; readonly url: string };

export function createPeople({ t, url }: Surroundings): People {
  const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;
  // Letters alone: a run of digits may pass for a telephone number, which no nickname may hold.
  const newNickname = () =>
    `n${randomUUID()
      .replaceAll(/[-\d]/g, (sign) => "ghijklmnop"[Number(sign)] ?? "")
      .slice(0, 12)}`;

  async function logIn(page: Page, email: string): Promise<void> {
    await will(page, email);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: t(($) => $.common.nav.login) }).click();
  }

  const join = async (email = newEmail()): Promise<Member> => memberOf(await signIn(url, email, newNickname()));

  async function signUp(page: Page, path = "/", email = newEmail()): Promise<Member> {
    const member = await join(email);
    await comeBack(page, path, await authorize(url, email));
    const name = t(($) => $.common.nav.account, { nickname: member.nickname });
    await expect(page.getByRole("banner").getByRole("link", { name })).toBeVisible();
    // The header knows the user before the router has left the callback, which moves the focus.
    await expect(page).not.toHaveURL(/\/login\/callback/);
    return member;
  }

  return { newEmail, newNickname, will, logIn, join, signUp };
}

async function will(page: Page, email: string): Promise<void> {
  await page.unroute("**/dev-issuer/auth?*");
  await page.route("**/dev-issuer/auth?*", (route) => {
    const asked = new URL(route.request().url());
    if (asked.searchParams.has("login_hint")) return route.continue();
    asked.searchParams.set("login_hint", email);
    return route.fulfill({ status: 302, headers: { location: asked.href } });
  });
}

/** Simulates the issuer's redirect to this page: the app itself exchanges the code and stores the session. */
export async function comeBack(page: Page, path: string, login: Awaited<ReturnType<typeof authorize>>): Promise<void> {
  const { code, ...proof } = login;
  const state = randomUUID();
  // All pages of the origin share the storage; this one does not start the app.
  await page.goto("/robots.txt");
  const attempt = JSON.stringify({ ...proof, state, returnTo: path });
  await page.evaluate((attempt) => sessionStorage.setItem("sb-login-attempt", attempt), attempt);
  await page.goto(`/login/callback?${new URLSearchParams({ code, state })}`);
}
