// Several targets of one incident in one report's flow, and a report begun from a chat or a mail.
import type { Request } from "@playwright/test";
import { expect, test } from "../support/test.ts";
import { WALLET, wizardOn } from "./wizard-steps.ts";

const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

test("the wallet, the site and the messenger account are filed at once, and name each other @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  const other = (row: number) => wizard.main.getByRole("textbox", { name: t(($) => $.others.target, { row }) });
  const add = wizard.button(t(($) => $.others.add));
  await people.signUp(page);
  await wizard.openTarget("FRAUD_INVESTMENT");
  await expect(add).toHaveCount(0);
  await wizard.chooseWallet();
  const site = `p${crypto.randomUUID().slice(0, 12)}.com`;
  await add.click();
  await other(2).fill("no address at all");
  await expect(wizard.main.getByText(t(($) => $.others.unread))).toBeVisible();
  await wizard.next();
  await expect(wizard.summary()).toContainText(t(($) => $.errors.ADDRESS_INVALID));
  await other(2).fill(`https://${site}/join`);
  await expect(
    wizard.main
      .getByText(
        t(($) => $.codes.declareType.SITE),
        { exact: true },
      )
      .last(),
  ).toBeVisible();
  await add.click();
  await other(3).fill("https://t.me/fastcoin_support_desk");
  await add.click();
  await other(4).fill(ETH);
  await expect(wizard.main.getByRole("button", { name: t(($) => $.codes.chain.ETH) })).toBeVisible();
  await add.click();
  await expect(wizard.main.getByText(t(($) => $.others.most, { count: 5 }))).toBeVisible();
  await expectAccessible(page);
  // A blank row is no target.
  await wizard.describe("Three places of one fraud");
  await wizard.nextTo("assets");
  await wizard.saved();
  await page.reload();
  await wizard.button(t(($) => $.wizard.draft.ask.load)).click();
  await wizard.skipToVisibility();
  await wizard.chooseVisibility("PUBLIC");
  await wizard.nextTo("review");
  await expect(wizard.main).toContainText(site);
  await wizard.nextTo("consent");
  await wizard.agreeAndSubmit();
  await wizard.receipt();

  const together = wizard.main.getByRole("region", { name: t(($) => $.report.detail.sameIncident) });
  await expect(together.getByRole("listitem")).toHaveCount(3);
  await expect(together).toContainText("t[.]me/fastcoin_support_desk");
  await expectAccessible(page);
  await together.getByRole("link").nth(1).click();
  await wizard.receipt();
  await expect(together.getByRole("listitem")).toHaveCount(3);
  await expect(together).toContainText(WALLET.slice(0, 6));

  const dclrSeq = Number(page.url().split("/").at(-1));
  await page.goto(`/report/history/${dclrSeq}`);
  await expect(together.getByRole("listitem")).toHaveCount(3);
  await page.goto(`/s/${site}`);
  const along = wizard.main.getByText(t(($) => $.targetPage.namedOfIncident)).first();
  await expect(along).toBeVisible();
  await expectAccessible(page);
});

const CHAT = `김투자 님과 카카오톡 대화
저장한 날짜 : 2024-03-07 21:10:44

--------------- 2024년 3월 5일 화요일 ---------------
[김투자] [오전 9:02] 안녕하세요, 제 번호는 010-1234-5678 이에요
[김투자] [오후 2:02] 여기 가입하세요 https://invest.fastcoin-pro.com/join
[나] [오후 2:05] 300만원 보냈어요
--------------- 2024년 3월 6일 수요일 ---------------
[김투자] [오후 1:01] 이 지갑으로 1,200 USDT 더 보내세요
${ETH}
`;

test("a report begins from a chat that is read on the device alone", async ({ page, t, people, expectAccessible }) => {
  const wizard = wizardOn(page, t);
  const dialog = page.getByRole("dialog", { name: t(($) => $.paper.title) });
  await people.signUp(page);
  await page.goto("/report", { waitUntil: "networkidle" });
  await wizard.isOn("start");
  await wizard.button(t(($) => $.wizard.paper)).click();
  await expect(dialog.getByRole("button", { name: t(($) => $.paper.choose) })).toBeVisible();
  await expectAccessible(page);
  await page.waitForLoadState("networkidle");
  // The page's font comes when the browser is idle.
  await page.waitForFunction(
    () => document.fonts.status === "loaded" && [...document.fonts].some(({ status }) => status === "loaded"),
  );
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on("request", note);
  page.context().on("request", note);
  await dialog
    .getByLabel(t(($) => $.paper.choose))
    .and(dialog.locator("input"))
    .setInputFiles({ name: "KakaoTalk.txt", mimeType: "text/plain", buffer: Buffer.from(CHAT) });
  await expect(dialog.getByText(t(($) => $.paper.forms.KAKAOTALK))).toBeVisible();
  const tick = (name: string | RegExp) => dialog.getByRole("checkbox", { name });
  await expect(dialog).toContainText(t(($) => $.paper.line, { line: 6 }));
  await expect(dialog.getByText("010-1234-5678")).toHaveCount(0);
  await expectAccessible(page);
  await tick(/^hxxps:..invest/).check();
  await tick(/^0x5aAeb/).check();
  await tick(/^3,000,000 KRW/).check();
  await tick(/^1,200 USDT/).check();
  expect(requests.map((request) => request.url())).toEqual([]);
  page.off("request", note);
  await dialog.getByRole("button", { name: t(($) => $.paper.take, { count: 4 }) }).click();
  await expect(dialog).toHaveCount(0);

  await expect(page.getByText(t(($) => $.paper.taken))).toBeVisible();
  await wizard.main.getByRole("button", { name: t(($) => $.wizard.happened.EARLIER.label) }).click();
  await wizard.isOn("category");
  await wizard.chooseCrime("FRAUD_INVESTMENT");
  await wizard.nextTo("target");
  const site = wizard.text(
    "declare.adrs",
    t(($) => $.wizard.adrsOf.SITE),
  );
  await expect(site).toHaveValue("https://invest.fastcoin-pro.com/join");
  await expect(wizard.main.getByRole("textbox", { name: t(($) => $.others.target, { row: 2 }) })).toHaveValue(ETH);
  await wizard.nextTo("story");
  await expect(wizard.text("declare.comment")).toHaveValue(/3,000,000 KRW.*1,200 USDT/);
  await wizard.nextTo("title");
  await wizard.nextTo("assets");
  await expect(wizard.text("declare.dmgVolume")).toHaveValue("1200 USDT");
});

test("what can't be read is said, and pasted words are read as well", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  const dialog = page.getByRole("dialog", { name: t(($) => $.paper.title) });
  await people.signUp(page);
  await page.goto("/report");
  await wizard.button(t(($) => $.wizard.paper)).click();
  const input = dialog.getByLabel(t(($) => $.paper.choose)).and(dialog.locator("input"));
  await input.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0, 0, 1]) });
  await expect(dialog.getByText(t(($) => $.paper.refused.UNREADABLE))).toBeVisible();
  const pasted = dialog.getByRole("textbox", { name: t(($) => $.paper.paste) });
  await pasted.fill("nothing of the kind");
  await dialog.getByRole("button", { name: t(($) => $.paper.read) }).click();
  await expect(dialog.getByText(t(($) => $.paper.nothing))).toBeVisible();
  await dialog.getByRole("button", { name: t(($) => $.paper.again) }).click();
  await pasted.fill(`Zahlen Sie 0,5 BTC an ${WALLET} bis 5. März 2024`);
  await dialog.getByRole("button", { name: t(($) => $.paper.read) }).click();
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await expect(dialog.getByRole("checkbox", { name: /^0\.5 BTC/ })).not.toBeChecked();
});
