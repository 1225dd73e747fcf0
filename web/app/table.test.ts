import { expect, test } from "vitest";
import { requestOf } from "../api/request.ts";
import { firstUrlOf } from "../build/table.ts";
import { historyQuery, NO_FILTERS } from "../report/filters.ts";
import { pathTo } from "../routing/paths.ts";
import { paramsOf } from "../routing/screen.ts";
import { screens } from "./table.ts";

/** The paths of docs/specification/2-screens.md in React Router's syntax. */
const SPECIFIED = [
  "/",
  "/term/privacy",
  "/term/service",
  "/report",
  "/report/:dclrSeq",
  "/report/history",
  "/report/history/:dclrSeq",
  "/insight/safer-view",
  "/insight/safer-view/:viewSeq",
  "/insight/block-news",
  "/insight/block-news/:newsSeq",
  "/support/my-page",
  "/support/declare/:userId",
  "/support/inquiry/list",
  "/support/inquiry/:seq",
  "/support/inquiry/modify/:seq",
  "/support/inquiry/write",
  "/support/notice",
  "/support/notice/:seq",
  "/admin/safer-view",
  "/admin/safer-view/:viewSeq",
];

test.each(SPECIFIED)("%s has a screen", (path) => {
  expect(screens.map((screen) => screen.path)).toContain(path);
});

test("/home and /insight redirect", () => {
  const redirects = screens.flatMap(({ path, from = [] }) => from.map((one) => [one, path]));
  const ofTargets = { "/a/*": "/a/:address", "/s/*": "/s/:host" };
  expect(Object.fromEntries(redirects)).toEqual({ "/home": "/", "/insight": "/insight/safer-view", ...ofTargets });
});

test("visitors of the history get what its list asks for without filters before the app is there", () => {
  const history = screens.find(({ path }) => path === "/report/history");
  const { url } = requestOf("GET report/history", { query: historyQuery(NO_FILTERS) });
  expect(history && firstUrlOf(history)).toBe(url);
});

test("admin screens and personal screens are guarded", () => {
  const guards = Object.fromEntries(screens.map(({ path, guard }) => [path, guard]));
  for (const { path } of screens.filter((screen) => screen.path.startsWith("/admin")))
    expect(["admin", "moderator", "editor", "staff"]).toContain(guards[path]);
  for (const { path } of screens.filter((screen) => screen.path.startsWith("/agency")))
    expect(guards[path]).toBe("agency");
  for (const path of ["/report/:dclrSeq", "/support/my-page", "/support/inquiry/write"])
    expect(guards[path]).toBe("login");
});

test("terms pages, the wizard and its receipt have no footer", () => {
  const without = screens.filter(({ footer }) => footer === false).map(({ path }) => path);
  expect(without.toSorted()).toEqual([
    "/report",
    "/report/:dclrSeq",
    "/report/receipt/:dclrSeq",
    "/term/privacy",
    "/term/service",
  ]);
});

test.each([
  ["12", { dclrSeq: 12 }],
  ["0", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["x", undefined],
  ["9007199254740993", undefined],
])("parses the seq %s", (text, expected) => {
  expect(paramsOf("/report/:dclrSeq", { dclrSeq: text })).toEqual(expected);
});

test("path builders insert their values", () => {
  expect(pathTo("/report/history", { searchKeyword: "a b", page: 2, chain: undefined, crimeType: "" })).toBe(
    "/report/history?searchKeyword=a+b&page=2",
  );
  expect(pathTo("/support/declare/:userId", { userId: "a/b" })).toBe("/support/declare/a%2Fb");
});
