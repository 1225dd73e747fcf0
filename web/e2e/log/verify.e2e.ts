// Proof that something stands in the public log, checked by the page.
import { LogCheckpoint } from "@sb/contracts/log/subject.ts";
import { runJob } from "../../../deploy/test/stored/run-job.ts";
import { fileReport, newWallet } from "../report/history-steps.ts";
import { expect, test } from "../support/test.ts";

test("a receipt leads to a proof that the device checks against the log's tiles, and a flipped byte is found", async ({
  page,
  t,
  people,
  server,
  expectAccessible,
}) => {
  const dclrSeq = await fileReport(await people.signUp(page), { declare: { adrs: newWallet(), chain: "ETH" } });
  // The checkpoint is signed every 15 seconds.
  await expect(async () => {
    await runJob(server.dir, { kind: LogCheckpoint.kind, id: crypto.randomUUID() });
    const { filed } = await (await page.request.get(`/sb/log/report/${dclrSeq}`)).json();
    expect(filed.proof).toContain("c2sp.org/tlog-proof");
  }).toPass();

  await page.goto(`/report/receipt/${dclrSeq}`);
  const main = page.getByRole("main");
  await main.getByRole("link", { name: t(($) => $.receipt.proof) }).click();
  const proven = main.getByRole("heading", { name: t(($) => $.log.proven) });
  await expect(proven).toBeVisible();
  await expectAccessible(page);

  // Anybody with the link checks it, of the log's files alone.
  const link = await main
    .getByRole("link", { name: t(($) => $.log.link) })
    .evaluate((node) => (node as HTMLAnchorElement).href);
  const asked: string[] = [];
  await page.goto("/");
  page.on("request", (request) => asked.push(`${request.url().split("#")[0]} ${request.postData() ?? ""}`));
  await page.goto(link);
  await expect(proven).toBeVisible();
  expect(asked.filter((url) => url.includes("/log/tile/")).length).toBeGreaterThan(0);
  const salt = new URLSearchParams(new URL(link).hash.slice(1)).get("salt") ?? "";
  expect(salt).toHaveLength(43);
  expect(asked.filter((told) => told.includes("/sb/log/") || told.includes(salt))).toEqual([]);

  await page.route("**/log/tile/**", async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    body[body.length - 3] = (body[body.length - 3] ?? 0) ^ 1;
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(main.getByText(t(($) => $.log.results.NOT_IN_LOG))).toBeVisible();
});
