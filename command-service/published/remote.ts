// The rules of published lists as other services ask for them (contracts/published/remote.ts).
import type { IncomingFile, PublishedRemote, TakeStep } from "@sb/contracts/published/remote.ts";
import { pause } from "@sb/platform/back-off.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { fetchParts } from "./entries.ts";
import { openFolder, removeLeftFolders } from "./folders.ts";
import { findList, handleList } from "./lists.ts";
import { type TakeDeps, takeFile } from "./take.ts";

const ACTOR = "system:published";

/** A call that takes longer is asked again: the other side's patience ends. */
const PATIENCE_MS = 5_000;

type Run = { readonly id: string; readonly ended: Promise<TakeStep>; isOver: boolean };

export const remote = ((deps: WriteDeps & { readonly files: Files }): PublishedRemote => {
  removeLeftFolders();
  /** By listSeq: those under way, and those whose end nobody has asked for yet. */
  const runs = new Map<number, Run>();
  const contextOf = (id: string): CommandContext => contextFor(deps, ACTOR, id);

  function runOf(listSeq: number, file: IncomingFile, id: string): Run | undefined {
    const known = runs.get(listSeq);
    if (known?.id === id) return known;
    // One whose end nobody has asked for makes room: the events say it.
    if (known && !known.isOver) return undefined;
    const run: Run = { id, ended: takeIncoming(deps, listSeq, file, contextOf(id)), isOver: false };
    runs.set(listSeq, run);
    const over = (): void => {
      run.isOver = true;
    };
    run.ended.then(over, over);
    return run;
  }

  /** The end is told once. */
  async function endOf(listSeq: number, run: Run): Promise<TakeStep> {
    try {
      return await run.ended;
    } finally {
      if (runs.get(listSeq) === run) runs.delete(listSeq);
    }
  }

  return {
    async findSource(listSeq) {
      const list = await findList(deps, listSeq);
      if (list.status !== "ACTIVE") return undefined;
      const { source, ...facts } = list.facts;
      const login = list.login && { loginId: list.login.loginId, sealed: list.login.sealed };
      return "url" in source ? { ...facts, source, ...(login && { login }) } : undefined;
    },
    async take(listSeq, file, id) {
      const run = runOf(listSeq, file, id);
      if (!run) return { state: "REFUSED" };
      const patience = new AbortController();
      const running = pause(PATIENCE_MS, patience.signal);
      try {
        await Promise.race([run.ended.catch(() => undefined), running]);
        return run.isOver ? await endOf(listSeq, run) : { state: "RUNNING" };
      } finally {
        patience.abort();
      }
    },
    async noteUnchanged(listSeq, id) {
      await handleList(deps, { type: "NoteUnchanged", listSeq }, contextOf(id));
    },
    async noteFailure(listSeq, { code, status, names }, id) {
      await handleList(deps, { type: "NoteFailure", listSeq, code, status, names }, contextOf(id));
    },
  };
}) satisfies RemotePart;

/** From the files store to this machine's disk, and from there as any file. */
async function takeIncoming(
  deps: TakeDeps,
  listSeq: number,
  { key, parts, name }: IncomingFile,
  context: CommandContext,
): Promise<TakeStep> {
  await using folder = openFolder();
  const path = folder.file("list");
  if (!(await fetchParts(deps.files, key, parts, path))) return { state: "REFUSED" };
  const { read: _, ...step } = await takeFile(deps, listSeq, { path, name }, context);
  return step;
}
