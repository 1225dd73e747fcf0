import { type RouteKey, routes } from "@sb/contracts/routes.ts";
import { expect, test } from "vitest";
import { nginxMap } from "./nginx.ts";
import { targetOf } from "./targets.ts";

const MAP = nginxMap();
const KEYS = Object.keys(routes) as RouteKey[];

/** As nginx does: the first regular expression that matches. */
function targetIn(map: string, asked: string): string {
  const rows = [...map.matchAll(/^ {2}"~(.+)" (\w+);$/gm)];
  return rows.find(([, regex = ""]) => new RegExp(regex).test(asked))?.[2] ?? "web";
}

test.each(KEYS)("%s goes to its service", (key) => {
  const [method, path = ""] = key.split(" ");
  const url = `/sb/${path.replace(/\{\w+\}/g, "12345")}`;
  expect(targetIn(MAP, `${method} ${url}`)).toBe(targetOf(key));
  if (method === "GET") expect(targetIn(MAP, `HEAD ${url}`)).toBe(targetOf(key));
});

test("not every GET is a query, nor every POST a command", () => {
  expect(targetIn(MAP, "GET /sb/agency/report/1/package")).toBe("command");
  expect(targetIn(MAP, "POST /sb/report/lookup")).toBe("query");
});

test.each([
  ["GET /taxii2/", "query"],
  ["POST /taxii2/api/", "query"],
  ["GET /feeds/addresses.txt", "query"],
  ["GET /sb/openapi.json", "query"],
  ["POST /internal/steps/news/isPaused", "web"],
  ["GET /metrics", "web"],
  ["GET /report/history/1", "query"],
  ["HEAD /", "query"],
  ["GET /sitemap-people-1.xml", "query"],
  ["GET /preview/home.png", "query"],
  ["POST /", "web"],
  ["GET /report", "web"],
  ["GET /assets/index.js", "web"],
  ["DELETE /sb/home/main", "web"],
  ["GET /taxii2x", "web"],
])("%s is for %s", (asked, target) => {
  expect(targetIn(MAP, asked)).toBe(target);
});
