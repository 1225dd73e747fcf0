// Look-ups as static files. "Check without telling us": the files answer in the service's place, and the service where they don't. A target's
// page: the service first, its figures in the files where that does not answer.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Route } from "@playwright/test";
import { runJob } from "../../../deploy/test/stored/run-job.ts";
import { formatOf } from "../../i18n/format.ts";
import type { Member } from "../support/people.ts";
import { withoutAnswer } from "../support/rendered.ts";
import type { Server } from "../support/server.ts";
import { expect, type Page, test } from "../support/test.ts";
import { fileReport, newWallet } from "./history-steps.ts";

const FOLDER = mkdtempSync(join(tmpdir(), "sb-edge-"));
const EDGE = "https://edge.example/lookups";
const TARGET = "**/sb/report/target?*";
test.use({ serverSettings: { env: { SB_EDGE_STORE: `file:${FOLDER}`, SB_EDGE_URL: EDGE } } });
// The server, which ends with the worker, publishes until then.
process.once("exit", () => rmSync(FOLDER, { recursive: true }));

test("published files answer in the service's place, and it answers where they are old; what neither has is not said @once", async ({
  page,
  server,
  t,
  people,
}) => {
  const adrs = await reported(await people.join(), server);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await serveFiles(page);
  await page.goto("/private");
  const main = page.getByRole("main");
  const field = main.getByRole("textbox", { name: t(($) => $.untold.label) });
  const check = main.getByRole("button", { name: t(($) => $.untold.submit), exact: true });
  const verdict = main.getByRole("region", { name: t(($) => $.lookup.verdict.reported, { count: 1 }) });
  await field.fill(adrs);
  await check.click();
  await expect(verdict).toContainText(adrs);
  await expect(
    main.getByText(t(($) => $.untold.edge.sent, { count: 1, letters: 1, host: new URL(EDGE).host })),
  ).toBeVisible();
  expect(asked.filter((url) => url.includes("/lookup/range/"))).toEqual([]);

  const inAnHour = Date.now() + 3_600_000;
  await page.clock.setFixedTime(inAnHour);
  await field.fill(`${adrs} `);
  await check.click();
  await expect(main.getByText(t(($) => $.untold.sent, { count: 1 }))).toBeVisible();
  await expect(verdict).toContainText(adrs);

  await page.route("**/lookup/range/*", (route) => route.abort());
  await field.fill(newWallet());
  await check.click();
  await expect(main.getByText(t(($) => $.lookup.verdict.caution))).toBeVisible();
  await expect(main.getByRole("region", { name: t(($) => $.lookup.verdict.unknown) })).toHaveCount(0);
});

test("a target's page is told from published files while the service does not answer, and is whole again once it does", async ({
  page,
  server,
  t,
  people,
  language,
  expectAccessible,
}) => {
  const adrs = await reported(await people.join(), server);
  await serveFiles(page);
  await withoutAnswer(page);
  const keyCame = page.waitForResponse("**/sb/report/filter/key");
  await page.goto("/");
  await keyCame;
  const main = page.getByRole("main");
  const figures = main.getByRole("heading", { level: 1, name: t(($) => $.lookup.verdict.reported, { count: 1 }) });
  const away = main.getByRole("status").filter({ hasText: t(($) => $.edgePage.away) });
  const ownWords = main.getByRole("heading", { name: t(($) => $.targetPage.people, { count: 1 }) });
  const { dateTime } = formatOf(language);

  await test.step("its figures, of when they are, and what is missing", async () => {
    await page.route(TARGET, (route) => route.abort());
    await page.goto(`/a/${adrs}`);
    await expect(figures).toBeVisible();
    await expect(away).toBeVisible();
    await expect(main.getByText(t(($) => $.lookup.verdict.weak.WALLET))).toBeVisible();
    await expect(main.getByText(t(($) => $.edgePage.unasked))).toBeVisible();
    await expect(ownWords).toHaveCount(0);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("the whole page, once the service answers again", async () => {
    await page.unroute(TARGET);
    await main.getByRole("button", { name: t(($) => $.edgePage.again) }).click();
    await expect(ownWords).toBeVisible();
    await expect(away).toHaveCount(0);
  });

  await test.step("of what nobody had reported only that, with the time", async () => {
    await page.route(TARGET, (route) => route.fulfill({ status: 503, body: "" }));
    await page.goto(`/a/${newWallet()}`);
    await expect(away).toBeVisible();
    const at = dateTime(madeAt());
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.edgePage.notThen, { at }));
    await expect(main.getByText(t(($) => $.lookup.verdict.unknown))).toHaveCount(0);
  });

  await test.step("files that are too old say nothing, nor does a service that is away", async () => {
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await page.goto(`/a/${adrs}`);
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expect(figures).toHaveCount(0);
    await expect(away).toHaveCount(0);
  });
});

test("a service that is late is not waited for where files have the figures @once", async ({
  page,
  server,
  t,
  people,
}) => {
  const adrs = await reported(await people.join(), server);
  await serveFiles(page);
  await withoutAnswer(page);
  const held: Route[] = [];
  await page.route(TARGET, (route) => void held.push(route));
  await page.clock.install();
  await page.goto(`/a/${adrs}`);
  await expect.poll(() => held.length).toBe(1);
  const main = page.getByRole("main");
  await expect(main.getByText(t(($) => $.edgePage.away))).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(main.getByText(t(($) => $.edgePage.away))).toBeVisible();
  await page.unroute(TARGET);
  await page.clock.runFor(60_000);
  await expect(main.getByRole("heading", { name: t(($) => $.targetPage.people, { count: 1 }) })).toBeVisible();
});

/** A wallet that a person has reported, once it is in the published files: they have all that was known when they were made. */
async function reported(member: Member, { dir }: Server): Promise<string> {
  const adrs = newWallet();
  await fileReport(member, { declare: { adrs, chain: "ETH" } });
  const filedAt = Date.now();
  await expect
    .poll(
      async () => {
        await runJob(dir, { kind: "sharing-edge", id: crypto.randomUUID() });
        return Date.parse(madeAt());
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(filedAt);
  return adrs;
}

/** The policy of pages lets the app ask there, and nowhere above. */
async function serveFiles(page: Page): Promise<void> {
  await page.route(`${EDGE}/**`, (route) => {
    const path = route
      .request()
      .url()
      .slice(EDGE.length + 1);
    return route.fulfill({ body: readFileSync(join(FOLDER, path)), headers: { "access-control-allow-origin": "*" } });
  });
}

/** When the files were made; the manifest is written last. */
function madeAt(): string {
  try {
    const [, manifest = ""] = readFileSync(join(FOLDER, "manifest.json"), "utf8").split("\n");
    return JSON.parse(manifest).at;
  } catch {
    return "";
  }
}
