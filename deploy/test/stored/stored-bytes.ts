// For tests of what is kept in the clear, and of what is gone: all bytes that a server has stored, in its data folder and on
// the servers of the mixed profile.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { readObjects } from "@sb/platform/s3/testing.ts";
import { namespaceOf, profileOf, requireSetting, urlsOf } from "../profile/profile.ts";

export type Stored = { readonly where: string; readonly bytes: Buffer };

/** A file may be renamed between listing and reading: all are read again then. */
const TRIES = 20;

export async function storedFor(dataDir: string): Promise<readonly Stored[]> {
  return [...filesIn(dataDir), ...(profileOf() === "mixed" ? await onServers(dataDir) : [])];
}

/** As they lie on the disks of the servers: Redis's log still holds what its keys don't. */
async function onServers(dataDir: string): Promise<readonly Stored[]> {
  const { files, keys } = urlsOf(dataDir);
  const topics = `${namespaceOf(dataDir)}.`;
  const objects = await Promise.all([files, keys].map(readObjects));
  return [
    ...filesIn(requireSetting("SB_TEST_REDIS_FOLDER")),
    ...filesIn(requireSetting("SB_TEST_KAFKA_LOG"), (path) => path.startsWith(topics)),
    ...objects.flat().map(({ key, bytes }) => ({ where: key, bytes: Buffer.from(bytes) })),
  ];
}

function filesIn(folder: string, isWanted: (path: string) => boolean = () => true): readonly Stored[] {
  for (let tries = 1; ; tries += 1) {
    try {
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .filter(isWanted)
        .map((path) => ({ where: path, bytes: readFileSync(join(folder, path)) }));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tries === TRIES || !existsSync(folder)) throw error;
    }
  }
}
