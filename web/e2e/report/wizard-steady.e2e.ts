// Buttons stay where they are while a select's code is still on its way: one that moves under the finger loses its click.
import { expect, type Page, test } from "../support/test.ts";
import { wizardOn } from "./wizard-steps.ts";

/** Holds back what the browser asks for by this name until it is called. */
async function heldBack(page: Page, name: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(name, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test("the button to go on stays where it is as the lists of chains and of countries come", async ({
  page,
  t,
  people,
}) => {
  const wizard = wizardOn(page, t);
  const next = wizard.main.locator("button[type=submit]");
  const place = async () => (await next.boundingBox())?.y;

  await people.signUp(page);
  const chains = await heldBack(page, /chain-field/);
  const countries = await heldBack(page, /country-field/);
  await wizard.openTarget("HACKING");
  const chainButton = wizard.main.getByRole("button", { name: t(($) => $.wizard.fields["declare.chain"]) });
  await expect(wizard.main.getByRole("radio")).toHaveCount(2);
  await expect(chainButton).toHaveCount(0);
  const onTarget = await place();
  chains();
  await expect(chainButton).toBeVisible();
  expect(await place()).toBe(onTarget);

  await wizard.fillWallet("Nothing moves");
  await wizard.nextTo("assets");
  for (const step of ["suspect", "traces", "background", "reporter"] as const) await wizard.nextTo(step);
  const countryButton = wizard.main.getByRole("button", { name: t(($) => $.wizard.fields["declare.country"]) });
  await expect(wizard.text("additional.reporter.name")).toBeVisible();
  await expect(countryButton).toHaveCount(0);
  const onReporter = await place();
  countries();
  await expect(countryButton).toBeVisible();
  expect(await place()).toBe(onReporter);
});
