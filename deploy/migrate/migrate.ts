// Copies what is left to where it goes, then compares both.

import { KEY_STREAMS } from "@sb/platform/keys/in-log.ts";
import type { Progress } from "../import/progress.ts";
import { copyEnds } from "./copy-ends.ts";
import { copyEvents } from "./copy-events.ts";
import { copyFiles, filesRow } from "./copy-files.ts";
import { groupsRow, placesInTarget, requireOnly } from "./copy-groups.ts";
import { copyJobs, jobsRow } from "./copy-jobs.ts";
import { copyKeys } from "./copy-keys.ts";
import { lockFolders } from "./lock.ts";
import { requireMasterKey } from "./master-key.ts";
import { openSource, type Source } from "./open-source.ts";
import { type MoveTarget, openTarget } from "./open-target.ts";
import { requireOwnTarget } from "./own-target.ts";
import { counted, howFar, type Row, stays } from "./row.ts";
import type { Sides } from "./settings.ts";
import { watchSource } from "./unmoved.ts";
import { endsRow, eventsRow, keysRow } from "./verify-log.ts";
import { type Walked, walk } from "./walk.ts";

type Options = { readonly verifyOnly: boolean; readonly progress: Progress };

type World = {
  readonly source: Source;
  readonly target: MoveTarget;
  /** A key on a log that does not overwrite what it shreds could not be destroyed. */
  readonly isCopied: (stream: string) => boolean;
  readonly progress: Progress;
};

/** Answers with what was compared. Throws, with one line, where it can't go on; run again, it goes on from there. */
export async function migrate(sides: Sides, { verifyOnly, progress }: Options): Promise<readonly Row[]> {
  await using resources = new AsyncDisposableStack();
  lockFolders(sides, resources);
  const source = await openSource(sides, resources);
  const target = await openTarget(sides, resources);
  const requireUnmoved = await watchSource(source.log, source.eventsFile);
  await requireMasterKey(sides, target.keys, (source.keys ?? target.keys).find);
  if (!verifyOnly) await requireOwnTarget(source, target);
  const areKeysInLog = sides.target.urls.keys === "sqlite:";
  const isCopied = (stream: string): boolean => areKeysInLog || !stream.startsWith(KEY_STREAMS);
  const world = { source, target, isCopied, progress };
  if (!verifyOnly) await copy(world, areKeysInLog);
  const walked = await compareLogs(world);
  if (walked.end === "BOTH" && !verifyOnly) {
    await requireUnmoved();
    await moveGroups(world, walked);
  }
  const rows = await compare(world, walked);
  await requireUnmoved();
  return rows;
}

async function copy(world: World, areKeysInLog: boolean): Promise<void> {
  const { source, target, isCopied, progress } = world;
  const onProgress = (what: string) => (count: number) => progress.show(`${counted(count, what)} copied …`);
  // Where keys lie in the log, the events bring the live ones and the ends the destroyed ones.
  if (source.keys && !areKeysInLog) await copyKeys(source.keys, target.keys, onProgress("keys"));
  await copyEnds(source.log, target.eventStore, isCopied);
  await copyLog(world);
  if (source.files) await copyFiles(source.files, target.files, onProgress("files"));
  if (source.jobs) await copyJobs(source.jobs, target.jobs, onProgress("jobs"));
}

/** Goes on behind what is there. That is found by reading it, so that nothing is added to what is not a copy. */
async function copyLog({ source, target, isCopied, progress }: World): Promise<void> {
  const all = eventsOf(source, isCopied);
  const there = await walk(source.log, target.eventStore, {
    isCopied,
    onProgress: (events) => progress.show(`${counted(events, "events")} are there already …`),
  });
  if (there.end === "BOTH") return;
  if (there.end !== "TARGET_ENDS") throw new Error(refusalOf(there));
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1_000;
  const onProgress = (events: number) =>
    progress.show(`${howFar(there.same + events, all, "events", secondsSince(), there.same)}: copying …`);
  const copied = await copyEvents(source.log, target.eventStore, { after: there.at.source, isCopied, onProgress });
  const seconds = secondsSince();
  progress.print(
    `${counted(copied, "events")} copied in ${seconds.toFixed(1)} s (${Math.round(copied / seconds).toLocaleString("en")}/s).`,
  );
}

const refusalOf = ({ same, end }: Walked): string =>
  end === "SOURCE_ENDS"
    ? "the target has events that the source has not: it was written to. Begin with an empty one"
    : `the target's event ${(same + 1).toLocaleString("en")} is not the source's: it is no copy. Begin with an empty one`;

/** Last, when all of the log is there: services that are started before would tell people everything again. */
async function moveGroups({ source, target }: World, { translated }: Walked): Promise<void> {
  const places = placesInTarget(source.places, translated);
  // Attached to another log, the bus would forget the groups that it had, which may be another installation's.
  await requireOnly(places, target.bus);
  await target.bus.attach(await target.eventStore.log());
  await target.bus.begin(places);
}

function compareLogs({ source, target, isCopied, progress }: World): Promise<Walked> {
  const [all, began] = [eventsOf(source, isCopied), performance.now()];
  return walk(source.log, target.eventStore, {
    isCopied,
    onProgress: (events) =>
      progress.show(`${howFar(events, all, "events", (performance.now() - began) / 1_000)}: comparing …`),
    positions: source.places.map(({ position }) => position),
  });
}

/** Events that are copied. */
const eventsOf = ({ log }: Source, isCopied: World["isCopied"]): number =>
  log.count("") - (isCopied(KEY_STREAMS) ? 0 : log.count(KEY_STREAMS));

async function compare({ source, target, isCopied, progress }: World, walked: Walked): Promise<readonly Row[]> {
  const onProgress = (what: string) => (count: number) => progress.show(`${counted(count, what)} compared …`);
  return [
    eventsRow(walked, eventsOf(source, isCopied)),
    await endsRow(source.log, target.eventStore, isCopied),
    source.keys ? await keysRow(source.keys, await target.keysAnew()) : stays("keys"),
    source.files ? await filesRow(source.files, target.files, onProgress("files")) : stays("files"),
    source.jobs ? await jobsRow(source.jobs, target.jobs, onProgress("jobs")) : stays("jobs"),
    walked.end === "BOTH"
      ? await groupsRow(placesInTarget(source.places, walked.translated), target.bus)
      : {
          part: "groups",
          source: counted(source.places.length, "groups"),
          target: "",
          problem: "not before the events",
        },
  ];
}
