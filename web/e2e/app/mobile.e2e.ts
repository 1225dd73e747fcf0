import { expect, test } from "../support/test.ts";

test.use({
  serverSettings: { env: { SB_MOBILE_URL: "http://127.0.0.1:9", SB_MOBILE_EXCLUDED_PATHS: "/term" } },
});

test("mobile visitors are redirected to the mobile host, except on excluded paths @once", async ({
  browser,
  server,
}) => {
  const userAgent =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148";
  const page = await browser.newPage({ userAgent });
  await page.route("http://127.0.0.1:9/**", (route) => route.fulfill({ body: "mobile" }));
  await page.goto(`${server.url}/report/history?x=1`);
  await expect(page).toHaveURL("http://127.0.0.1:9/report/history?x=1&redirected=true");
  await page.goto(`${server.url}/term/service`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/term/service`);
  await page.close();
});
