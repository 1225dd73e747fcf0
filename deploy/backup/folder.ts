// A back-up as a folder: the log as a file of the embedded engine, with ids, order and times; the files; and what it is. Wrapped keys
// lie in a folder of their own, which can be kept apart and for a shorter time.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

export const eventsIn = (folder: string): string => join(folder, "events.db");
const aboutIn = (folder: string): string => join(folder, "backup.json");

const About = z.strictObject({
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  /** That of the log that was copied, and how far it went. */
  log: z.string(),
  position: z.string(),
  events: z.int(),
  /** SHA-256 over all events in their order, hex. */
  digest: z.string(),
});
export type About = z.output<typeof About>;

/** Undefined where none was finished in this folder. */
export function readAbout(folder: string): About | undefined {
  try {
    return About.parse(JSON.parse(readFileSync(aboutIn(folder), "utf8")));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

export const writeAbout = (folder: string, about: About): void =>
  writeFileSync(aboutIn(folder), `${JSON.stringify(about, undefined, 2)}\n`);
