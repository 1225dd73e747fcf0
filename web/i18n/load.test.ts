// @vitest-environment jsdom
import i18n from "i18next";
import { beforeEach, expect, test, vi } from "vitest";

/** A page that has just been opened. */
beforeEach(() => vi.resetModules());
const opened = () => import("./load.ts");
const screen = async () => "screen";
const has = (language: string, namespace: string) => i18n.hasResourceBundle(language, namespace);

test("the wizard's texts come with the wizard, in each language that is spoken then or later", async () => {
  const { speak, withTexts } = await opened();
  await speak("ko");
  expect(has("ko", "common")).toBe(true);
  expect(has("ko", "wizard")).toBe(false);
  expect(await withTexts(["wizard"], screen)).toBe("screen");
  expect(has("ko", "wizard")).toBe(true);
  expect(has("de", "common")).toBe(false);
  await speak("de");
  expect(has("de", "wizard")).toBe(true);
});

test("a screen that loads while a language is on its way brings its texts in that language", async () => {
  const { speak, withTexts } = await opened();
  await Promise.all([speak("ja"), withTexts(["wizard"], screen)]);
  expect(has("ja", "wizard")).toBe(true);
});

test("another language is spoken from then on, and the page says which", async () => {
  const { speak } = await opened();
  await speak("de");
  expect(i18n.t(($) => $.common.nav.login)).toBe("Anmelden");
  expect(document.documentElement.lang).toBe("de-DE");
  await speak("en");
  expect(i18n.t(($) => $.common.nav.login)).toBe("Log in");
  expect(document.documentElement.lang).toBe("en-US");
});
