// A file as the whole of a published list now: what it was read as, what comes of it, and what was kept out.
import { basename, resolve } from "node:path";
import { findListNamed } from "@sb/command-service/published/lists.ts";
import { type Taken, takeFile } from "@sb/command-service/published/take.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { WriteSide } from "@sb/platform/service/ports.ts";

/** Answers whether its state is in: false where it was held, could not be read, or the list takes none. */
export async function importList(
  writeSide: WriteSide,
  file: string,
  list: string,
  print: (line: string) => void,
): Promise<boolean> {
  const listSeq = await findListNamed(writeSide, list);
  if (listSeq === undefined) throw new Error(`There is no list ${JSON.stringify(list)}: npm run lists -- add …`);
  const context = { actor: "system:operator", correlationId: `import-${uuidv7()}`, at: writeSide.clock() };
  const taken = await takeFile(writeSide, listSeq, { path: resolve(file), name: basename(file) }, context);
  for (const line of linesOf(taken)) print(line);
  return taken.state === "TAKEN" || taken.state === "UNCHANGED";
}

function linesOf(taken: Taken): readonly string[] {
  const { read } = taken;
  const said = read ? [`Read as ${read.form ?? "it was held"}: ${read.entries} entries.`] : [];
  const kept = read?.keptOut.map(
    ({ reason, count, examples }) =>
      `Kept out (${reason}): ${count}${examples.length > 0 ? `, as ${examples.join(", ")}` : ""}`,
  );
  return [...said, ...(kept ?? []), endOf(taken)];
}

function endOf(taken: Taken): string {
  switch (taken.state) {
    case "TAKEN":
      return `${taken.listed} listed, ${taken.changed} changed, ${taken.delisted} taken out.`;
    case "UNCHANGED":
      return "It is what it was.";
    case "HELD":
      return `Held (${taken.reason}): nothing has changed. Take it with: npm run lists -- accept NAME`;
    case "FAILED":
      return `Not read (${taken.code}): nothing has changed.`;
    case "REFUSED":
      return "The list is paused, withdrawn, or taken in elsewhere at this moment: nothing has changed.";
    default:
      return taken satisfies never;
  }
}
