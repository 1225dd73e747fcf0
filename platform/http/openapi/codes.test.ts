import { Empty } from "@sb/contracts/http.ts";
import type { Route } from "@sb/contracts/routes.ts";
import { expect, test } from "vitest";
import * as z from "zod";
import { codesOf } from "./codes.ts";

const BARE = {
  service: "command",
  subject: "s",
  who: "anyone",
  token: "ignored",
  summary: "",
  response: Empty,
  examples: [{}],
} as const;
const { token: _, ...withToken } = BARE;
const ALWAYS = ["TOO_MANY_REQUESTS", "UNAVAILABLE", "INTERNAL"];
const LOGIN = ["LOGIN_REQUIRED", "TOKEN_EXPIRED", "LOGIN_EXPIRED"];
const CALLER = [...LOGIN, "API_KEY_NOT_TAKEN"];
const optional = z.object({ a: z.string().optional() });
const required = z.object({ a: z.string() });

test.each<[string, Route, readonly string[]]>([
  ["that takes nothing", BARE, ALWAYS],
  ["that looks at tokens", withToken, [...CALLER, ...ALWAYS]],
  ["for admins", { ...withToken, who: "admin" }, [...LOGIN, "NO_MENU_ACCESS", "API_KEY_NOT_TAKEN", ...ALWAYS]],
  ["that takes API keys", { ...withToken, apiKey: "read" }, [...LOGIN, "API_KEY_INVALID", "API_KEY_SCOPE", ...ALWAYS]],
  ["with an optional query", { ...BARE, query: optional }, ["INVALID_REQUEST", ...ALWAYS]],
  ["with a required query", { ...BARE, query: required }, ["INVALID_REQUEST", "REQUIRED_FIELD_MISSING", ...ALWAYS]],
  [
    "with a body",
    { ...BARE, body: optional },
    ["INVALID_REQUEST", "FILE_TOO_LARGE", "FILE_TYPE_NOT_ALLOWED", ...ALWAYS],
  ],
  ["that creates", { ...BARE, creates: true }, ["INVALID_REQUEST", "CONFLICT", "IDEMPOTENCY_KEY_REUSED", ...ALWAYS]],
  ["that reads", { ...BARE, service: "query", reads: [] }, ["INVALID_REQUEST", ...ALWAYS]],
  ["with refusals of its own", { ...BARE, refusals: ["CONFLICT", "CONFLICT"] }, ["CONFLICT", ...ALWAYS]],
])("a route %s", (_what, route, codes) => expect(codesOf(route)).toEqual(codes));
