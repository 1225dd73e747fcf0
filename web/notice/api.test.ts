import { POPUP_FIELDS } from "@sb/contracts/notice/model.ts";
import type { NoticeInput } from "@sb/contracts/notice/wire.ts";
import { expect, test } from "vitest";
import { checkForm } from "../form/check.ts";
import { checkWords, noticeOf, pathOf, rulesOf, wordsOf } from "./api.ts";

const plain: NoticeInput = { optionType: "NOTICE", title: "점검", content: "일요일" };
const whole: NoticeInput = {
  ...plain,
  popup: true,
  showFrom: new Date(2026, 2, 1, 9).toISOString(),
  showTo: new Date(2026, 2, 2, 9).toISOString(),
  translations: { de: { title: "Wartung", content: "Am Sonntag" } },
};

test.each([plain, whole])("a notice survives the way through its form", (notice) => {
  expect(noticeOf(wordsOf(notice))).toEqual(notice);
});

test("an end before the beginning, and half a translation, are told at their fields", () => {
  const words = { ...wordsOf(whole), showTo: "2026-02-01T09:00", content_de: " ", title_ja: "点検" };
  expect(checkWords(wordsOf(whole))).toEqual([]);
  expect(checkWords(words)).toEqual([
    { name: "showTo", code: "PERIOD_INVALID" },
    { name: "content_ja", code: "REQUIRED_FIELD_MISSING" },
    { name: "content_de", code: "REQUIRED_FIELD_MISSING" },
  ]);
});

test("a popup's text is shorter", () => {
  const words = { ...wordsOf(plain), content: "x".repeat(POPUP_FIELDS.content.maxChars + 1) };
  expect(checkForm(words, rulesOf(words))).toEqual([]);
  const popup = { ...words, popup: true };
  expect(checkForm(popup, rulesOf(popup))).toEqual([{ name: "content", code: "TEXT_TOO_LONG" }]);
});

test("fields are named by their paths on the wire", () => {
  expect([pathOf("title_de"), pathOf("showTo")]).toEqual(["translations.de.title", "showTo"]);
});
