import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";
import { migrated } from "./run-for-tests.ts";
import { readSides } from "./settings.ts";

let dir: ReturnType<typeof temporaryDir>;
beforeEach(() => {
  dir = temporaryDir();
  mkdirSync(join(dir.path, "old"));
});
afterEach(() => dir[Symbol.dispose]());

const from = () => `sqlite:${join(dir.path, "old")}`;
const sidesOf = (
  env: Readonly<Record<string, string>>,
  more: { readonly to?: string; readonly fromEnv?: string } = {},
) => readSides({ from: from(), to: more.to, fromEnv: more.fromEnv, verifyOnly: false }, env);

test("wrong usage is told, with the usage", async () => {
  for (const args of [[], ["--to", "esdb://host"], ["--unknown"], ["--from"], ["more"]]) {
    const { code, text } = await migrated(args);
    expect(code).toBe(2);
    expect(text).toContain("Usage: npm run migrate -- --from sqlite:");
  }
  expect(await migrated(["--help"])).toMatchObject({ code: 0, text: expect.stringContaining("--verify") });
});

test.each([
  ["/nowhere", "--from must be sqlite:"],
  ["esdb://host", "--from must be sqlite:"],
  ["sqlite:/nowhere/at/all", "does not exist"],
])("--from %s is refused", async (place, reason) => {
  const { code, text } = await migrated(["--from", place]);
  expect(code).toBe(1);
  expect(text).toContain(reason);
});

test.each([
  ["the same events", {}, "the target's events are those of --from"],
  ["the same groups", { SB_EVENT_STORE_URL: "esdb://host?tls=false" }, "consumer groups would be those of --from"],
])("a target with %s is refused", async (_, env, reason) => {
  await expect(sidesOf({ ...env, SB_DATA_DIR: join(dir.path, "old") })).rejects.toThrow(reason);
});

test("--to names the events' place, and no other than the setting", async () => {
  const { target } = await sidesOf({ SB_DATA_DIR: join(dir.path, "new") }, { to: "esdb://host?tls=false" });
  expect(target.urls.eventStore).toBe("esdb://host?tls=false");
  const twice = sidesOf({ SB_EVENT_STORE_URL: "esdb://a:secret@b" }, { to: "esdb://host?tls=false" });
  await expect(twice).rejects.toThrow(/^--to and SB_EVENT_STORE_URL name different places$/);
});

test("the source's own settings come from a file, never from the target's", async () => {
  const fromEnv = join(dir.path, "old.env");
  writeFileSync(fromEnv, "SB_FILES_URL=file:/elsewhere\nSB_DATA_DIR=/wrong\n");
  const env = { SB_DATA_DIR: join(dir.path, "new"), SB_JOBS_URL: "redis://host" };
  const { source } = await sidesOf(env, { fromEnv });
  expect(source).toMatchObject({ dataDir: join(dir.path, "old"), urls: { files: "file:/elsewhere", jobs: "sqlite:" } });
});

test("only what can be moved is", async () => {
  const fromEnv = join(dir.path, "old.env");
  const env = { SB_DATA_DIR: join(dir.path, "new") };
  writeFileSync(fromEnv, "SB_BUS_URL=kafka://host:9092\n");
  await expect(sidesOf(env, { fromEnv })).rejects.toThrow("bus inline: can be moved");
  writeFileSync(fromEnv, "SB_KEYS_URL=s3://store/keys\n");
  await expect(sidesOf(env, { fromEnv })).rejects.toThrow("keys can be moved from the event log only");
});
