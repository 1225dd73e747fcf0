import { expect, test } from "vitest";
import { loadTexts, withWizardTexts } from "./load.ts";

test("the wizard's texts come with the wizard, in each language that is spoken then or later", async () => {
  const korean = await loadTexts("ko");
  expect(korean.wizard).toBeUndefined();
  expect(await withWizardTexts(async () => "screen")).toBe("screen");
  expect(korean.wizard).toBeDefined();
  const german = await loadTexts("de");
  expect(german.wizard).toBeDefined();
  expect(german.wizard).not.toEqual(korean.wizard);
});
