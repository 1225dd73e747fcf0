// Pages that visit one screen after the other: a page that stays has compiled the app's code.
import type { Browser, Page } from "@playwright/test";
import type { Language } from "@sb/contracts/codes.ts";
import { type Listen, listenTo } from "./checks.ts";
import type { Content, Screen } from "./content.ts";
import { followRequests, type Settled } from "./settled.ts";

export type Tab = {
  readonly page: Page;
  readonly listen: Listen;
  readonly settled: Settled;
  /** The theme and the colours that it was opened in. */
  bears?: string;
};

type Stay = Tab & { language?: Language };

export type Tabs = {
  /** Whether this job has a browser of the one whom the screen is for. */
  readonly has: (screen: Screen) => boolean;
  /** Whether no job has one. */
  readonly isFree: (screen: Screen) => boolean;
  /** A page in the language. `changes`: one of its own, whose answers or network may be changed; it is closed after the visit. */
  readonly visit: <Result>(to: Visit, act: (tab: Tab) => Promise<Result>) => Promise<Result>;
};

type Visit = { readonly screen: Screen; readonly language: Language; readonly changes: boolean };

/** Each job has its own: pages of one context share what they store, their language too. `taken`: roles of all jobs. */
export function openTabs(browser: Browser, content: Content, taken: Set<string>): Tabs {
  const contexts = new Map<string, ReturnType<Content["openFor"]>>();
  const stays = new Map<string, Promise<Stay>>();
  const openIn = async (screen: Screen): Promise<Stay> => {
    const role = content.roleOf(screen);
    const context = contexts.get(role) ?? content.openFor(browser, screen);
    contexts.set(role, context);
    taken.add(role);
    const page = await (await context).newPage();
    return { page, listen: listenTo(page), settled: followRequests(page) };
  };
  return {
    has: (screen) => contexts.has(content.roleOf(screen)),
    isFree: (screen) => !taken.has(content.roleOf(screen)),
    visit: async ({ screen, language, changes }, act) => {
      const role = content.roleOf(screen);
      const opened = changes ? openIn(screen) : (stays.get(role) ?? openIn(screen));
      if (!changes) stays.set(role, opened);
      const tab = await opened;
      if (tab.language !== language)
        await tab.page.addInitScript((name) => localStorage.setItem("sb-language", name), language);
      tab.language = language;
      try {
        return await act(tab);
      } finally {
        if (changes) await tab.page.close();
      }
    },
  };
}
