import { expect, test } from "vitest";
import { isServerAway } from "../server-away.ts";
import { awayOr } from "./away.ts";

test.each([
  "LOADING Redis is loading the dataset in memory",
  "OOM command not allowed when used memory > 'maxmemory'.",
  "Connection is closed.",
  "Stream isn't writeable and enableOfflineQueue options is false",
  "Reached the max retries per request limit (which is 0).",
  "Command timed out",
])("is over by itself: %s", (message) => {
  expect(isServerAway(awayOr(new Error(message)))).toBe(true);
});

test("is over by itself: a system's error", () => {
  expect(isServerAway(awayOr(Object.assign(new Error("connect"), { code: "ECONNREFUSED" })))).toBe(true);
});

test("is not over by itself: a wrong command, or what is no error", () => {
  const wrong = new Error("WRONGTYPE Operation against a key");
  expect(awayOr(wrong)).toBe(wrong);
  expect(awayOr("OOM")).toBe("OOM");
});
