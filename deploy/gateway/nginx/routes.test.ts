import { type RouteKey, routes } from "@sb/contracts/routes.ts";
import { expect, test } from "vitest";
import { targetOf } from "../targets.ts";
import { ROUTES } from "./routes.ts";

const KEYS = Object.keys(routes) as RouteKey[];

/** As nginx does: the first regular expression that matches. */
function valueIn(name: string, asked: string): string | undefined {
  const { lines = [], other } = ROUTES.find(({ to }) => to === name) ?? {};
  return lines.find(([regex]) => new RegExp(regex).test(asked))?.[1] ?? other;
}

test.each(KEYS)("%s goes to its service", (key) => {
  const [method, path = ""] = key.split(" ");
  const url = `/sb/${path.replace(/\{\w+\}/g, "12345")}`;
  expect(valueIn("$sb_target", `${method} ${url}`)).toBe(targetOf(key));
  if (method === "GET") expect(valueIn("$sb_target", `HEAD ${url}`)).toBe(targetOf(key));
  expect(valueIn("$sb_allow", url)?.split(", ")).toContain(method);
});

test("not every GET is a query, nor every POST a command", () => {
  expect(valueIn("$sb_target", "GET /sb/agency/report/1/package")).toBe("command");
  expect(valueIn("$sb_target", "POST /sb/report/lookup")).toBe("query");
});

test.each([
  ["GET /taxii2/", "query"],
  ["POST /taxii2/api/", "query"],
  ["GET /feeds/addresses.txt", "query"],
  ["GET /sb/openapi.json", "query"],
  ["GET /sb/docs", "query"],
  ["GET /sb/docs/1/start.js", "query"],
  ["POST /internal/steps/news/isPaused", "web"],
  ["GET /metrics", "web"],
  ["GET /report/history/1", "page"],
  ["HEAD /", "page"],
  ["GET /sitemap-people-1.xml", "page"],
  ["GET /preview/home.png", "query"],
  ["POST /", "web"],
  ["GET /report", "page"],
  ["GET /private", "web"],
  ["GET /assets/index.js", "web"],
  ["DELETE /sb/home/main", "web"],
  ["GET /taxii2x", "web"],
])("%s is for %s", (asked, target) => {
  expect(valueIn("$sb_target", asked)).toBe(target);
});
