import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { readDistributedConfig } from "./distributed.ts";
import type { Port } from "./profiles.ts";

const ALL = Object.keys(readConfig({}).urls) as Port[];
const SHARED = {
  SB_MASTER_KEY: "a".repeat(64),
  SB_PUBLIC_URL: "http://localhost:8080",
  SB_READ_STORE_URL: "redis://user:secret@redis",
  SB_SEARCH_URL: "http://search",
};
const ONE_MACHINE = { SB_PUBLIC_URL: SHARED.SB_PUBLIC_URL, SB_ONE_MACHINE: "yes" };

test("a service that runs apart names every adapter that only one process can use, and what else is missing", () => {
  const read = () => readDistributedConfig({}, ALL);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow("SB_MASTER_KEY must be set");
  expect(read).toThrow("SB_PUBLIC_URL must be set");
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
    const [, variable = ""] =
      /(SB_\w+_URL) must name/.exec(messageOf(() => readDistributedConfig(SHARED, [port]))) ?? [];
    if (port === "readStore" || port === "search") continue;
    expect(readConfig({ [variable]: "other://x" }).urls[port], port).toBe("other://x");
  }
});

test("it may leave embedded what it does not use", () => {
  expect(readDistributedConfig(SHARED, ["readStore", "search"])).toMatchObject({
    ...readConfig(SHARED),
    oneMachine: false,
  });
  expect(() => readDistributedConfig(SHARED, ["readStore", "search", "files"])).toThrow(/SB_FILES_URL.*not file:$/);
  expect(() => readDistributedConfig({ ...SHARED, SB_MASTER_KEY: "" }, ["readStore"])).toThrow("SB_MASTER_KEY");
});

test("on one machine files may be shared, what is in memory may not", () => {
  const inMemory = () => readDistributedConfig(ONE_MACHINE, ALL);
  expect(inMemory).toThrow("SB_LEASE_URL must name a file or a server, not local:");
  expect(inMemory).toThrow("SB_RATE_LIMIT_URL must name a file or a server, not memory:");
  expect(inMemory).not.toThrow(/sqlite|inline|file:|MASTER_KEY/);
  const invalidation = { SB_INVALIDATION_URL: "redis://localhost" };
  const shared = { ...ONE_MACHINE, ...invalidation, SB_LEASE_URL: "sqlite:", SB_RATE_LIMIT_URL: "sqlite:" };
  expect(readDistributedConfig(shared, ALL)).toMatchObject({ oneMachine: true, publicUrl: SHARED.SB_PUBLIC_URL });
});

test("destroyed keys must be told to all, unless they lie in files, which tell it themselves", () => {
  const elsewhere = { ...SHARED, SB_KEYS_URL: "s3://key:secret@s3/keys" };
  const local = "SB_INVALIDATION_URL must name a server, not local:";
  expect(() => readDistributedConfig(elsewhere, ["keys"])).toThrow(local);
  expect(() => readDistributedConfig({ ...elsewhere, SB_ONE_MACHINE: "yes" }, ["keys"])).toThrow(local);
  const told = { ...elsewhere, SB_INVALIDATION_URL: "redis://redis" };
  expect(readDistributedConfig(told, ["keys"]).urls.invalidation).toBe("redis://redis");
  expect(readDistributedConfig(ONE_MACHINE, ["keys"]).urls.keys).toBe("sqlite:");
  expect(readDistributedConfig(elsewhere, ["readStore"]).urls.invalidation).toBe("local:");
});

test.each([
  ["SB_ONE_MACHINE", "1"],
  ["SB_COMMAND_URL", "command-service:8080"],
  ["SB_COMMAND_URL", "http://user:secret@command-service:8080"],
])("%s=%s stops the start with one line", (name, value) => {
  const read = () => readDistributedConfig({ ...SHARED, [name]: value }, []);
  expect(read).toThrow(name);
  expect(messageOf(read)).not.toContain("secret");
});

test("no password is shown", () => {
  const secret = "sqlite://user:secret@x";
  expect(messageOf(() => readDistributedConfig({ ...SHARED, SB_BUS_URL: secret }, ["bus"]))).not.toContain("secret");
});

function messageOf(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
