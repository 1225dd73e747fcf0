// The calls of the specification, by method and path. The names of path parameters are ours.
import { expect, test } from "vitest";
import { BASE_PATH, routes } from "./routes.ts";

const CALLS = [
  "POST user/login",
  "POST user/logout",
  "POST user/nick/change",
  "POST user/delete",
  "POST user/refresh",
  "POST home/nick/double-chk",
  "POST home/join",
  "GET home/main",
  "POST home/subscribe",
  "GET insight/safer-view",
  "GET insight/safer-view/{}",
  "GET insight/safer-view/comment/list",
  "POST insight/safer-view/like",
  "POST insight/safer-view/comment",
  "POST insight/safer-view/comment/reply",
  "POST insight/safer-view/comment/delete",
  "GET insight/block-news/category",
  "GET insight/block-news",
  "GET insight/block-news/detail/{}",
  "POST insight/block-news/like",
  "POST report",
  "POST report/history/modify",
  "POST report/history/delete",
  "POST report/comment",
  "POST report/reply",
  "POST report/comment/delete",
  "POST report/like",
  "GET report/history",
  "GET report/history/mine",
  "GET report/history/{}",
  "GET report/history/comment",
  "GET support/my-page",
  "GET support/inquiry/list",
  "GET support/inquiry/{}",
  "POST support/inquiry/delete",
  "POST support/inquiry/submit",
  "POST support/inquiry/comment/delete",
  "POST support/inquiry/comment/leave",
  "GET support/notice",
  "GET support/notice/{}",
  "GET terms",
  "GET terms/detail",
  "GET terms/privacy/date/{}",
];

const known = Object.keys(routes).map((key) => key.replaceAll(/\{\w+\}/g, "{}"));

test.each(CALLS)("%s is in the route table", (call) => {
  expect(known).toContain(call);
});

test("all calls have the base path /sb", () => {
  expect(BASE_PATH).toBe("/sb");
});
