import type { Rights } from "@sb/contracts/roles.ts";
import { expect, test } from "vitest";
import { textsIn } from "../../i18n/for-tests.ts";
import { areaMenu } from "./area-menu.ts";
import { isHere, type MenuGroup, menuOf } from "./menu.ts";

const t = textsIn("en");

const hrefsOf = (groups: readonly MenuGroup[]) => groups.map(({ items }) => items.map(({ href }) => href));

test("everybody's menu has three groups, their entries in order", () => {
  expect(menuOf(t).map(({ title }) => title)).toEqual(["Report", "Insight", "Support"]);
  expect(hrefsOf(menuOf(t))).toEqual([
    ["/report", "/report/history", "/report/deletion"],
    ["/insight/safer-view", "/insight/block-news"],
    ["/support/notice", "/support/inquiry/list", "/support/analysis", "/support/my-page"],
  ]);
});

const AGENCYS = ["/agency", "/agency/open", "/agency/key", "/agency/batch", "/agency/about"];
const ADMINS = [
  "/admin",
  "/admin/setup",
  "/admin/safer-view",
  "/admin/analysis",
  "/admin/inquiry",
  "/admin/comment",
  "/admin/deletion",
  "/admin/objection",
  "/admin/unusual",
  "/admin/agency",
  "/admin/batch",
  "/admin/list",
  "/admin/news",
  "/admin/news-source",
  "/admin/notice",
  "/admin/template",
  "/admin/terms",
  "/admin/api-key",
  "/admin/figures",
  "/admin/job",
  "/admin/projection",
  "/admin/audit",
];
const MODERATORS = ["/admin", "/admin/comment", "/admin/deletion", "/admin/unusual"];
const EDITORS = [
  "/admin",
  "/admin/safer-view",
  "/admin/news",
  "/admin/news-source",
  "/admin/notice",
  "/admin/template",
  "/admin/terms",
];

test.each<[string, Rights, readonly (readonly string[])[]]>([
  ["a member", { isAdmin: false }, []],
  ["an admin", { isAdmin: true }, [ADMINS]],
  ["a moderator", { isAdmin: false, roles: ["moderator"] }, [MODERATORS]],
  ["an editor", { isAdmin: false, roles: ["editor"] }, [EDITORS]],
  ["somebody of an agency", { isAdmin: false, agencySeq: 1 }, [AGENCYS]],
  ["an admin of an agency", { isAdmin: true, agencySeq: 1 }, [AGENCYS, ADMINS]],
])("%s has the areas' entries that are theirs, in order", (_who, rights, groups) => {
  expect(hrefsOf(areaMenu(t, rights))).toEqual(groups);
});

test("a list that was left begins anew: no link of the menu has filters or a page", () => {
  const hrefs = hrefsOf([...menuOf(t), ...areaMenu(t, { isAdmin: true, agencySeq: 1 })]).flat();
  expect(hrefs.filter((href) => /[?#:]/.test(href))).toEqual([]);
});

test("an entry is current on its page and below it, that of a new report on its page only", () => {
  const current = (pathname: string) =>
    menuOf(t).flatMap(({ items }) => items.filter((item) => isHere(item, pathname)).map(({ href }) => href));
  expect(current("/report")).toEqual(["/report"]);
  expect(current("/report/history")).toEqual(["/report/history"]);
  expect(current("/report/history/12")).toEqual(["/report/history"]);
  expect(current("/report/12")).toEqual([]);
  expect(current("/support/notice/3")).toEqual(["/support/notice"]);
});
