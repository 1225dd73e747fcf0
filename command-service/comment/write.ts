// Writes a comment or a reply. What the rules refuse as an offer or a claim to be staff is told to moderators.
import { type CommentedThing, targetKey } from "@sb/contracts/comment/events.ts";
import { commentStream } from "@sb/contracts/comment/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { type Created, createOnce } from "@sb/platform/decide/create-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import { type OnceFrom, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import { solicitationIn, tellRefused } from "./refused.ts";
import { commentDecider } from "./rules/decider.ts";
import { requireOpen } from "./targets.ts";

type Writing = OnceFrom & {
  readonly target: CommentedThing;
  readonly parentSeq?: number;
  readonly content: string;
};

/** Throws NOT_FOUND where the target or the comment is not there to be read, and what the rules refuse. */
export async function writeComment(deps: WriteDeps, writing: Writing): Promise<Created> {
  const { target, parentSeq } = writing;
  await requireOpen(deps, target);
  if (parentSeq !== undefined) await requireComment(deps, target, parentSeq);
  try {
    return await create(deps, writing);
  } catch (error) {
    const solicitation = solicitationIn(error);
    if (solicitation) await tellRefused(deps, writing, solicitation);
    throw error;
  }
}

function create(deps: WriteDeps, writing: Writing): Promise<Created> {
  const { target, parentSeq, content, caller } = writing;
  const body = { target, parentSeq, content };
  return createOnce(deps, { ...onceFrom(deps, writing, body), stream: commentStream.of }, (attempt) => {
    const place = { commentSeq: attempt.seq, target, ...(parentSeq !== undefined && { parentSeq }) };
    const writer = { writerId: caller.userId, isStaff: mayDo(caller, "staff") };
    return attempt.append(commentDecider, { type: "Write", place, ...writer, content });
  });
}

/** A comment on this target that is shown, and no reply itself. */
async function requireComment(deps: WriteDeps, target: CommentedThing, commentSeq: number): Promise<void> {
  const { state } = await load(deps, commentDecider, commentStream.of(commentSeq));
  const isThere =
    state.status === "SHOWN" &&
    state.place.parentSeq === undefined &&
    targetKey(state.place.target) === targetKey(target);
  if (!isThere) throw new Refused("NOT_FOUND", [{ path: "commentSeq", code: "NOT_FOUND" }]);
}
