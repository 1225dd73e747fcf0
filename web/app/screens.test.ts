import { expect, test } from "vitest";
import { paths } from "../routing/paths.ts";
import { seqParam } from "../routing/screen.ts";
import { redirects, screens } from "./screens.ts";

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
  expect(redirects).toMatchObject({ "/home": "/", "/insight": "/insight/safer-view" });
});

test("admin screens and personal screens are guarded", () => {
  const guards = Object.fromEntries(screens.map(({ path, guard }) => [path, guard]));
  for (const { path } of screens.filter((screen) => screen.path.startsWith("/admin")))
    expect(["admin", "moderator", "editor", "staff"]).toContain(guards[path]);
  for (const { path } of screens.filter((screen) => screen.path.startsWith("/agency")))
    expect(guards[path]).toBe("agency");
  for (const path of ["/report", "/support/my-page", "/support/inquiry/write"]) expect(guards[path]).toBe("login");
});

test("terms pages, the wizard and its receipt have no footer", () => {
  const without = screens.filter(({ footer }) => footer === false).map(({ path }) => path);
  expect(without).toEqual([
    "/term/privacy",
    "/term/service",
    "/report",
    "/report/:dclrSeq",
    "/report/receipt/:dclrSeq",
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
  expect(seqParam("dclrSeq")({ dclrSeq: text })).toEqual(expected);
});

test("path builders insert their values", () => {
  expect(paths.report.history({ searchKeyword: "a b", page: 2, chain: undefined, crimeType: "" })).toBe(
    "/report/history?searchKeyword=a+b&page=2",
  );
  expect(paths.support.declare("a/b")).toBe("/support/declare/a%2Fb");
});
