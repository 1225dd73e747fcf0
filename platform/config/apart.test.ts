import { expect, test } from "vitest";
import { type Port, readConfigApart } from "./apart.ts";
import { ConfigError, readConfig } from "./config.ts";

const ALL = Object.keys(readConfig({}).urls) as Port[];
const SHARED = {
  SB_MASTER_KEY: "a".repeat(64),
  SB_READ_STORE_URL: "redis://user:secret@redis",
  SB_SEARCH_URL: "http://search",
};

test("a service that runs apart names every adapter that only one process can use, and the missing key", () => {
  const read = () => readConfigApart({}, ALL);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow("SB_MASTER_KEY must be set");
  for (const [variable, scheme] of [
    ["SB_EVENT_STORE_URL", "sqlite"],
    ["SB_BUS_URL", "inline"],
    ["SB_FILES_URL", "file"],
    ["SB_RATE_LIMIT_URL", "memory"],
  ] as const)
    expect(read).toThrow(`${variable} must name a server, not ${scheme}:`);
  expect(read).toThrow(/^[^\n]*$/);
});

test("every port's variable is one that the settings know", () => {
  for (const port of ALL) {
    const [, variable = ""] = /(SB_\w+_URL)/.exec(messageOf(() => readConfigApart(SHARED, [port]))) ?? [];
    if (port === "readStore" || port === "search") continue;
    expect(readConfig({ [variable]: "other://x" }).urls[port], port).toBe("other://x");
  }
});

test("it may leave embedded what it does not use", () => {
  expect(readConfigApart(SHARED, ["readStore", "search"])).toEqual(readConfig(SHARED));
  expect(() => readConfigApart(SHARED, ["readStore", "search", "files"])).toThrow(/SB_FILES_URL.*not file:$/);
  expect(() => readConfigApart({ ...SHARED, SB_MASTER_KEY: "" }, ["readStore"])).toThrow("SB_MASTER_KEY");
});

test("no password is shown", () => {
  const secret = "sqlite://user:secret@x";
  expect(messageOf(() => readConfigApart({ ...SHARED, SB_BUS_URL: secret }, ["bus"]))).not.toContain("secret");
});

function messageOf(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
