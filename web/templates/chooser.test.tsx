// @vitest-environment jsdom
import type { TemplateView } from "@sb/contracts/template/wire.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { keyOf } from "../api/keys.ts";
import { i18nIn } from "../i18n/for-tests.ts";
import { Chooser } from "./chooser.tsx";

afterEach(cleanup);

const template = (seq: number, title: string, content: string, de?: string): TemplateView => ({
  ...{ seq, use: "INQUIRY", title, content, state: "LIVE", writtenAt: "2026-03-01T00:00:00.000Z", revision: 1 },
  ...(de && { translations: { de: { content: de } } }),
});
const BOTH = [
  template(2, "감사 인사", "감사합니다.", "Vielen Dank."),
  template(1, "수정 방법", "‘수정’을 눌러 주세요."),
];

function show(items: readonly TemplateView[], language?: "de") {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const query = { use: "INQUIRY", pagination: { page: "1", size: "50" } };
  const pagination = { page: 1, size: 50, totalItems: items.length, totalPages: 1 };
  client.setQueryData(keyOf("GET admin/template", { query }), { items, pagination });
  const chosen = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18nIn("en")}>
        <Chooser use="INQUIRY" language={language} onChoose={chosen} />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  const opener = screen.getByRole("button", { name: "Choose a template" });
  fireEvent.click(opener);
  return { chosen, opener };
}

test("templates are offered in the language of who asked; one without it is in Korean, and says so", () => {
  show(BOTH, "de");
  expect(screen.getByText("They use Deutsch.")).toBeTruthy();
  const [thanks, how] = screen.getAllByRole("listitem");
  expect(thanks?.textContent).toBe("감사 인사Vielen Dank.");
  expect(how?.textContent).toBe("수정 방법한국어‘수정’을 눌러 주세요.");
  expect(how?.querySelector("[lang]")?.getAttribute("lang")).toBe("ko");
});

test("the chosen text is handed over, and the list folds", () => {
  const { chosen, opener } = show(BOTH, "de");
  fireEvent.click(screen.getByRole("button", { name: /감사 인사/ }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith("Vielen Dank.");
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("list")).toBeNull();
});

test("where the language is not known, the page's is taken, which is said", () => {
  show(BOTH);
  expect(screen.getByText(/Their language is not known/)).toBeTruthy();
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("한국어");
});

test("without any, it says who writes them", () => {
  show([], "de");
  expect(screen.getByText(/Editors write them/)).toBeTruthy();
});
