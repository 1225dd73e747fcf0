// The status page: what works, told to everybody, also where nobody answers.
import { expect, test } from "../support/test.ts";

test("a visitor is told how the service is, and where it can't be asked", async ({
  page,
  t,
  language,
  expectAccessible,
}) => {
  await page.goto("/insight/block-news");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t(($) => $.common.footer.status) })
    .click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: t(($) => $.status.heading) })).toBeVisible();
  await expect(main).toContainText(t(($) => $.status.running.FILING));
  await expect(main).toContainText(t(($) => $.status.running.LOOKUP));
  await expectAccessible(page);

  await test.step("nobody answers", async () => {
    // As the gateway does where no query service answers: the app alone.
    const body = await (await page.request.get("/report")).text();
    await page.route("**/status", (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ status: 503, body, contentType: "text/html" })
        : route.abort(),
    );
    await page.goto("/status");
    await expect(main.getByRole("alert")).toContainText(t(($) => $.status.failed.title));
    await expect(main).not.toContainText(t(($) => $.status.running.FILING));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("without scripts", async () => {
    const html = await (await page.request.get(`/status?lang=${language}`)).text();
    const told = [`<title>${t(($) => $.pages.status.title)} | `, t(($) => $.status.running.FILING)];
    expect(told.filter((text) => !html.includes(text))).toEqual([]);
  });
});
