// The API's own page, by Swagger UI under a strict policy.
import { axeOn, standStill } from "../support/checks.ts";
import { expect, test } from "../support/test.ts";

/**
 * Swagger UI's own, in components that take no other: a request's line is a button with another in it, headings jump from the second level to
 * the fourth, and what stands above the requests stands in no landmark.
 */
const ITS_OWN = ["nested-interactive", "heading-order", "region"];

test("a stranger reads of a request and tries it, and the page asks nobody else @once", async ({ page, server }) => {
  const broken: string[] = [];
  const asked: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  page.on("pageerror", ({ message }) => broken.push(message));
  page.on("request", (request) => asked.push(request.url()));
  const expectClean = async () => {
    await standStill(page);
    expect.soft(await axeOn(page, ITS_OWN)).toEqual([]);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/sb/docs");
  await page.locator('[data-tag="report"]').click();
  await expectClean();
  const lookup = page.locator("#operations-report-GET_report_lookup");
  await lookup
    .getByRole("button", { name: /\/sb\/report\/lookup/ })
    .first()
    .click();
  await expect(lookup.getByPlaceholder("adrs")).toHaveValue("somewhere.example.com");
  await lookup.getByRole("button", { name: "Execute" }).click();
  await expect(lookup.locator(".live-responses-table .response-col_status").last()).toContainText("200");
  await expect(lookup.locator(".live-responses-table")).toContainText('"adrs": "somewhere.example.com"');
  await expectClean();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectClean();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(asked.filter((url) => !url.startsWith(`${server.url}/`) && !/^(?:data|blob):/.test(url))).toEqual([]);
  expect(broken).toEqual([]);
});
