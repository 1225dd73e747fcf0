import { expect, test } from "vitest";
import { mayDo, type Rights, type Who } from "./roles.ts";

const ALL: readonly Who[] = ["anyone", "user", "staff", "moderator", "editor", "admin", "agency", "authority"];

test.each<[string, Rights, readonly Who[]]>([
  ["a user", { isAdmin: false }, ["anyone", "user"]],
  ["a moderator", { isAdmin: false, roles: ["moderator"] }, ["anyone", "user", "staff", "moderator", "authority"]],
  ["an editor", { isAdmin: false, roles: ["editor"] }, ["anyone", "user", "staff", "editor"]],
  [
    "both",
    { isAdmin: false, roles: ["moderator", "editor"] },
    ["anyone", "user", "staff", "moderator", "editor", "authority"],
  ],
  ["an admin", { isAdmin: true }, ALL.filter((who) => who !== "agency")],
  ["an agency's member", { isAdmin: false, agencySeq: 7 }, ["anyone", "user", "agency", "authority"]],
])("%s", (_name, rights, allowed) => {
  expect(ALL.filter((who) => mayDo(rights, who))).toEqual(allowed);
});
