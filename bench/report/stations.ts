// The stations of a report, by the files that run there. A sample counts where its innermost frame is that belongs to one.
import type { Frame, Sample } from "./profiles.ts";

export type Spent = { readonly station: string; readonly ms: number };

/** The first that fits: a part stands before the whole that it is in. */
const STATIONS: readonly (readonly [station: string, files: RegExp])[] = [
  ["sealing and opening", /\/platform\/(?:vault|keys)\//],
  ["appending, in the store's thread", /\/platform\/event-store\/sqlite\/(?:writer|commit|packed|groups|wal)/],
  ["events, read and handed on", /\/platform\/event-store\//],
  ["read models, written in their thread", /\/platform\/read-store\/sqlite\/(?:write-|batches|erase|purge|jobs)/],
  ["read models, read", /\/platform\/read-store\//],
  ["search index", /\/platform\/search\/|\/projector\/\w+\/(?:index-projection|search-doc)/],
  ["projections", /\/projector\//],
  ["consumer groups", /\/platform\/bus\//],
  ["jobs", /\/platform\/jobs\//],
  [
    "mails: made, and written to files",
    /\/platform\/(?:mail|files|texts)\/|\/workers\/mail\/|\/nodemailer\/|\/i18next\//,
  ],
  ["workers", /\/workers\//],
  ["command: checks and rules", /\/command-service\/|\/platform\/decide\/|\/knowledge\//],
  ["limits and quotas", /\/platform\/(?:rate-limit|http\/limits)\//],
  ["HTTP: reading and answering", /\/platform\/http\/|\/express\/|\/router\/|node:_http|node:net|\/platform\/token\//],
  ["schemas", /\/zod\//],
];

/** The most first. */
export function spentAt(samples: readonly Sample[]): readonly Spent[] {
  const spent = new Map<string, number>();
  for (const { frames, us } of samples) {
    const station = stationOf(frames);
    spent.set(station, (spent.get(station) ?? 0) + us);
  }
  return [...spent].map(([station, us]) => ({ station, ms: us / 1_000 })).sort((a, b) => b.ms - a.ms);
}

export function stationOf(frames: readonly Frame[]): string {
  if (frames[0]?.name === "(garbage collector)") return "garbage collection";
  for (const { file } of frames) {
    const found = STATIONS.find(([, files]) => files.test(file));
    if (found) return found[0];
  }
  return "Node itself: messages, timers, the event loop";
}
