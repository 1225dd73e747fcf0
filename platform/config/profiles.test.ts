import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { type Port, PROFILES, requireSupported, variableOf } from "./profiles.ts";

const PORTS = Object.keys(readConfig({}).urls) as Port[];
const start = (env: Readonly<Record<string, string>>) => requireSupported(readConfig(env), PORTS);
const messageOf = (env: Readonly<Record<string, string>>): string => {
  try {
    start(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return error instanceof Error ? error.message : "";
  }
};

test.each(Object.entries(PROFILES))("%s is supported, and documented", (name, engines) => {
  const env = PORTS.map((port) => [variableOf(port), `${engines[port].at(-1)}://user:secret@host/${port}`]);
  expect(messageOf(Object.fromEntries(env))).toBe("");
  expect(readFileSync(new URL("../../docs/operations.md", import.meta.url), "utf8")).toMatch(
    new RegExp(`^\\| ${name} \\|`, "m"),
  );
});

test.each([
  [{ SB_BUS_URL: "kafka://host", SB_SEARCH_URL: "http://:secret@host" }, /SB_(BUS|SEARCH)_URL names (kafka|http):/],
  [
    { SB_EVENT_STORE_URL: "esdb://a:secret@host" },
    /"embedded with EventStoreDB": SB_KEYS_URL names sqlite: where it has s3:/,
  ],
  [{ SB_FILES_URL: "s3://a:secret@host/files", SB_JOBS_URL: "rediss://a:secret@host" }, /SB_\w+_URL names/],
])("what is not is refused in one line, with the nearest that is, and no password: %j", (env, expected) => {
  const message = messageOf(env);
  expect(message).toMatch(/^These engines are not supported together\. [^\n]*SB_ENGINES=any[^\n]*$/);
  expect(message).toMatch(expected);
  expect(message).not.toContain("secret");
  expect(messageOf({ ...env, SB_ENGINES: "any" })).toBe("");
});

test("a service apart answers for the ports that it uses; an engine that nobody knows is left to its port", () => {
  const config = readConfig({ SB_READ_STORE_URL: "redis://host", SB_SEARCH_URL: "http://host" });
  requireSupported(config, ["readStore", "search"]);
  expect(() => requireSupported(config, ["readStore", "search", "files"])).toThrow("not supported together");
  start({ SB_EVENT_STORE_URL: "tape:" });
});
