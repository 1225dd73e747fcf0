// Brings a back-up to the engines that the settings name, which must be empty or hold what was brought of it so far; then compares both.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "@sb/platform/config/config.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { openSqliteSource } from "@sb/platform/event-store/sqlite/source.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import { MARK_NAME } from "@sb/platform/vault/check-master-key.ts";
import type { Progress } from "../import/progress.ts";
import { copyEnds } from "../migrate/copy-ends.ts";
import { copyEvents } from "../migrate/copy-events.ts";
import { copyFiles, filesRow } from "../migrate/copy-files.ts";
import { copyKeys, keysIn } from "../migrate/copy-keys.ts";
import { requireMasterKey } from "../migrate/master-key.ts";
import { counted, type Row } from "../migrate/row.ts";
import { endsRow, eventsRow, keysRow } from "../migrate/verify-log.ts";
import { walk } from "../migrate/walk.ts";
import type { Places } from "./backup.ts";
import { eventsIn, readAbout } from "./folder.ts";

const all = (): boolean => true;

/** Answers with what was compared. May be run again after an interruption. */
export async function restore(config: Config, places: Places, progress: Progress): Promise<readonly Row[]> {
  const { urls, dataDir } = config;
  const about = readAbout(places.folder);
  if (about === undefined) throw new StartError(`${places.folder} has no finished back-up`);
  await using resources = new AsyncDisposableStack();
  const close = (open: { close(): Promise<void> | void }) => open.close();
  const log = resources.adopt(openSqliteSource(eventsIn(places.folder)), close);
  const keys = keysIn(resources.adopt(openSqliteSource(eventsIn(places.keysFolder)), close));
  if (!existsSync(join(places.folder, "files"))) throw new StartError("the back-up's folder of files is missing");
  const files = resources.adopt(await openFiles("file:", places.folder), close);
  const place = { dataDir, eventStoreUrl: urls.eventStore };
  const keysAnew = async () => resources.adopt(await openKeys(urls.keys, place), close);
  const target = {
    events: resources.adopt(await openEventStore(urls.eventStore, dataDir), close),
    keys: await keysAnew(),
    files: resources.adopt(await openFiles(urls.files, dataDir), close),
  };
  await requireMasterKey({ source: { ...config, dataDir: places.folder }, target: config }, target.keys, keys.find);
  const { status, wrapped } = await target.keys.find(MARK_NAME);
  if (status !== "NONE" && wrapped !== (await keys.find(MARK_NAME)).wrapped)
    throw new StartError("the keys that are there are another service's: take an empty bucket");

  const onProgress = (what: string) => (count: number) => progress.show(`${counted(count, what)} …`);
  const there = await walk(log, target.events, { isCopied: all });
  if (there.end === "DIFFERENT" || there.end === "SOURCE_ENDS")
    throw new StartError("the event store has events that the back-up has not: take an empty one");
  await copyKeys(keys, target.keys, onProgress("keys"));
  await copyEnds(log, target.events, all);
  await copyEvents(log, target.events, { after: there.at.source, isCopied: all, onProgress: onProgress("events") });
  await copyFiles(files, target.files, onProgress("files"));

  const walked = await walk(log, target.events, { isCopied: all });
  const isWhole = walked.digest === about.digest;
  return [
    {
      ...{
        part: "back-up",
        source: `${about.madeAt}, log ${about.log}`,
        target: `log ${(await target.events.log()).id}`,
      },
      problem: isWhole ? undefined : `the folder holds other events than the ${about.events} that were backed up`,
    },
    eventsRow(walked, log.count("")),
    await endsRow(log, target.events, all),
    // Not as this process remembers them.
    await keysRow(keys, await keysAnew()),
    await filesRow(files, target.files, onProgress("files")),
  ];
}
