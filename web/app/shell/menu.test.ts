import { expect, test } from "vitest";
import { textsIn } from "../../i18n/for-tests.ts";
import { paths } from "../../routing/paths.ts";
import { adminMenu } from "./admin-menu.ts";
import { menuOf } from "./menu.ts";

const t = textsIn("en");
const hrefs = menuOf(t).flatMap(({ items }) => items.map(({ href }) => href));

test.each([
  "/report",
  "/report/history",
  "/insight/safer-view",
  "/insight/block-news",
  "/support/my-page",
  "/support/inquiry/list",
  "/support/notice",
])("the menu leads to %s", (path) => {
  expect(hrefs).toContain(path);
});

test("the menu of admins leads to the safer-view items, everybody's does not", () => {
  expect(adminMenu(t, { isAdmin: true }).items.map(({ href }) => href)).toContain("/admin/safer-view");
  expect(hrefs.filter((href) => href.startsWith("/admin"))).toEqual([]);
});

test("a list that was left begins anew: no link of the menu has filters or a page", () => {
  const lists = [
    ...hrefs,
    ...adminMenu(t, { isAdmin: true }).items.map(({ href }) => href),
    paths.support.declare("id"),
  ];
  expect(lists.filter((href) => /[?#]/.test(href))).toEqual([]);
});
