// Compares the events and the keys of both sides.
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { LogSource } from "@sb/platform/event-store/source.ts";
import type { Keys } from "@sb/platform/keys/port.ts";
import { areEnded, endedStreams } from "./copy-ends.ts";
import { isSame, type KeySource } from "./copy-keys.ts";
import { counted, type Row } from "./row.ts";
import type { Walked } from "./walk.ts";

const DIGEST_CHARS = 16;

/** `sourceEvents`: those that are copied. */
export function eventsRow({ same, end, unlike, digest }: Walked, sourceEvents: number): Row {
  const target = end === "BOTH" ? counted(same, "events") : `${counted(same, "events")} the same`;
  const row = { part: "events", source: counted(sourceEvents, "events"), target };
  switch (end) {
    case "BOTH":
      return { ...row, target: `${target}, SHA-256 ${digest.slice(0, DIGEST_CHARS)}…` };
    case "TARGET_ENDS":
      return { ...row, problem: "the target ends earlier: run this again to copy the rest" };
    case "SOURCE_ENDS":
      return { ...row, problem: "the target has more: it was written to" };
    case "DIFFERENT":
      return { ...row, problem: `event ${(same + 1).toLocaleString("en")} differs in ${unlike.join(", ")}` };
  }
}

/** Streams that were shredded must take nothing any more. */
export async function endsRow(
  source: Pick<LogSource, "streams">,
  target: Pick<EventStore, "readStream">,
  isCopied: (stream: string) => boolean,
): Promise<Row> {
  let [streams, ended] = [0, 0];
  for (const page of endedStreams(source, isCopied)) {
    streams += page.length;
    ended += (await areEnded(target, page)).filter(Boolean).length;
  }
  const row = { part: "ended streams", source: counted(streams, "streams"), target: counted(ended, "streams") };
  return ended === streams ? row : { ...row, problem: "some are not ended in the target" };
}

/** By name and state; live ones as they were wrapped. */
export async function keysRow(source: Pick<KeySource, "pages">, target: Pick<Keys, "findMany">): Promise<Row> {
  const [ours, theirs] = [
    { LIVE: 0, DESTROYED: 0, NONE: 0 },
    { LIVE: 0, DESTROYED: 0, NONE: 0 },
  ];
  let unlike = 0;
  for await (const page of source.pages()) {
    const there = await target.findMany(page.map(({ name }) => name));
    for (const [at, { found }] of page.entries()) {
      const other = there[at] ?? { status: "NONE" };
      ours[found.status] += 1;
      theirs[other.status] += 1;
      if (!isSame(found, other)) unlike += 1;
    }
  }
  const textOf = ({ LIVE, DESTROYED }: typeof ours): string =>
    `${LIVE.toLocaleString("en")} live, ${DESTROYED.toLocaleString("en")} destroyed`;
  const row = { part: "keys", source: textOf(ours), target: textOf(theirs) };
  return unlike === 0 ? row : { ...row, problem: `differ: ${counted(unlike, "keys")}` };
}
