// Signs up with the development issuer, for screens that need a login.
import type { Page } from "@playwright/test";

/** Needs a Korean page with the header's login button. */
export async function signUp(page: Page): Promise<void> {
  await page.route("**/dev-issuer/auth?*", (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has("login_hint")) return route.continue();
    url.searchParams.set("login_hint", "bench@example.com");
    return route.fulfill({ status: 302, headers: { location: url.href } });
  });
  await page.getByRole("banner").getByRole("button", { name: "로그인" }).click();
  await page.getByRole("button", { name: "계속하기" }).click();
  await page.getByLabel("닉네임").fill("bench");
  await page.getByRole("button", { name: "중복 확인" }).click();
  await page.getByText("사용할 수 있는 닉네임입니다").waitFor();
  await page.getByLabel("모두 동의합니다").check();
  await page.getByRole("button", { name: "계정 만들기" }).click();
  await page.getByRole("main").getByRole("button", { name: "로그인" }).click();
  await page.getByRole("banner").getByRole("link", { name: "bench" }).waitFor();
}
