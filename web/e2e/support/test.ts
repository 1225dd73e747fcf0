// Fixtures of every browser test: server, texts of the language, users who sign in, axe.
import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "@sb/contracts/codes.ts";
import type { Profile } from "../../../deploy/test/profile/profile.ts";
import { textsIn } from "../../i18n/for-tests.ts";
import type { Translate } from "../../i18n/texts.ts";
import { axeOn, keysOn, standStill } from "./checks.ts";
import { createPeople, type People } from "./people.ts";
import { type Server, type ServerSettings, startServer } from "./server.ts";
import { SHARED } from "./servers.ts";

export type Options = {
  language: Language;
};
type Fixtures = {
  /** The texts of the project's language. */
  t: Translate;
  people: People;
  /** Expects no axe violations on the current page. */
  expectAccessible: (page: Page) => Promise<void>;
  /** Prints what each page shows when a test fails: CI's report is all that is kept of it. */
  shownAtFailure: undefined;
};
export type WorkerOptions = {
  serverSettings: ServerSettings;
  /** The stores that the server keeps its data in. */
  profile: Profile;
};
type WorkerFixtures = { server: Server };

/** A server starts within seconds, unless the machine is busy; what a test may take is another matter. */
const START_MS = 120_000;

export const test = base.extend<Fixtures & Options, WorkerFixtures & WorkerOptions>({
  language: ["ko", { option: true }],
  serverSettings: [SHARED, { option: true, scope: "worker" }],
  profile: ["embedded", { option: true, scope: "worker" }],
  server: [
    async ({ serverSettings, profile }, use) => {
      // For all that looks at the server's data, too. A worker is of one project.
      process.env.SB_TEST_PROFILE = profile;
      const server = await startServer(serverSettings);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: ({ server }, use) => use(server.url),
  t: ({ language }, use) => use(textsIn(language)),
  people: ({ t, server }, use) => use(createPeople({ t, url: server.url })),
  expectAccessible: ({ language: _ }, use) => use(expectAccessible),
  shownAtFailure: [
    // `page` is asked for so that it is still open afterwards.
    async ({ browser, page: _ }, use, test) => {
      await use(undefined);
      if (test.status === test.expectedStatus) return;
      for (const page of browser.contexts().flatMap((context) => context.pages()))
        process.stdout.write(`${test.title}\n${page.url()} shows:\n${await shownOn(page)}\n`);
    },
    { auto: true },
  ],
});

export { expect, type Page };

const SHOWN_LENGTH = 6_000;

/** As a screen reader is told it. A page that doesn't answer any more has its reason in place of it. */
async function shownOn(page: Page): Promise<string> {
  try {
    return (await page.locator("body").ariaSnapshot({ timeout: 5_000 })).slice(0, SHOWN_LENGTH);
  } catch (error) {
    return String(error);
  }
}

async function expectAccessible(page: Page): Promise<void> {
  // Every page has a heading, as axe's rules ask, or a dialog in its place. Until then the app, or its answer, is still to come.
  await page.locator("h1, dialog, [role=dialog], [role=alertdialog]").first().waitFor({ state: "attached" });
  // While a screen is on its way, the one before it stands.
  await page.locator("main > [role=progressbar]").waitFor({ state: "detached" });
  await standStill(page);
  expect(await keysOn(page)).toEqual([]);
  expect(await axeOn(page)).toEqual([]);
}
