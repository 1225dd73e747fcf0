// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { TermsText } from "./terms-text.tsx";
import type { TermsQuery } from "./use-terms.ts";

afterEach(cleanup);

function show(item: Partial<TermsQuery>, dates: readonly string[] = []) {
  const onChooseDate = vi.fn();
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <TermsText item={item as TermsQuery} dates={dates} onChooseDate={onChooseDate} headingLevel={2} />
    </I18nextProvider>,
  );
  return onChooseDate;
}

test("an indicator is shown until it is known which text it is", () => {
  show({ isPending: true });
  expect(screen.getByRole("status")).toBeTruthy();
  expect(screen.queryByRole("heading")).toBeNull();
});

test("a text with several versions has a choice of dates", () => {
  const data = { code: "B01", agreeName: "Privacy", content: "One.", applyDt: "2026-01-01" } as const;
  const onChooseDate = show({ isPending: false, isError: false, data } as Partial<TermsQuery>, [
    "2026-01-01",
    "2025-01-01",
  ]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "2025-01-01" } });
  expect(onChooseDate).toHaveBeenCalledWith("2025-01-01");
});
