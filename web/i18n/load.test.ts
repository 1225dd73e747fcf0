// @vitest-environment jsdom
import i18n from "i18next";
import { expect, test } from "vitest";
import { speak, withWizardTexts } from "./load.ts";

test("the wizard's texts come with the wizard, in each language that is spoken then or later", async () => {
  await speak("ko");
  expect(i18n.hasResourceBundle("ko", "wizard")).toBe(false);
  expect(await withWizardTexts(async () => "screen")).toBe("screen");
  expect(i18n.hasResourceBundle("ko", "wizard")).toBe(true);
  expect(i18n.hasResourceBundle("de", "common")).toBe(false);
  await speak("de");
  expect(i18n.hasResourceBundle("de", "wizard")).toBe(true);
});

test("another language is spoken from then on, and the page says which", async () => {
  await speak("de");
  expect(i18n.t(($) => $.common.nav.login)).toBe("Anmelden");
  expect(document.documentElement.lang).toBe("de-DE");
  await speak("en");
  expect(i18n.t(($) => $.common.nav.login)).toBe("Log in");
  expect(document.documentElement.lang).toBe("en-US");
});
