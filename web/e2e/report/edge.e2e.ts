// "Check without telling us" where look-ups are static files: the files answer in the service's place, and the service where they don't.
import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runJob } from "../../../deploy/test/stored/run-job.ts";
import { expect, test } from "../support/test.ts";
import { fileReport, newWallet } from "./history-steps.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "sb-edge-"));
const EDGE = "https://edge.example/lookups";
test.use({ serverSettings: { env: { SB_EDGE_STORE: `file:${FOLDER}`, SB_EDGE_URL: EDGE } } });
test.afterAll(() => rm(FOLDER, { recursive: true }));

test("published files answer in the service's place, and it answers where they are old; what neither has is not said @once", async ({
  page,
  server,
  t,
  people,
}) => {
  const adrs = newWallet();
  await fileReport(await people.join(), { declare: { adrs, chain: "ETH" } });
  await expect
    .poll(
      async () => {
        await runJob(server.dir, { kind: "sharing-edge", id: crypto.randomUUID() });
        return filesNow().length;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(`${EDGE}/**`, (route) => {
    const path = route
      .request()
      .url()
      .slice(EDGE.length + 1);
    const headers = { "access-control-allow-origin": "*" };
    return route.fulfill({ body: readFileSync(join(FOLDER, path)), headers });
  });
  await page.goto("/private");
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: t(($) => $.untold.label) });
  const check = main.getByRole("button", { name: t(($) => $.untold.submit), exact: true });
  const reported = main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 1 }) });
  await field.fill(adrs);
  await check.click();
  await expect(reported).toContainText(adrs);
  await expect(
    main.getByText(t(($) => $.untold.edge.sent, { count: 1, letters: 1, host: new URL(EDGE).host })),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes("/lookup/range/"))).toEqual([]);

  const inAnHour = Date.now() + 3_600_000;
  await page.clock.setFixedTime(inAnHour);
  await field.fill(`${adrs} `);
  await check.click();
  await expect(main.getByText(t(($) => $.untold.sent, { count: 1 }))).toBeVisible();
  await expect(reported).toContainText(adrs);

  await page.route("**/lookup/range/*", (route) => route.abort());
  await field.fill(newWallet());
  await check.click();
  await expect(main.getByText(t(($) => $.lookup.verdict.caution))).toBeVisible();
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toHaveCount(0);
});

/** The manifest is written last. */
function filesNow(): string {
  try {
    return readFileSync(join(FOLDER, "manifest.json"), "utf8");
  } catch {
    return "";
  }
}
