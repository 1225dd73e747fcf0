// Takes a file as the whole of a list now (docs/subjects/published.md). Only the difference to the state that the list's events say becomes
// events; what the rules hold changes nothing. Broken off anywhere, it is begun again: what was appended then is part of that state, so
// nothing is doubled and nothing is missing.
import { createReadStream } from "node:fs";
import { type KeptOut, type ListFacts, listLoginOwner } from "@sb/contracts/published/events.ts";
import { type HoldReason, LIST_FORMS, type ListFailure, listFiles } from "@sb/contracts/published/model.ts";
import type { TakeStep } from "@sb/contracts/published/remote.ts";
import type { ReadOptions } from "@sb/knowledge/lists/list.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { hasErrorCode } from "@sb/platform/event-store/port.ts";
import { deleteParts, putInParts } from "@sb/platform/files/in-parts.ts";
import { type PublishedState, verdictOn } from "./decider.ts";
import {
  appendEntries,
  type EntriesDeps,
  type EntriesPlace,
  fetchParts,
  isNewest,
  keepState,
  loadEntries,
} from "./entries.ts";
import { findList, handleList, type ListDeps } from "./lists.ts";
import { type ListStates, openListStates } from "./state/open.ts";
import type { Compared } from "./state/tables.ts";
import type { Batch, FileRead } from "./state/thread.ts";

export type TakeDeps = ListDeps & EntriesDeps;
export type Taken = Exclude<TakeStep, { readonly state: "RUNNING" }> & {
  /** As it was read, where it was. */
  readonly read?: {
    readonly form?: string | undefined;
    readonly entries: number;
    readonly keptOut: readonly KeptOut[];
  };
};

/** A file on this machine: its path, and its name as its publisher has it. */
export type LocalFile = { readonly path: string; readonly name: string };

type Read = Compared & { readonly form?: string | undefined; readonly keptOut: readonly KeptOut[] };
type Known = Exclude<PublishedState, { readonly status: "NONE" }>;

/** A part of a list's lines. */
const MANY_RECOGNIZED = 0.1;

const REFUSED: Taken = { state: "REFUSED" };

/** REFUSED where the list is paused, withdrawn or not there, or where another run takes in a state of it. */
export async function takeFile(
  deps: TakeDeps,
  listSeq: number,
  file: LocalFile,
  context: CommandContext,
): Promise<Taken> {
  const list = await findList(deps, listSeq);
  if (list.status !== "ACTIVE") return REFUSED;
  await using states = await openListStates(listSeq);
  return await unlessOvertaken(async () => {
    const place = await loadEntries(deps, states, listSeq);
    const options = optionsOf(list.facts, file.name, context.at);
    const { fault, names, recognized, ...read } = await states.readFile(file.path, options).catch(tooComplex);
    // Nothing in it is a state as well, where there was something before: an admin may accept that.
    const isState = fault === undefined || (fault === "EMPTY" && list.isTaken);
    if (!isState) return fail(deps, listSeq, { code: fault, names }, context);
    return settle(
      deps,
      states,
      { listSeq, place, read: { ...read, ...(await states.compare()) }, recognized },
      context,
    );
  });
}

/** Takes what was held and is accepted now, as it was held. REFUSED where that file is lost: it is taken once it is fetched again. */
export async function takeHeld(deps: TakeDeps, listSeq: number, context: CommandContext): Promise<Taken> {
  const list = await findList(deps, listSeq);
  if (list.status === "NONE" || list.status === "WITHDRAWN" || list.accepted === undefined) return REFUSED;
  const { accepted } = list;
  await using states = await openListStates(listSeq);
  return await unlessOvertaken(async () => {
    const place = await loadEntries(deps, states, listSeq);
    const path = states.file("held");
    const held = await findHeld(deps, listSeq);
    const isThere = held !== undefined && (await fetchParts(deps.files, held.key, held.parts, path));
    if (!isThere || !(await states.readHeld(path))) return REFUSED;
    const compared = await states.compare();
    if (compared.digest !== accepted) return REFUSED;
    return settle(deps, states, { listSeq, place, read: { ...compared, keptOut: list.heldKeptOut } }, context);
  });
}

/** Takes all entries of a withdrawn list out. Throws REVISION_CONFLICT where a run still takes a state in: that one stops by it. */
export async function emptyList(deps: TakeDeps, listSeq: number, context: CommandContext): Promise<void> {
  const list = await findList(deps, listSeq);
  if (list.status !== "WITHDRAWN" || list.isEmptied) return;
  await using states = await openListStates(listSeq);
  const place = await loadEntries(deps, states, listSeq);
  // An event also where nothing is left: whoever has read the state before can't append to it any more.
  const fence = { type: "EntriesDelisted", data: { listSeq, addressKeys: [] } } as const;
  await appendAll(
    deps,
    states,
    { listSeq, place: await appendEntries(deps, listSeq, place, [fence], context) },
    context,
  );
  if (list.login) await deps.vault.shred(listLoginOwner(list.login.loginId));
  await handleList(deps, { type: "NoteEmptied", listSeq }, context);
  await deleteParts(deps.files, listFiles.states(listSeq));
  await deleteParts(deps.files, listFiles.held(listSeq));
}

type Settling = {
  readonly listSeq: number;
  readonly place: EntriesPlace;
  readonly read: Read;
  /** Lines that were not known. */
  readonly recognized?: number | undefined;
};

/** The rules are asked once more: an admin may have accepted the change, or withdrawn the list, while it was read. */
async function settle(
  deps: TakeDeps,
  states: ListStates,
  { listSeq, place, read, recognized = 0 }: Settling,
  context: CommandContext,
): Promise<Taken> {
  const { form, entries, keptOut, listed, changed, delisted } = read;
  const said = { read: { form, entries, keptOut } };
  const list = await findList(deps, listSeq);
  if (list.status === "NONE" || list.status === "WITHDRAWN") return REFUSED;
  if (!(await isNewest(deps, listSeq, place))) return REFUSED;
  const verdict = verdictOn(list, read);
  switch (verdict) {
    case "UNCHANGED":
      await handleList(deps, { type: "NoteUnchanged", listSeq }, context);
      // Its lines were known by other rules, or not at all.
      if (recognized > MANY_RECOGNIZED * (entries + 1)) await keepState(deps, states, listSeq, place);
      return { state: "UNCHANGED", ...said };
    case "EMPTY":
      return fail(deps, listSeq, { code: "EMPTY" }, context);
    case "TAKE": {
      const end = await appendAll(deps, states, { listSeq, place }, context);
      await handleList(deps, { type: "NoteTaken", listSeq, read }, context);
      await keepState(deps, states, listSeq, end);
      await deleteParts(deps.files, listFiles.held(listSeq));
      return { state: "TAKEN", listed, changed, delisted, ...said };
    }
    case "MUCH_CHANGED":
    case "EMPTIED":
      await hold(deps, states, { listSeq, read, list, reason: verdict }, context);
      return { state: "HELD", reason: verdict, ...said };
    default:
      return verdict satisfies never;
  }
}

async function appendAll(
  deps: TakeDeps,
  states: ListStates,
  { listSeq, place }: Pick<Settling, "listSeq" | "place">,
  context: CommandContext,
): Promise<EntriesPlace> {
  let end = place;
  // Made while those before are stored. Whoever awaits them is told of a failure.
  const begin = (): Promise<readonly Batch[]> => {
    const coming = states.next();
    coming.catch(() => undefined);
    return coming;
  };
  let coming = begin();
  for (let batches = await coming; batches.length > 0; batches = await coming) {
    coming = begin();
    end = await appendEntries(deps, listSeq, end, batches, context);
  }
  return end;
}

type Holding = Omit<Settling, "place"> & { readonly list: Known; readonly reason: HoldReason };

/** The file first: what is said to be held is there. */
async function hold(
  { files, ...deps }: TakeDeps,
  states: ListStates,
  { listSeq, read, list, reason }: Holding,
  context: CommandContext,
): Promise<void> {
  const known = await findHeld({ files }, listSeq);
  if (list.held !== read.digest || known?.digest !== read.digest) {
    await deleteParts(files, listFiles.held(listSeq));
    const path = states.file("held");
    await states.writeEntries(path);
    const parts = await putInParts(files, heldKey(listSeq, read.digest), createReadStream(path));
    await files.put(`${listFiles.held(listSeq)}/${read.digest}.${parts}`, new Uint8Array());
  }
  await handleList(deps, { type: "Hold", listSeq, read, reason }, context);
}

const heldKey = (listSeq: number, digest: string): string => `${listFiles.held(listSeq)}/${digest}`;

/** A name without content says which state it is, and of how many parts. */
async function findHeld({ files }: Pick<TakeDeps, "files">, listSeq: number) {
  for await (const key of files.list(`${listFiles.held(listSeq)}/`)) {
    const [, digest, parts] = /\/([0-9a-f]{64})\.(\d{1,6})$/.exec(key) ?? [];
    if (digest !== undefined) return { key: heldKey(listSeq, digest), digest, parts: Number(parts) };
  }
  return undefined;
}

type Failure = { readonly code: ListFailure; readonly names?: readonly string[] | undefined };

async function fail(deps: ListDeps, listSeq: number, failure: Failure, context: CommandContext): Promise<Taken> {
  await handleList(deps, { type: "NoteFailure", listSeq, ...failure }, context);
  return { state: "FAILED", code: failure.code };
}

function optionsOf({ form, path, columns }: ListFacts, name: string, now: string): ReadOptions {
  return { form: LIST_FORMS.find((each) => each === form), path, columns, name, now };
}

/** The thread ran out of memory. */
function tooComplex(error: unknown): FileRead {
  if (error instanceof Error && "code" in error && error.code === "TOO_COMPLEX")
    return { fault: "TOO_COMPLEX", keptOut: [], recognized: 0 };
  throw error;
}

/** Another run has appended entries, or a withdrawal has ended them. */
async function unlessOvertaken(run: () => Promise<Taken>): Promise<Taken> {
  try {
    return await run();
  } catch (error) {
    if (hasErrorCode(error, "REVISION_CONFLICT")) return REFUSED;
    throw error;
  }
}
