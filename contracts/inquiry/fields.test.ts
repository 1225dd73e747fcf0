import { expect, test } from "vitest";
import { InquiryListQuery, InquiryView, NewInquiry } from "./wire.ts";

test("an inquiry has title, contents, files, state, date, number and comments", () => {
  expect(Object.keys(NewInquiry.shape)).toEqual(["title", "contents"]);
  expect(Object.keys(InquiryView.shape)).toEqual(
    expect.arrayContaining(["seq", "title", "contents", "files", "status", "submittedAt", "comments"]),
  );
});

test("the list is filtered by user, order, option and keyword", () => {
  expect(Object.keys(InquiryListQuery.shape)).toEqual(
    expect.arrayContaining(["userId", "orderType", "optionType", "searchKeyword", "pagination"]),
  );
});
