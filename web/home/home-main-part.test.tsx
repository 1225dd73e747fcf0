// @vitest-environment jsdom
import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test, vi } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { HomeMainPart } from "./home-main-part.tsx";

afterEach(cleanup);

const EMPTY: HomeMain = {
  failed: [],
  declareReport: [],
  news: [],
  saferViews: [],
  crimeCnt: 0,
  listedCnt: 0,
  crimeTypes: [],
  daily: [],
  popups: [],
};
const ARTICLE = {
  seq: 7,
  title: "How a fake exchange looks",
  publishedAt: "2026-03-01T09:00:00.000Z",
  likeCount: 0,
  commentCount: 0,
};

function show(changes: Partial<HomeMain>) {
  const refetch = vi.fn();
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <HomeMainPart main={{ ...EMPTY, ...changes }} query={{ refetch, isFetching: false }} />
    </I18nextProvider>,
  );
  return refetch;
}

test("each part says what it is when there is nothing in it yet", () => {
  show({});
  for (const text of [/no reports to show/, /No public reports yet/, /first article/, /no news yet/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a part that could not be read offers a retry, and the others are shown", () => {
  const refetch = show({ failed: ["news"], saferViews: [ARTICLE] });
  expect(screen.getByRole("link", { name: /How a fake exchange looks/ }).getAttribute("href")).toContain("/7");
  expect(screen.queryByText(/no news yet/)).toBeNull();
  expect(screen.getByRole("alert").textContent).toContain("This part could not be loaded");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(refetch).toHaveBeenCalledOnce();
});

test("a part that can't be drawn leaves the others", () => {
  vi.spyOn(console, "error").mockReturnValue();
  show({ saferViews: [{ ...ARTICLE, publishedAt: "no time at all" }] });
  expect(screen.getByRole("alert").textContent).toContain("This part could not be loaded");
  expect(screen.getByText(/no news yet/)).toBeTruthy();
});
