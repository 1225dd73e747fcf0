// Lists by their seq and by their name, and how one is added or changed: for routes and for the command line alike.
import { type ListFacts, listLoginOwner } from "@sb/contracts/published/events.ts";
import { listNamesStream, publishedStream } from "@sb/contracts/published/subject.ts";
import type { ListLoginBody, NewList } from "@sb/contracts/published/wire.ts";
import { type Created, createOnce, type OnceRequest } from "@sb/platform/decide/create-once.ts";
import { draft } from "@sb/platform/decide/draft.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext, Handled } from "@sb/platform/decider.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { listNamesDecider, type PublishedCommand, type PublishedState, publishedDecider, seqNamed } from "./decider.ts";

export type ListDeps = Pick<WriteDeps, "eventStore" | "vault" | "handle" | "clock">;

const NAMES = listNamesStream.of("all");

export const findList = async (deps: ListDeps, listSeq: number): Promise<PublishedState> =>
  (await load(deps, publishedDecider, publishedStream.of(listSeq))).state;

/** Undefined where no list has the name that is not withdrawn. */
export async function findListNamed(deps: ListDeps, name: string): Promise<number | undefined> {
  const { state: names } = await load(deps, listNamesDecider, NAMES);
  const listSeq = seqNamed(names, name);
  if (listSeq === undefined) return undefined;
  return (await findList(deps, listSeq)).status === "NONE" ? undefined : listSeq;
}

/** The name is taken in the same commit, so two lists can't have it. */
export function addList(deps: ListDeps, once: OnceRequest, list: NewList): Promise<Created> {
  const facts = factsOf(list);
  return createOnce(deps, { ...once, stream: publishedStream.of }, async (attempt) => {
    await freeIfNobodys(deps, facts.name, once.context);
    const command = { type: "Take", listSeq: attempt.seq, name: facts.name } as const;
    const name = await draft(deps, listNamesDecider, NAMES, command, once.context);
    return attempt.append(publishedDecider, { type: "Add", listSeq: attempt.seq, facts }, name);
  });
}

export async function modifyList(
  deps: ListDeps,
  listSeq: number,
  list: NewList,
  context: CommandContext,
): Promise<Handled<PublishedState>> {
  const facts = factsOf(list);
  const stream = publishedStream.of(listSeq);
  const command = { type: "Modify", listSeq, facts } as const;
  // Refuses before a name is taken.
  publishedDecider.decide(command, await findList(deps, listSeq));
  await freeIfNobodys(deps, facts.name, context);
  await deps.handle(listNamesDecider, NAMES, { type: "Take", listSeq, name: facts.name }, context);
  return deps.handle(publishedDecider, stream, command, context);
}

/** The secret is sealed with a key of its own, and of that address's origin alone. Undefined removes the one that there was. */
export async function giveLogin(
  deps: ListDeps,
  listSeq: number,
  login: ListLoginBody["login"],
  context: CommandContext,
): Promise<Handled<PublishedState>> {
  const list = await findList(deps, listSeq);
  const before = list.status === "NONE" ? undefined : list.login;
  const done = login
    ? await handleList(deps, await loginGiven(deps, listSeq, list, login), context)
    : await handleList(deps, { type: "RemoveLogin", listSeq }, context);
  if (before) await deps.vault.shred(listLoginOwner(before.loginId));
  return done;
}

async function loginGiven(
  { vault }: ListDeps,
  listSeq: number,
  list: PublishedState,
  { kind, user, secret = "" }: NonNullable<ListLoginBody["login"]>,
): Promise<PublishedCommand> {
  const loginId = uuidv7();
  const command = { type: "GiveLogin", listSeq, loginId, kind, sealed: "" } as const;
  // Refuses before a key is made.
  publishedDecider.decide(command, list);
  const origin = list.status !== "NONE" && "url" in list.facts.source ? new URL(list.facts.source.url).origin : "";
  const sealed = { origin, secret, ...(kind === "BASIC" && { user }) };
  return { ...command, sealed: await vault.seal(listLoginOwner(loginId), sealed) };
}

export const freeName = (deps: ListDeps, listSeq: number, context: CommandContext) =>
  deps.handle(listNamesDecider, NAMES, { type: "Free", listSeq }, context);

export const handleList = (deps: ListDeps, command: PublishedCommand, context: CommandContext) =>
  deps.handle(publishedDecider, publishedStream.of(command.listSeq), command, context);

/** A name whose list never came to be, since the process ended between the two, is free. */
async function freeIfNobodys(deps: ListDeps, name: string, context: CommandContext): Promise<void> {
  const { state: names } = await load(deps, listNamesDecider, NAMES);
  const holder = seqNamed(names, name);
  if (holder !== undefined && (await findList(deps, holder)).status === "NONE") await freeName(deps, holder, context);
}

function factsOf({ url, ...list }: NewList): ListFacts {
  return { ...list, source: url === undefined ? { file: true } : { url } };
}
