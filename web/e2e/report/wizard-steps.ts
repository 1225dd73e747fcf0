// The user's steps in the wizard, by visible names.
import type { Locator } from "@playwright/test";
import type { Chain, CrimeType } from "@sb/contracts/codes.ts";
import type { Translate } from "../../i18n/texts.ts";
import { groupOf } from "../../report/wizard/form/crime-groups.ts";
import type { FieldPath } from "../../report/wizard/form/values.ts";
import type { StepName } from "../../report/wizard/steps/order.ts";
import type { Happened } from "../../report/wizard/steps/path.ts";
import { expect, type Page } from "../support/test.ts";

/** BIP-173's own example. */
export const WALLET = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4";

/** A white image of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==";
export const PICTURE = { name: "capture.png", mimeType: "image/png", buffer: Buffer.from(PIXEL, "base64") };
export const NOTE = { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("what they wrote to me") };

export type WizardPage = ReturnType<typeof wizardOn>;

export function wizardOn(page: Page, t: Translate) {
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const text = (path: FieldPath, name: string = t(($) => $.wizard.fields[path])): Locator =>
    main.getByRole("textbox", { name });

  return {
    main,
    text,
    button,
    /** The draft is completely saved on the server. */
    saved: () =>
      expect(main.getByText(new RegExp(t(($) => $.wizard.draft.saved, { time: "\\d\\d:\\d\\d" })))).toBeVisible(),
    /** Asks which of two drafts to keep. */
    changed: () => main.getByRole("alert").filter({ hasText: t(($) => $.wizard.draft.changed.title) }),
    summary: () => main.getByRole("alert").filter({ has: page.getByRole("list") }),
    picker: () => page.locator('input[type="file"]'),

    async open(): Promise<void> {
      await page.goto("/report");
      await this.begin();
    },
    /** The first screen: it happened earlier. */
    async begin(): Promise<void> {
      await this.answerHappened("EARLIER");
      await this.isOn("category");
    },
    async answerHappened(happened: Happened): Promise<void> {
      await this.isOn("start");
      await main.getByRole("button", { name: t(($) => $.wizard.happened[happened].label) }).click();
    },
    /** From the first screen up to the screen of the wallet or site. */
    async openTarget(crime: CrimeType): Promise<void> {
      await this.open();
      await this.chooseCrime(crime);
      await this.nextTo("target");
    },
    /** From the first screen up to the wallet, which was looked up before. */
    async beginOn(adrs: string): Promise<void> {
      await this.begin();
      await this.chooseCrime("HACKING");
      await this.nextTo("target");
      await expect(
        text(
          "declare.adrs",
          t(($) => $.wizard.adrsOf.WALLET),
        ),
      ).toHaveValue(adrs);
    },
    async isOn(step: StepName): Promise<void> {
      await expect(main.getByRole("heading", { level: 1, name: t(($) => $.wizard.steps[step].title) })).toBeFocused();
    },
    /** From the review back to one of its screens. */
    async change(step: StepName): Promise<void> {
      await button(t(($) => $.wizard.review.editOf, { name: t(($) => $.wizard.steps[step].name) })).click();
      await this.isOn(step);
    },
    next: () =>
      main
        .getByRole("button", {
          name: new RegExp(`^(${t(($) => $.wizard.move.next)}|${t(($) => $.wizard.move.skip)})$`),
        })
        .click(),
    async nextTo(step: StepName): Promise<void> {
      await this.next();
      await this.isOn(step);
    },
    crime: (crime: CrimeType) => main.getByRole("radio", { name: t(($) => $.codes.crimeType[crime]) }).first(),
    async chooseCrime(crime: CrimeType): Promise<void> {
      const group = main.getByRole("button", { name: t(($) => $.wizard.crimeGroups[groupOf(crime)].name) });
      if (crime !== "OTHER" && (await group.getAttribute("aria-expanded")) === "false") await group.click();
      await this.crime(crime).check();
    },
    async chooseChain(chain: Chain): Promise<void> {
      await main.getByRole("button", { name: t(($) => $.wizard.fields["declare.chain"]) }).click();
      await page.getByRole("option", { name: t(($) => $.codes.chain[chain]) }).click();
    },
    /** The wallet, what happened, and the title. */
    async fillWallet(title: string): Promise<void> {
      await this.chooseWallet();
      await this.describe(title);
    },
    async chooseWallet(): Promise<void> {
      await main.getByRole("radio", { name: t(($) => $.codes.declareType.WALLET) }).check();
      await text(
        "declare.adrs",
        t(($) => $.wizard.adrsOf.WALLET),
      ).fill(WALLET);
      // The chain is prefilled from the address.
      await expect(main.getByText(t(($) => $.wizard.chainGuessed))).toBeVisible();
    },
    async fillSite(site: string, title: string): Promise<void> {
      await this.chooseSite(site);
      await this.describe(title);
    },
    async chooseSite(site: string): Promise<void> {
      await main.getByRole("radio", { name: t(($) => $.codes.declareType.SITE) }).check();
      await text(
        "declare.adrs",
        t(($) => $.wizard.adrsOf.SITE),
      ).fill(site);
      await expect(main.getByText(t(($) => $.target.first))).toBeVisible();
    },
    async describe(title: string, comment = "It began with a message and ended with an empty wallet."): Promise<void> {
      await this.nextTo("story");
      await text("declare.comment").fill(comment);
      await this.nextTo("title");
      await text("declare.title").fill(title);
    },
    chooseVisibility: (open: "PUBLIC" | "PRIVATE") =>
      main.getByRole("radio", { name: t(($) => $.wizard.visibility[open].text) }).check(),
    /** From the assets screen past the optional screens. */
    async skipToFiles(): Promise<void> {
      for (const step of ["suspect", "traces", "background", "reporter", "sources", "files"] as const)
        await this.nextTo(step);
    },
    /** Past all of them at once. */
    async skipToVisibility(): Promise<void> {
      await button(t(($) => $.wizard.move.skipRest)).click();
      await this.isOn("visibility");
    },
    /** From the visibility to the submit. */
    async submitAs(open: "PUBLIC" | "PRIVATE"): Promise<void> {
      await this.chooseVisibility(open);
      await this.nextTo("review");
      await this.nextTo("consent");
      await this.agreeAndSubmit();
    },
    async agreeAndSubmit(): Promise<void> {
      await main.getByRole("checkbox", { name: t(($) => $.terms.all) }).check();
      await button(t(($) => $.wizard.move.submit)).click();
    },
    async receipt(): Promise<number> {
      await expect(main.getByRole("heading", { level: 1, name: t(($) => $.receipt.title) })).toBeFocused();
      await expect(main.getByText(t(($) => $.receipt.completed))).toBeVisible();
      await expect(page).toHaveURL(/\/report\/receipt\/\d+$/);
      return Number(page.url().split("/").at(-1));
    },
    /** The shortest public report on a wallet. */
    async fileWallet(title: string): Promise<number> {
      await this.openTarget("FRAUD_INVESTMENT");
      await this.fillWallet(title);
      await this.nextTo("assets");
      await this.skipToVisibility();
      await this.submitAs("PUBLIC");
      return this.receipt();
    },
    leaveDialog: () => page.getByRole("alertdialog", { name: t(($) => $.common.unsaved.title) }),
  };
}
