// @vitest-environment jsdom
import i18n from "i18next";
import { beforeEach, expect, test, vi } from "vitest";

/** A freshly opened page: modules without state. */
beforeEach(() => vi.resetModules());
const opened = () => import("./load.ts");
const screen = async () => "screen";
const has = (language: string, namespace: string) => i18n.hasResourceBundle(language, namespace);

test("the wizard's texts load with the wizard, in each language used then or later", async () => {
  const { loadLanguage, withTexts } = await opened();
  await loadLanguage("ko");
  expect(has("ko", "common")).toBe(true);
  expect(has("ko", "wizard")).toBe(false);
  expect(await withTexts(["wizard"], screen)).toBe("screen");
  expect(has("ko", "wizard")).toBe(true);
  expect(has("de", "common")).toBe(false);
  await loadLanguage("de");
  expect(has("de", "wizard")).toBe(true);
});

test("a screen that loads during a language change gets its texts in the new language", async () => {
  const { loadLanguage, withTexts } = await opened();
  await Promise.all([loadLanguage("ja"), withTexts(["wizard"], screen)]);
  expect(has("ja", "wizard")).toBe(true);
});

test("a language change updates the texts and the page's `lang`", async () => {
  const { loadLanguage } = await opened();
  await loadLanguage("de");
  expect(i18n.t(($) => $.common.nav.login)).toBe("Anmelden");
  expect(document.documentElement.lang).toBe("de-DE");
  await loadLanguage("en");
  expect(i18n.t(($) => $.common.nav.login)).toBe("Log in");
  expect(document.documentElement.lang).toBe("en-US");
});
