// Copies a service that may be running to a folder, then compares both. Events come first, then the keys, then the files: whatever an
// event names is there, unless it was deleted since.
import { mkdirSync } from "node:fs";
import type { Config } from "@sb/platform/config/config.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { type EventStore, type Position, START } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import type { Keys } from "@sb/platform/keys/port.ts";
import { s3KeyNames } from "@sb/platform/keys/s3/s3.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import type { Progress } from "../import/progress.ts";
import { copyEvents } from "../migrate/copy-events.ts";
import { copyFiles, filesRow } from "../migrate/copy-files.ts";
import { copyKeys, type KeySource } from "../migrate/copy-keys.ts";
import { counted, type Row } from "../migrate/row.ts";
import { eventsRow, keysRow } from "../migrate/verify-log.ts";
import { walk } from "../migrate/walk.ts";
import { type About, readAbout, writeAbout } from "./folder.ts";

type Log = Pick<EventStore, "readAll">;
export type Places = { readonly folder: string; readonly keysFolder: string };

/** Keys that are looked at together. */
const PAGE = 500;
const all = (): boolean => true;

/** Answers with what was compared. Run again into the same folder, it brings what is new, and forgets keys that were destroyed. */
export async function backUp({ urls, dataDir }: Config, places: Places, progress: Progress): Promise<readonly Row[]> {
  if (!urls.keys.startsWith("s3:"))
    throw new StartError("SB_KEYS_URL: keys lie in the event store; back that up as docs/operations.md says");
  await using resources = new AsyncDisposableStack();
  const close = (open: { close(): Promise<void> }) => open.close();
  const source = resources.adopt(await openEventStore(urls.eventStore, dataDir), close);
  const keys = resources.adopt(await openKeys(urls.keys, { dataDir, eventStoreUrl: urls.eventStore }), close);
  const files = resources.adopt(await openFiles(urls.files, dataDir), close);
  const to = await openFolder(places, resources);

  const { id } = await source.log();
  const last = readAbout(places.folder);
  if (last !== undefined && last.log !== id)
    throw new StartError("the folder has a back-up of another log: take an empty one");
  const upTo = await source.head();
  const log = endingAt(source, upTo);
  await copyLog(log, to.events, last, progress);
  const named = keysOf(urls.keys, keys);
  await copyKeys(named, to.keys, (count) => progress.show(`${counted(count, "keys")} copied …`));
  await copyFiles(files, to.files, (count) => progress.show(`${counted(count, "files")} copied …`));
  await forgetFiles(files, to.files);

  const walked = await walk(log, to.events, {
    isCopied: all,
    onProgress: (count) => progress.show(`${counted(count, "events")} compared …`),
  });
  const rows = [
    eventsRow(walked, walked.same),
    await keysRow(named, to.keys),
    await filesRow(files, to.files, (count) => progress.show(`${counted(count, "files")} compared …`)),
  ];
  if (walked.end === "BOTH")
    writeAbout(places.folder, {
      ...{ madeAt: new Date().toISOString(), log: id, position: upTo },
      ...{ events: walked.same, digest: walked.digest },
    });
  return [{ part: "log", source: id, target: last === undefined ? "first back-up" : "the same log" }, ...rows];
}

async function openFolder({ folder, keysFolder }: Places, resources: AsyncDisposableStack) {
  for (const each of [folder, keysFolder]) mkdirSync(each, { recursive: true, mode: 0o700 });
  const close = (open: { close(): Promise<void> }) => open.close();
  return {
    events: resources.adopt(await openEventStore("sqlite:", folder), close),
    keys: resources.adopt(await openKeys("sqlite:", { dataDir: keysFolder, eventStoreUrl: "sqlite:" }), close),
    files: resources.adopt(await openFiles("file:", folder), close),
  };
}

/** While people write, a log has no end: this one ends where it ended when the back-up began. */
const endingAt = (log: Log, upTo: Position): Log => ({
  readAll: async (after, ...rest) =>
    after >= upTo ? [] : (await log.readAll(after, ...rest)).filter(({ position }) => position <= upTo),
});

/** Goes on behind the last back-up; one that was cut short is looked through first. */
async function copyLog(log: Log, copy: EventStore, last: About | undefined, progress: Progress): Promise<void> {
  const isWhole = last !== undefined && (await copy.countAfter(START)) === last.events;
  const after = isWhole ? last.position : (await walk(log, copy, { isCopied: all })).at.source;
  await copyEvents(log, copy, {
    ...{ after, isCopied: all },
    onProgress: (count) => progress.show(`${counted(count, "events")} copied …`),
  });
}

const keysOf = (url: string, keys: Keys): KeySource => ({
  find: keys.find,
  async *pages() {
    for await (const names of s3KeyNames(url, PAGE)) {
      const found = await keys.findMany(names);
      yield names.map((name, at) => ({ name, found: found[at] ?? { status: "NONE" } }));
    }
  },
});

/** Files that were deleted since the last back-up. */
async function forgetFiles(source: Files, copy: Files): Promise<void> {
  const there = new Set<string>();
  for await (const key of source.all()) there.add(key);
  for await (const key of copy.all()) if (!there.has(key)) await copy.delete(key);
}
