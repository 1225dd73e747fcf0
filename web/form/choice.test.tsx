// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { SelectField } from "../ui/fields/select-field.tsx";

afterEach(cleanup);

test.each([
  ["ko", "선택해 주세요"],
  ["de", "Bitte auswählen"],
] as const)("a select without a value asks in the page's language, not in the browser's: %s", (language, words) => {
  render(
    <I18nextProvider i18n={i18nIn(language)}>
      <SelectField id="kind" label="Kind" options={[]} value={undefined} onChange={() => {}} />
    </I18nextProvider>,
  );
  expect(screen.getByRole("button").textContent).toBe(words);
});
