// @vitest-environment jsdom
import type { NewsListItem } from "@sb/contracts/news/wire.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { NewsCard } from "./list.tsx";

afterEach(cleanup);

const NEWS: NewsListItem = {
  newsSeq: 7,
  title: "Drainers",
  category: "CRIME",
  source: "The Daily",
  publishedAt: "2026-03-01T09:00:00.000Z",
  content: "",
  likeCount: 0,
  liked: false,
  commentCount: 0,
  viewCount: 1,
  highlights: {},
};

const show = (changes: Partial<NewsListItem>) =>
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <NewsCard news={{ ...NEWS, ...changes }} />
    </I18nextProvider>,
  );

test("a card says how often it was read, and how many like it if anybody does", () => {
  show({});
  expect(screen.getByText("1 view")).toBeTruthy();
  expect(screen.queryByText("Likes")).toBeNull();
  cleanup();
  show({ viewCount: 20, likeCount: 3 });
  expect(screen.getByText("20 views")).toBeTruthy();
  expect(screen.getByText("Likes").parentElement?.textContent).toContain("3");
});
