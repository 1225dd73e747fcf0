// People who log in at the development issuer, as the app lets them.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { TranslateWizard } from "../../i18n/namespaces.ts";

export type Member = { readonly email: string; readonly nickname: string };

export type People = {
  newEmail: () => string;
  newNickname: () => string;
  /** From now on, whoever logs in on this page is this person, without the issuer's form. */
  will: (page: Page, email: string) => Promise<void>;
  /** Goes to the issuer by the header's button and comes back. */
  logIn: (page: Page, email: string) => Promise<void>;
  /** A new person, from the login to the account; back on `path`. */
  signUp: (page: Page, path?: string) => Promise<Member>;
};

export function createPeople(t: TranslateWizard): People {
  const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;
  const newNickname = () => `n${randomUUID().replaceAll("-", "").slice(0, 12)}`;

  async function will(page: Page, email: string): Promise<void> {
    await page.unroute("**/dev-issuer/auth?*");
    await page.route("**/dev-issuer/auth?*", (route) => {
      const url = new URL(route.request().url());
      if (url.searchParams.has("login_hint")) return route.continue();
      url.searchParams.set("login_hint", email);
      return route.fulfill({ status: 302, headers: { location: url.href } });
    });
  }

  async function logIn(page: Page, email: string): Promise<void> {
    await will(page, email);
    await page
      .getByRole("banner")
      .getByRole("button", { name: t(($) => $.common.nav.login) })
      .click();
  }

  async function signUp(page: Page, path = "/"): Promise<Member> {
    const member = { email: newEmail(), nickname: newNickname() };
    await page.goto(path);
    await logIn(page, member.email);
    await page.getByRole("button", { name: t(($) => $.account.join.continue) }).click();
    await page.getByLabel(t(($) => $.account.nickname.label)).fill(member.nickname);
    await page.getByRole("button", { name: t(($) => $.account.nickname.check) }).click();
    await expect(page.getByText(t(($) => $.account.nickname.available))).toBeVisible();
    await page.getByLabel(t(($) => $.terms.all)).check();
    await page.getByRole("button", { name: t(($) => $.account.join.create) }).click();
    await expect(
      page
        .getByRole("banner")
        .getByRole("link", { name: t(($) => $.common.nav.account, { nickname: member.nickname }) }),
    ).toBeVisible();
    return member;
  }

  return { newEmail, newNickname, will, logIn, signUp };
}
