// Files of lists that admins send: as they would be read, and taken as the whole of a list.
import { writeFile } from "node:fs/promises";
import type { ListedEntry } from "@sb/contracts/published/events.ts";
import { LIST_LIMITS } from "@sb/contracts/published/model.ts";
import type { ListPreview } from "@sb/contracts/published/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { ReadOptions } from "@sb/knowledge/lists/list.ts";
import type { Handler, UploadedFile } from "@sb/platform/http/handler.ts";
import { contextOf, type WriteDeps } from "../runtime/deps.ts";
import { openFolder } from "./folders.ts";
import { handleList } from "./lists.ts";
import { openListStates } from "./state/open.ts";
import type { FilePreview } from "./state/thread.ts";
import { type TakeDeps, takeFile } from "./take.ts";

/** No list: the thread that reads it has no table of one. */
const NO_LIST = 0;

export function previewFile(deps: Pick<WriteDeps, "clock">): Handler<"POST admin/list/preview"> {
  return async ({ body, files }) =>
    withFile(files, async ({ path, name }) => {
      await using states = await openListStates(NO_LIST);
      const options: ReadOptions = { ...body, name, now: deps.clock() };
      return { body: previewOf(await states.preview(path, options).catch(tooComplex)) };
    });
}

/** Too much for the thread, which has ended with it. */
function tooComplex(error: unknown): FilePreview {
  if (error instanceof Error && "code" in error && error.code === "TOO_COMPLEX")
    return { fault: "TOO_COMPLEX", keptOut: [], wallets: 0, sites: 0, examples: [] };
  throw error;
}

const previewOf = ({ columns, keptOut, examples, names, ...read }: FilePreview): ListPreview => ({
  ...read,
  ...(columns && { columns: columnsView(columns) }),
  ...(names && { names: names.slice(0, LIST_LIMITS.names) }),
  keptOut: keptOut.map((kept) => ({ ...kept, examples: [...kept.examples] })),
  examples: examples.map(exampleOf),
});

const columnsView = ({ targets, words, status, bad, ...one }: NonNullable<FilePreview["columns"]>) => ({
  ...one,
  targets: [...targets],
  ...(words && { words: [...words] }),
  ...(status && { status: [...status] }),
  ...(bad && { bad: [...bad] }),
});

const exampleOf = ({ addressKey, target = addressKey, declareType, chain, since, words }: ListedEntry) => ({
  ...{ target, declareType },
  ...(chain && { chain }),
  ...(since && { since }),
  ...(words && { words }),
});

export function takeUploaded(deps: WriteDeps & TakeDeps): Handler<"POST admin/list/take"> {
  return async ({ body: { listSeq }, files, ...from }) =>
    withFile(files, async (file) => {
      const context = contextOf(deps, from);
      const { position } = await handleList(deps, { type: "BringFile", listSeq }, context);
      const { read: _, ...taken } = await takeFile(deps, listSeq, file, context);
      // Another run takes a state of it in.
      if (taken.state === "REFUSED") throw new Refused("CONFLICT");
      const { state: outcome, ...rest } = taken;
      return { body: "reason" in rest ? { outcome } : { outcome, ...rest }, position };
    });
}

/** On this machine's disk, while it is read. */
async function withFile<Answer>(
  [file, second]: readonly UploadedFile[],
  use: (file: { readonly path: string; readonly name: string }) => Promise<Answer>,
): Promise<Answer> {
  if (!file) throw refusedFile("REQUIRED_FIELD_MISSING");
  if (second) throw refusedFile("TOO_MANY_FILES");
  await using folder = openFolder();
  const path = folder.file("list");
  await writeFile(path, file.bytes);
  return await use({ path, name: file.name });
}

const refusedFile = (code: "REQUIRED_FIELD_MISSING" | "TOO_MANY_FILES") => new Refused(code, [{ path: "files", code }]);
