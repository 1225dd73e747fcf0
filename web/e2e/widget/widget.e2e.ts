// The element that other sites embed: on a page of another origin, under the strictest policy that lets it work.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { textsIn } from "../../widget/texts.ts";
import { fileReport, newWallet } from "../report/history-steps.ts";
import { expect, test } from "../support/test.ts";

/** Serves one page that embeds the element, and nothing else. */
async function pageOf(service: string, language: string) {
  const body = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>A community</title>
<main><h1>A community</h1><safer-block-check></safer-block-check></main>
<script async src="${service}/widget.js"></script></html>`;
  const policy = `default-src 'none'; script-src ${service}/widget.js; connect-src ${service}`;
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy })
      .end(body),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]: () => void server.close(),
  };
}

test("a page of another origin looks an address up under a strict policy", async ({
  page,
  server,
  language,
  people,
  expectAccessible,
}) => {
  const texts = textsIn(language);
  const reported = newWallet();
  await fileReport(await people.join(), { declare: { adrs: reported, chain: "ETH" } });
  using community = await pageOf(server.url, language);
  const broken: string[] = [];
  page.on("console", (message) => message.type() === "error" && broken.push(message.text()));
  await page.goto(community.url);
  const field = page.getByRole("searchbox", { name: texts.field });
  const check = page.getByRole("button", { name: texts.check });
  const answer = page.getByRole("status");
  await field.fill(reported);
  await check.click();
  await expect(answer).toContainText(texts.named);
  await expect(answer).toContainText(texts.people(1));
  await expect(answer.getByRole("link")).toHaveAttribute("href", `${server.url}/a/${reported.toLowerCase()}`);
  await expectAccessible(page);

  await field.fill(newWallet());
  await field.press("Enter");
  await expect(answer).toContainText(texts.unknown);
  await expect(answer).toContainText(texts.caution);

  await field.fill("12 Main Street");
  await check.click();
  await expect(answer).toContainText(texts.unread);
  expect(broken).toEqual([]);

  await test.step("what could not be asked is said", async () => {
    await page.route("**/sb/report/lookup/text", (route) => route.abort());
    await field.fill(reported);
    await check.click();
    await expect(answer).toHaveText(texts.failed);
  });
});
