// The rules of published lists as other services ask for them (contracts/published/remote.ts).

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { IncomingFile, PublishedRemote, TakeStep } from "@sb/contracts/published/remote.ts";
import { pause } from "@sb/platform/back-off.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Files } from "@sb/platform/files/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { fetchParts } from "./entries.ts";
import { findList, handleList } from "./lists.ts";
import { type TakeDeps, takeFile } from "./take.ts";

const ACTOR = "system:published";

/** A call that takes longer is asked again: the other side's patience ends. */
const PATIENCE_MS = 5_000;

type Run = { readonly id: string; readonly ended: Promise<TakeStep> };

export const remote = ((deps: WriteDeps & { readonly files: Files }): PublishedRemote => {
  /** By listSeq: those under way, and those whose end nobody has asked for yet. */
  const runs = new Map<number, Run>();
  const contextOf = (id: string): CommandContext => contextFor(deps, ACTOR, id);

  function runOf(listSeq: number, file: IncomingFile, id: string): Run | undefined {
    const known = runs.get(listSeq);
    if (known) return known.id === id ? known : undefined;
    const run = { id, ended: takeIncoming(deps, listSeq, file, contextOf(id)) };
    runs.set(listSeq, run);
    const forget = (): void => {
      if (runs.get(listSeq) === run) runs.delete(listSeq);
    };
    // Where the end is asked for late, or not at all, the events say it.
    run.ended.then(forget, forget);
    return run;
  }

  return {
    async findSource(listSeq) {
      const list = await findList(deps, listSeq);
      if (list.status !== "ACTIVE") return undefined;
      const { source, ...facts } = list.facts;
      return "url" in source ? { ...facts, source } : undefined;
    },
    async take(listSeq, file, id) {
      const run = runOf(listSeq, file, id);
      if (!run) return { state: "REFUSED" };
      const patience = new AbortController();
      const running = pause(PATIENCE_MS, patience.signal).then((): TakeStep => ({ state: "RUNNING" }));
      try {
        return await Promise.race([run.ended, running]);
      } finally {
        patience.abort();
      }
    },
    async noteUnchanged(listSeq, id) {
      await handleList(deps, { type: "NoteUnchanged", listSeq }, contextOf(id));
    },
    async noteFailure(listSeq, { code, status }, id) {
      await handleList(deps, { type: "NoteFailure", listSeq, code, status }, contextOf(id));
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
  const folder = await mkdtemp(join(tmpdir(), "safer-block-incoming-"));
  try {
    const path = join(folder, "list");
    if (!(await fetchParts(deps.files, key, parts, path))) return { state: "REFUSED" };
    const { read: _, ...step } = await takeFile(deps, listSeq, { path, name }, context);
    return step;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
