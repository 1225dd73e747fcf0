import { createHash } from "node:crypto";
import { CRIME_GROUPS } from "../../report/wizard/form/crime-groups.ts";
import { expect, test } from "../support/test.ts";
import { NOTE, PICTURE, WALLET, wizardOn } from "./wizard-steps.ts";

test("a public report on a wallet, with evidence, from the first screen to the receipt @smoke", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await page.goto("/report");
  await wizard.isOn("start");
  await expectAccessible(page);
  await wizard.begin();
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.reportKind.title)));
  await expectAccessible(page);
  await wizard.chooseCrime("HACKING");

  await wizard.nextTo("target");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.reportContent.title)));
  await wizard.chooseWallet();
  await expectAccessible(page);
  await wizard.nextTo("story");
  await wizard.text("declare.comment").fill("Emptied overnight. I had signed nothing.");
  await expectAccessible(page);
  await wizard.nextTo("title");
  await expect(wizard.text("declare.title")).toHaveValue("Emptied overnight");
  await expectAccessible(page);

  await wizard.nextTo("assets");
  await wizard.text("declare.dmgVolume").fill("3.250234");
  await expect(wizard.main.getByText(t(($) => $.wizard.volumeHint, { unit: "BTC" }))).toBeVisible();
  await expectAccessible(page);

  await wizard.nextTo("suspect");
  await wizard.text("additional.suspect.name").fill("Nobody Ltd");
  await expectAccessible(page);

  await wizard.nextTo("traces");
  await expectAccessible(page);
  await wizard.nextTo("background");
  await expectAccessible(page);
  await wizard.nextTo("reporter");
  await expectAccessible(page);

  await wizard.nextTo("sources");
  await wizard.main
    .getByRole("textbox", { name: t(($) => $.wizard.sources.source, { row: 1 }) })
    .fill("https://news.example/1");
  await wizard.button(t(($) => $.wizard.sources.add)).click();
  await wizard.button(t(($) => $.wizard.sources.add)).click();
  await expect(
    wizard.main.getByText(
      t(($) => $.errors.TOO_MANY_SOURCES),
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);

  await wizard.nextTo("files");
  await wizard.picker().setInputFiles([PICTURE, NOTE, { ...NOTE, name: "the same again.txt" }]);
  await expect(
    wizard.main.getByRole("img", { name: t(($) => $.attachments.preview, { name: PICTURE.name }) }),
  ).toBeVisible();
  await expect(wizard.main.getByRole("alert")).toContainText(t(($) => $.errors.DUPLICATE_FILE));
  await expect(wizard.main.getByText(t(($) => $.attachments.count, { count: 2, most: 5 }))).toBeVisible();
  await expectAccessible(page);

  await wizard.nextTo("visibility");
  await wizard.chooseVisibility("PUBLIC");
  await expectAccessible(page);

  await wizard.nextTo("review");
  await expect(wizard.main).toContainText(WALLET);
  await expect(wizard.main).toContainText(PICTURE.name);
  await expectAccessible(page);

  await wizard.nextTo("consent");
  await expect(page).toHaveTitle(new RegExp(t(($) => $.pages.reportConsent.title)));
  await wizard.button(t(($) => $.wizard.move.submit)).click();
  await expect(wizard.summary()).toContainText(t(($) => $.wizard.consent.missing));
  await expectAccessible(page);
  await wizard.agreeAndSubmit();

  const dclrSeq = await wizard.receipt();
  await expectAccessible(page);
  expect(dclrSeq).toBeGreaterThan(0);
  await wizard.button(t(($) => $.report.extra.open)).click();
  await wizard.main.getByLabel(t(($) => $.report.extra.fields.approach)).fill("A chat group");
  await expectAccessible(page);
  await wizard.button(t(($) => $.report.extra.save)).click();
  await expect(page.getByText(t(($) => $.report.extra.done))).toBeVisible();
  await expect(wizard.main.getByText("A chat group")).toBeVisible();
  await expect(wizard.button(t(($) => $.report.extra.edit))).toBeVisible();

  await test.step("the receipt is there after a reload, on paper, and from the report, for its owner alone", async () => {
    await page.reload();
    await wizard.receipt();
    const sha256 = createHash("sha256").update(PICTURE.buffer).digest("hex");
    await expect(wizard.main.getByText(sha256)).toBeVisible();
    await expect(wizard.main.getByText(/^[0-9a-f]{64}$/)).toHaveCount(3);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(wizard.main.getByText(WALLET)).toBeVisible();
    await expect(wizard.main.getByRole("button")).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page.goto(`/report/history/${dclrSeq}`);
    await wizard.main.getByRole("link", { name: t(($) => $.report.owner.receipt) }).click();
    await wizard.receipt();
    await people.signUp(page, `/report/receipt/${dclrSeq}`);
    await expect(page.getByRole("heading", { level: 1, name: t(($) => $.receipt.notYours) })).toBeVisible();
    await expectAccessible(page);
  });
  await expect(async () => {
    const answer = await page.request.get("/sb/report/lookup", { params: { adrs: WALLET } });
    expect((await answer.json()).timesReported).toBeGreaterThan(0);
  }).toPass();
});

test("a private report on a site, from the first screen to the receipt", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  await wizard.chooseCrime("OTHER");
  await wizard.text("declare.crimeDetail").fill("A shop that never was");
  await wizard.nextTo("target");
  await wizard.fillSite("never-was.shop.com", "Paid, and nothing came");
  await wizard.nextTo("assets");
  await expect(wizard.main.getByText(t(($) => $.wizard.volumeHintNoUnit))).toBeVisible();
  await wizard.skipToFiles();
  await wizard.picker().setInputFiles(NOTE);
  await expect(wizard.main.getByText(NOTE.name)).toBeVisible();
  await wizard.nextTo("visibility");
  await wizard.chooseVisibility("PRIVATE");
  await wizard.nextTo("review");
  await expect(
    wizard.main.getByText(
      t(($) => $.wizard.review.published),
      { exact: true },
    ),
  ).toHaveCount(0);
  await wizard.nextTo("consent");
  await wizard.agreeAndSubmit();

  const dclrSeq = await wizard.receipt();
  await expect(wizard.main.getByText(t(($) => $.receipt.privateNote))).toBeVisible();
  expect((await page.request.get(`/sb/report/history/${dclrSeq}`)).status()).toBe(404);
});

test("on a phone the way on is in view from the first moment, and nothing is below the form", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.open();
  const next = wizard.button(t(($) => $.wizard.move.next));
  await expect(next).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  for (const group of CRIME_GROUPS) {
    const name = t(($) => $.wizard.crimeGroups[group].name);
    await expect(wizard.main.getByRole(group === "OTHER" ? "radio" : "button", { name })).toBeInViewport();
  }
  await wizard.chooseCrime("CHILD_SEXUAL_CRIME");
  await expect(next).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
});

test("an address that was changed in the last moment is checked before the next screen", async ({
  page,
  t,
  people,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.chooseWallet();
  const address = wizard.text(
    "declare.adrs",
    t(($) => $.wizard.adrsOf.WALLET),
  );
  await address.fill(`${WALLET.slice(0, -1)}5`);
  await wizard.next();
  await expect(wizard.summary().getByRole("link")).toHaveAttribute("href", "#report-declare-adrs");
  await address.fill(WALLET);
  await wizard.nextTo("story");
});

test("the whole wizard by keyboard @desktop", async ({ page, t, people }) => {
  const wizard = wizardOn(page, t);
  const { keyboard } = page;
  await people.signUp(page);
  await page.goto("/report");
  await wizard.isOn("start");
  // The second answer: it happened earlier.
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await wizard.isOn("category");
  // The first group opens, and its first damage type is chosen.
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await wizard.isOn("target");
  // The fields come in a chunk of their own.
  await expect(wizard.text("declare.adrs")).toBeVisible();

  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Tab");
  await keyboard.type(WALLET);
  await expect(wizard.main.getByText(t(($) => $.wizard.chainGuessed))).toBeVisible();
  await keyboard.press("Enter");
  await wizard.isOn("story");
  await keyboard.press("Tab");
  await keyboard.type("By keyboard. All of it.");
  await wizard.button(t(($) => $.wizard.move.next)).press("Enter");
  await wizard.isOn("title");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await wizard.isOn("assets");

  await wizard.button(t(($) => $.wizard.move.skip)).press("Enter");
  await wizard.isOn("suspect");
  await wizard.button(t(($) => $.wizard.move.skipRest)).press("Enter");
  await wizard.isOn("visibility");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await wizard.isOn("review");
  await wizard.button(t(($) => $.wizard.move.next)).press("Enter");
  await wizard.isOn("consent");
  // The terms are still loading.
  await expect(wizard.main.getByRole("checkbox").first()).toBeVisible();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await wizard.receipt();
});

test("a user who gives a contact is asked whether agencies may have it, and may decline @desktop", async ({
  page,
  t,
  people,
  expectAccessible,
}) => {
  const wizard = wizardOn(page, t);
  await people.signUp(page);
  await wizard.openTarget("HACKING");
  await wizard.fillWallet("A contact of one's own");
  await wizard.nextTo("assets");
  for (const step of ["suspect", "traces", "background", "reporter"] as const) await wizard.nextTo(step);
  await wizard.text("additional.reporter.otherContact").fill("a messenger name");
  await wizard.skipToVisibility();
  await wizard.chooseVisibility("PRIVATE");
  await wizard.nextTo("review");
  await wizard.nextTo("consent");
  const contact = wizard.main.getByRole("checkbox", { name: t(($) => $.wizard.consent.contactHint) });
  await wizard.main.getByRole("checkbox", { name: t(($) => $.terms.all) }).check();
  await expect(contact).toBeChecked();
  await contact.uncheck();
  await expect(wizard.main.getByRole("checkbox", { name: t(($) => $.terms.all) })).not.toBeChecked();
  await expectAccessible(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/sb/report"));
  await wizard.button(t(($) => $.wizard.move.submit)).click();
  expect((await sent).postDataJSON()).toMatchObject({ terms: ["R01", "R02"] });
  await wizard.receipt();
});
