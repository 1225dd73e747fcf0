// @vitest-environment jsdom
import type { SaferViewListItem } from "@sb/contracts/insight/wire.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, expect, test } from "vitest";
import { i18nIn } from "../i18n/for-tests.ts";
import { ArticleRow } from "./list.tsx";

afterEach(cleanup);

const ARTICLE: SaferViewListItem = {
  viewSeq: 7,
  category: "CASE",
  language: "en",
  title: "How a fake exchange looks",
  summary: "Five signs.",
  readingMinutes: 3,
  publishedAt: "2026-03-01T09:00:00.000Z",
  likeCount: 1,
  liked: false,
  commentCount: 2,
  viewCount: 1_234,
  highlights: {},
};

test("a row says how often the article was read, liked and talked about", () => {
  render(
    <I18nextProvider i18n={i18nIn("en")}>
      <ArticleRow article={ARTICLE} />
    </I18nextProvider>,
  );
  for (const text of ["1,234 views", "1 like", "2 comments"]) expect(screen.getByText(text)).toBeTruthy();
});
