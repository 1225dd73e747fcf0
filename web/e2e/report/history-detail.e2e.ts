import { readFile } from "node:fs/promises";
import { expect, test } from "../support/test.ts";
import { fileReport, newWallet, SITE, WALLET } from "./history-steps.ts";

const SECRET = "Blue Company Ltd";
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);

/** The words before and after the value in a text. */
const textAround = (text: string): RegExp => new RegExp(`^${text.split("|").map(RegExp.escape).join(".+")}$`);

test("a visitor sees the public part of a report and nothing else @smoke", async ({
  browser,
  page,
  server,
  t,
  people,
  expectAccessible,
}) => {
  const reporter = await people.join();
  const dclrSeq = await fileReport(reporter, {
    declare: {
      declareType: "SITE",
      chain: undefined,
      adrs: SITE,
      title: "A page that empties wallets",
      comment: `They sent me to t.me/emptied-room first. ${WALLET} got all of it.`,
      etcSrc: [
        { src: "https://news.example.org/12", open: true },
        { src: "https://hidden.example.org/9", open: false },
      ],
    },
    additional: { suspect: { name: SECRET } },
  });
  await page.goto(`/report/history/${dclrSeq}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("A page that empties wallets");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.historyDetail.title)));
  await expect(main).toContainText("hxxps://fake-airdrop[.]example[.]org/claim");
  await expect(main).toContainText(t(($) => $.report.detail.siteWarning));
  await expect(main).toContainText("hxxps://news[.]example[.]org/12");
  await expect(main.getByRole("link", { name: reporter.nickname })).toBeVisible();
  await expect(page.locator(`a[href*="example.org"]:not([href^="/report/history"], [href^="/s/"])`)).toHaveCount(0);
  for (const [name, path] of [
    ["t.me/emptied-room", "/s/t.me%2Femptied-room"],
    [WALLET, `/a/${WALLET}`],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", path);
  await expect(main).not.toContainText(t(($) => $.report.owner.heading));
  await expect(main).not.toContainText(SECRET);
  await expect(main).not.toContainText("hidden");
  await expectAccessible(page);

  await main.getByRole("link", { name: t(($) => $.report.detail.seeAllOfTarget) }).click();
  await expect(page).toHaveURL("/s/fake-airdrop.example.org");
  await expect(main.getByRole("article").first()).toContainText("A page that empties wallets");

  const reader = await browser.newContext({ baseURL: server.url, permissions: ["clipboard-read", "clipboard-write"] });
  const copying = await reader.newPage();
  await copying.goto(`/report/history/${dclrSeq}`);
  const target = copying.getByRole("main").locator("section").first();
  await target.getByRole("button", { name: t(($) => $.common.address.copy) }).click();
  expect(await copying.evaluate(() => navigator.clipboard.readText())).toBe(SITE);
  await reader.close();
});

test("the owner sees the rest, downloads files, and adds extra information", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const dclrSeq = await fileReport(await people.signUp(page), {
    declare: { dmgVolume: "3.250234 BTC", dmgHash: "ab".repeat(32) },
    additional: { suspect: { name: SECRET }, reporter: { email: "me@example.com" } },
    files: [new File([PNG], "대화 캡처.png", { type: "image/png" })],
  });
  await page.goto(`/report/history/${dclrSeq}`);
  const main = page.getByRole("main");
  for (const shown of [
    t(($) => $.report.detail.mine),
    t(($) => $.report.owner.heading),
    SECRET,
    "3.250234 BTC",
    "me@example.com",
    WALLET,
  ])
    await expect(main).toContainText(shown);
  await expectAccessible(page);

  const download = page.waitForEvent("download");
  await main.getByRole("button", { name: t(($) => $.report.owner.download, { name: "대화 캡처.png" }) }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("대화 캡처.png");
  expect((await readFile(await saved.path())).subarray(1, 4).toString()).toBe("PNG");

  await main.getByRole("button", { name: t(($) => $.report.extra.open) }).click();
  await expect(main.getByLabel(t(($) => $.report.extra.fields.approach))).toBeFocused();
  await main.getByRole("button", { name: t(($) => $.report.extra.save) }).click();
  await expect(main.getByText(t(($) => $.report.extra.empty))).toBeVisible();
  await expectAccessible(page);
  await main.getByLabel(t(($) => $.report.extra.fields.demand)).fill("They want a fee to give it back.");
  await main.getByRole("button", { name: t(($) => $.report.extra.save) }).click();
  await expect(page.getByText(t(($) => $.report.extra.done))).toBeVisible();
  await expect(main.getByText("They want a fee to give it back.")).toBeVisible();
  await expect(main.getByLabel(t(($) => $.report.extra.fields.demand))).toBeHidden();

  await test.step("an answer is edited, and then taken back", async () => {
    const demand = main.getByLabel(t(($) => $.report.extra.fields.demand));
    const edit = main.getByRole("button", { name: t(($) => $.report.extra.edit) });
    const save = main.getByRole("button", { name: t(($) => $.report.extra.save) });
    const stateIs = (state: "changedAt" | "takenBackAt") =>
      expect(main.getByText(textAround(t(($) => $.report.extra[state], { at: "|" })))).toBeVisible();
    await edit.click();
    await expect(demand).toHaveValue("They want a fee to give it back.");
    await save.click();
    await expect(main.getByText(t(($) => $.report.extra.unchanged))).toBeVisible();
    await demand.fill("They want a tax.");
    await save.click();
    await expect(main.getByText("They want a tax.")).toBeVisible();
    await stateIs("changedAt");
    await edit.click();
    await demand.fill("");
    await save.click();
    await stateIs("takenBackAt");
    await expect(main.getByRole("button", { name: t(($) => $.report.extra.open) })).toBeVisible();
    await expectAccessible(page);
  });
});

test("a report names the others on its target", async ({ page, t, people, expectAccessible }) => {
  const adrs = newWallet();
  const seqs: number[] = [];
  for (const title of ["First of two", "Second of two"])
    seqs.push(await fileReport(await people.join(), { declare: { chain: "ETH", adrs, title } }));
  await page.goto(`/report/history/${seqs[0]}`);
  const main = page.getByRole("main");
  const others = main.getByRole("list", { name: t(($) => $.report.detail.sameTargetList) }).getByRole("listitem");
  await expect(main.getByRole("heading", { name: t(($) => $.report.detail.sameTarget, { count: 2 }) })).toBeVisible();
  await expect(others.nth(1)).toContainText(t(($) => $.report.detail.thisReport));
  await expect(others.nth(1).getByRole("link")).toHaveCount(0);
  await expectAccessible(page);
  await others.nth(0).getByRole("link", { name: "Second of two" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Second of two");
  await expect(others.nth(0)).toContainText(t(($) => $.report.detail.thisReport));
});

test("an owner deletes a report for good, after a confirmation", async ({ page, t, people, expectAccessible }) => {
  const dclrSeq = await fileReport(await people.signUp(page), { declare: { title: "Soon gone" } });
  await page.goto(`/report/history/${dclrSeq}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: t(($) => $.report.owner.edit) })).toHaveAttribute(
    "href",
    `/report/${dclrSeq}`,
  );
  const remove = main.getByRole("button", { name: t(($) => $.report.owner.remove) });
  await remove.click();
  const sure = page.getByRole("alertdialog", { name: t(($) => $.report.remove.title) });
  await expect(sure).toContainText(t(($) => $.report.remove.text));
  await expectAccessible(page);
  await sure.getByRole("button", { name: t(($) => $.report.remove.cancel) }).click();
  await expect(sure).toBeHidden();
  await expect(remove).toBeFocused();

  await remove.click();
  await sure.getByRole("button", { name: t(($) => $.report.remove.confirm) }).click();
  await expect(page.getByText(t(($) => $.report.remove.done))).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(t(($) => $.account.myPage.heading));
  await expect(main.getByText(t(($) => $.report.own.emptyTitle))).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();

  const hidden = await fileReport(await people.join(), { declare: { open: "PRIVATE" } });
  for (const [what, seq] of [
    ["deleted", dclrSeq],
    ["private", hidden],
  ] as const)
    await test.step(`the page of a ${what} report says so, with a way to search`, async () => {
      await page.goto(`/report/history/${seq}`);
      await expect(main.getByRole("heading", { level: 1, name: t(($) => $.report.gone.title) })).toBeVisible();
      await expect(page.getByRole("alertdialog")).toBeHidden();
      await expectAccessible(page);
      await main.getByRole("link", { name: t(($) => $.report.gone.search) }).click();
      await expect(page).toHaveURL("/report/history");
    });
});

test("a pending deletion request blocks changes and deletion, with the reason", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const dclrSeq = await fileReport(await people.signUp(page));
  await page.route(`**/sb/report/history/${dclrSeq}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), deletionPending: true } });
  });
  await page.goto(`/report/history/${dclrSeq}`);
  const main = page.getByRole("main");
  await expect(main.getByText(t(($) => $.report.owner.pending))).toBeVisible();
  await expect(main.getByRole("link", { name: t(($) => $.report.owner.edit) })).toHaveCount(0);
  await expect(main.getByRole("button", { name: t(($) => $.report.owner.remove) })).toHaveCount(0);
  await expectAccessible(page);
});

test("a deletion refused because of a pending request is explained @desktop", async ({ page, t, people }) => {
  const dclrSeq = await fileReport(await people.signUp(page));
  const problem = { type: "about:blank", title: "", status: 422, code: "DELETION_PENDING", requestId: "r-1" };
  await page.route("**/sb/report/history/delete", (route) =>
    route.fulfill({ status: 422, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );
  await page.goto(`/report/history/${dclrSeq}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: t(($) => $.report.owner.remove) })
    .click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t(($) => $.report.remove.confirm) })
    .click();
  await expect(page.getByRole("alertdialog", { name: t(($) => $.report.remove.blocked) })).toContainText(
    t(($) => $.report.owner.pending),
  );
});

test("my reports include private ones; my declarations show what others see", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const owner = await people.signUp(page);
  await fileReport(owner, { declare: { title: "For everyone" } });
  await fileReport(owner, { declare: { title: "For me alone", open: "PRIVATE" } });
  const main = page.getByRole("main");
  await page.goto("/support/my-page");
  await expect(main.getByRole("article")).toHaveCount(2);
  await expect(main.getByRole("article").first()).toContainText(t(($) => $.codes.visibility.PRIVATE));
  await expect(main.getByRole("link", { name: t(($) => $.report.own.edit, { title: "For me alone" }) })).toBeVisible();
  await expectAccessible(page);

  const expectPublicOnly = async () => {
    await expect(page).toHaveURL(`/support/declare/${owner.id}`);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      t(($) => $.report.user.heading, { nick: owner.nickname }),
    );
    await expect(main.getByRole("article")).toHaveCount(1);
    await expect(main.getByRole("article")).toContainText("For everyone");
    await expectAccessible(page);
  };
  await main.getByRole("link", { name: t(($) => $.account.myPage.myDeclarations) }).click();
  await expectPublicOnly();
  await page.goto("/support/my-page");
  await main.getByRole("button", { name: t(($) => $.account.myPage.logout) }).click();
  await expect(page).toHaveURL("/");
  await page.goto(`/support/declare/${owner.id}`);
  await expectPublicOnly();
});
