// From a data folder to EventStoreDB (its stand-in), S3, Kafka and Redis, killed on the way.
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { openEsdbEventStore } from "@sb/platform/event-store/eventstoredb/eventstoredb.ts";
import { type EventStore, START, type StoredEvent } from "@sb/platform/event-store/port.ts";
import { openSqliteSource } from "@sb/platform/event-store/sqlite/source.ts";
import { startStandIn } from "@sb/platform/event-store/testing/server.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import { quiet } from "@sb/platform/jobs/testing/testing.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { startFront } from "@sb/platform/s3/s3-front.fixture.ts";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import { expect, test } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";
import { expectJobsGoOn, expectToldOnce } from "./expect-moved.ts";
import { openTestBus } from "./groups-for-tests.ts";
import { migrated } from "./run-for-tests.ts";
import { makeSource, type TestSource } from "./source-for-tests.ts";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
const REPORTS = 60;

describeWith("SB_TEST_S3_URL", "a move to servers", (s3) => {
  test("leaves the keys of another service alone", async () => {
    using source = await makeSource(1);
    await using events = await startStandIn();
    using dir = temporaryDir();
    const url = await makeBucket(s3);
    const keys = await openKeys(url, { dataDir: dir.path, eventStoreUrl: events.url });
    for (const name of ["vault-check", "never-made"]) await keys.make(name, "somebody-elses");
    const env = { SB_DATA_DIR: dir.path, SB_KEYS_URL: url, SB_MASTER_KEY: source.masterKey };
    const { code, text } = await migrated(["--from", `sqlite:${source.dataDir}`, "--to", events.url], env);
    expect(code).toBe(1);
    expect(text).toContain("The move stopped: the target's keys are of another service");
    expect(await keys.find("never-made")).toEqual({ status: "LIVE", wrapped: "somebody-elses" });
    await keys.close();
  });

  describeWith("SB_TEST_KAFKA_URL", "with groups", (kafka) => {
    describeWith("SB_TEST_REDIS_URL", "and jobs", (redis) => {
      test("goes on after each SIGKILL, brings everything once in the same order, and tells nobody twice", async () => {
        using source = await makeSource(REPORTS);
        await using events = await startStandIn();
        using dir = temporaryDir();
        await using keys = await countedStore(await makeBucket(s3));
        await using files = await countedStore(await makeBucket(s3));
        const prefix = `t-${randomUUID()}`;
        const env = {
          SB_DATA_DIR: dir.path,
          SB_KEYS_URL: keys.url,
          SB_FILES_URL: files.url,
          SB_BUS_URL: `${kafka}?prefix=${prefix}&partitions=3&session=2000`,
          SB_JOBS_URL: `${redis}?prefix=${prefix}`,
          SB_MASTER_KEY: source.masterKey,
        };
        const args = ["--from", `sqlite:${source.dataDir}`, "--to", events.url];
        await killed(args, env, keys.atPut(20));
        // A page's appends are sent at once: what was under way is there as well, maybe all of it. Then the first file is the moment.
        for (const records of [1, 40, 100])
          await killed(args, env, (kill) => {
            const disarms = [
              events.log.onRecord(() => void (events.log.all.length >= records && kill())),
              files.atPut(1)(kill),
            ];
            return () => {
              for (const disarm of disarms) disarm();
            };
          });
        // Eight at a time, so that enough are left each time.
        for (const puts of [8, 8]) await killed(args, env, files.atPut(puts));
        const { code, text } = await migrated(args, env);
        expect(text).toContain("Both are the same");
        expect(code).toBe(0);
        expect(await migrated([...args, "--verify"], env)).toMatchObject({ code: 0 });

        await using resources = new AsyncDisposableStack();
        const copy = resources.adopt(openEsdbEventStore(events.url), (open) => open.close());
        await expectSameEvents(source, copy);
        await expectKeysOpen(source, copy, env.SB_KEYS_URL);
        const bus = resources.adopt(await openTestBus(env.SB_BUS_URL, dir.path, copy), (open) => open.close());
        expect(await bus.attach(await copy.log())).toEqual([]);
        bus.relay();
        await expectToldOnce(source, bus, copy);
        const options = { log: quiet };
        const jobs = resources.adopt(await openJobs(env.SB_JOBS_URL, dir.path, options), (open) => open.close());
        await expectJobsGoOn(jobs);
      }, 240_000);
    });
  });
});

/** Runs the command as a process of its own. `arm` kills it at some moment, and gives what disarms it. */
async function killed(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  arm: (kill: () => void) => () => void,
): Promise<void> {
  const options = { env: { ...process.env, ...env } };
  const child = spawn(process.execPath, [MAIN, ...args], { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const exit = once(child, "exit");
  const disarm = arm(() => child.kill("SIGKILL"));
  await exit;
  disarm();
  expect(child.signalCode, (await said).join("")).toBe("SIGKILL");
}

/** A store whose requests are counted: calls at the next so many that put something. */
async function countedStore(url: string) {
  let [left, call] = [0, () => {}];
  const front = await startFront(url, {
    fails: ({ method }) => {
      if (method !== "PUT") return false;
      left -= 1;
      if (left === 0) call();
      return false;
    },
  });
  return {
    url: front.url,
    atPut: (puts: number) => (kill: () => void) => {
      [left, call] = [puts, kill];
      return () => {
        left = 0;
      };
    },
    [Symbol.asyncDispose]: () => front[Symbol.asyncDispose](),
  };
}

async function expectSameEvents(source: TestSource, copy: EventStore): Promise<void> {
  const original = openSqliteSource(`${source.dataDir}/events.db`);
  const isNoKey = ({ stream }: StoredEvent) => !stream.startsWith("key-");
  const events = (await original.readAll(START, 1_000)).filter(isNoKey);
  original.close();
  expect((await copy.readAll(START, 1_000)).map(withoutPosition)).toEqual(events.map(withoutPosition));
}

const withoutPosition = ({ position: _, ...event }: StoredEvent) => event;

async function expectKeysOpen({ masterKey }: TestSource, copy: EventStore, url: string): Promise<void> {
  const keys = await openKeys(url, { dataDir: "/nowhere", eventStoreUrl: "esdb://host" });
  const vault = await openVault({ keys, eventStore: copy, masterKey: Buffer.from(masterKey, "hex") });
  const [filed] = (await copy.readStream("report-1")).events;
  expect(await vault.open("report-1", filed?.sealed ?? "")).toEqual({ suspect: "suspect 1" });
  expect(await keys.findMany(["report-0", "never-made", "report-1"])).toMatchObject([
    { status: "DESTROYED" },
    { status: "DESTROYED" },
    { status: "LIVE" },
  ]);
  await keys.close();
}
