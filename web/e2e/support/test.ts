// Fixtures of every browser test: server, texts of the language, users who sign in, axe.
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "@sb/contracts/codes.ts";
import type { Profile } from "../../../deploy/test/profile/profile.ts";
import { TEXTS, textsIn } from "../../i18n/for-tests.ts";
import { leavesOf } from "../../i18n/leaves.ts";
import type { Translate } from "../../i18n/texts.ts";
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
};
export type WorkerOptions = {
  serverSettings: ServerSettings;
  /** The stores that the server keeps its data in. */
  profile: Profile;
};
type WorkerFixtures = { server: Server };

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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
});

export { expect, type Page };

const KEYS = [...leavesOf(TEXTS.ko).keys()].map((path) => path.split(".").slice(1).join("/"));
/** A key of one word alone may be a word. */
const TOLD = KEYS.filter((key) => key.includes("/"));

/** Keys of texts that the page shows, or says to a screen reader, instead of the texts. */
export const keysOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate((keys) => {
    const said = document.body.innerHTML;
    return keys.filter((key) => said.includes(`>${key}<`) || said.includes(`"${key}"`));
  }, TOLD);

async function expectAccessible(page: Page): Promise<void> {
  // Finishes animations that have not started, and waits for running ones.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(settled);
  expect(await keysOn(page)).toEqual([]);
  // Reports only violations. The pages have no frames of other origins, for which axe would open a second page.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  expect(found).toEqual([]);
}

/** Runs in the page: finite animations have ended. Endless ones don't count. */
async function settled(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((animation) => animation.finished));
}
