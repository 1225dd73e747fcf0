// A service on EventStoreDB (its stand-in) and S3 is backed up, goes on, and is restored to other engines.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { startStandIn } from "@sb/platform/event-store/testing/server.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import { expect, test } from "vitest";
import { migrated } from "../migrate/run-for-tests.ts";
import { makeSource } from "../migrate/source-for-tests.ts";
import { temporaryDir } from "../test/servers/server.ts";
import { type Command, run } from "./run.ts";

const REPORTS = 12;

async function ran(command: Command, args: readonly string[], env: NodeJS.ProcessEnv) {
  let text = "";
  const code = await run(command, args, env, { write: (written) => (text += written) });
  return { code, text };
}

describeWith("SB_TEST_S3_URL", "a back-up of a service on servers", (s3) => {
  test("has its events, keys and files, also what came later, and forgets what was deleted; elsewhere all of it opens", {
    timeout: 60_000,
  }, async () => {
    await using resources = new AsyncDisposableStack();
    const source = resources.use(await makeSource(REPORTS));
    const dir = resources.use(temporaryDir()).path;
    const env = async () => ({
      SB_DATA_DIR: dir,
      SB_EVENT_STORE_URL: resources.use(await startStandIn()).url,
      SB_KEYS_URL: await makeBucket(s3),
      SB_FILES_URL: await makeBucket(s3),
      SB_MASTER_KEY: source.masterKey,
    });
    const here = await env();
    expect(await migrated(["--from", `sqlite:${source.dataDir}`], here)).toMatchObject({ code: 0 });
    const [folder, keysFolder] = [join(dir, "backup"), join(dir, "keys-apart")];
    const args = [folder, "--keys", keysFolder];
    const first = await ran("backup", args, here);
    expect(first.text).toMatch(/Both are the same/);
    expect(first.text).toMatch(/keys +\d+ live, [1-9]\d* destroyed +\d+ live, [1-9]\d* destroyed +same/);

    const keys = resources.adopt(
      await openKeys(here.SB_KEYS_URL, { dataDir: dir, eventStoreUrl: "esdb://host" }),
      (open) => open.close(),
    );
    await keys.destroy("report-1");
    const events = resources.adopt(await openEventStore(here.SB_EVENT_STORE_URL, dir), (open) => open.close());
    const [before] = (await events.readStream("report-2")).events.slice(-1);
    if (!before) throw new Error("report-2 is not there");
    const eventId = before.meta.eventId.replace(/^.{8}/, "00000000");
    await events.append("report-2", [{ ...before, meta: { ...before.meta, eventId } }], before.revision);
    const files = resources.adopt(await openFiles(here.SB_FILES_URL, dir), (open) => open.close());
    for await (const key of files.all()) {
      await files.delete(key);
      break;
    }
    const second = await ran("backup", args, here);
    expect(second).toMatchObject({ code: 0, text: expect.stringContaining("the same log") });

    const elsewhere = await env();
    expect(await ran("restore", [folder], elsewhere)).toMatchObject({ code: 1 });
    expect(await ran("restore", args, { ...elsewhere, SB_MASTER_KEY: "ab".repeat(32) })).toMatchObject({ code: 1 });
    expect((await ran("restore", args, elsewhere)).text).toMatch(/Both are the same/);
    // Again: all is there.
    expect(await ran("restore", args, elsewhere)).toMatchObject({ code: 0 });

    const restored = resources.adopt(await openEventStore(elsewhere.SB_EVENT_STORE_URL, dir), (open) => open.close());
    const place = { dataDir: dir, eventStoreUrl: "esdb://host" };
    const copies = resources.adopt(await openKeys(elsewhere.SB_KEYS_URL, place), (open) => open.close());
    const masterKey = Buffer.from(source.masterKey, "hex");
    const vault = await openVault({ keys: copies, eventStore: restored, masterKey });
    const sealedOf = async (stream: string) => (await restored.readStream(stream)).events[0]?.sealed ?? "";
    expect(await vault.open("report-2", await sealedOf("report-2"))).toEqual({ suspect: "suspect 2" });
    expect(await vault.open("report-1", await sealedOf("report-1"))).toBeUndefined();
    expect((await restored.readStream("report-2")).revision).toBe(before.revision + 1);

    // The folder is another service's, and one that lost its keys is no back-up.
    expect((await ran("backup", args, elsewhere)).text).toContain("a back-up of another log");
    rmSync(join(keysFolder, "events.db"));
    expect(await ran("restore", args, await env())).toMatchObject({
      code: 1,
      text: expect.stringContaining("does not exist"),
    });
  });
});

test("wrong usage is told, and a service whose keys lie in the log is backed up in another way", async () => {
  using dir = temporaryDir();
  expect(await ran("backup", [], {})).toMatchObject({ code: 2, text: expect.stringContaining("Usage") });
  expect(await ran("restore", ["a", "b"], {})).toMatchObject({ code: 2 });
  const { code, text } = await ran("backup", [join(dir.path, "to")], { SB_DATA_DIR: dir.path });
  expect([code, text]).toEqual([1, expect.stringContaining("keys lie in the event store")]);
});
