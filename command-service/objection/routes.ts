// The writes of objections to listings: one handler per route.
import { ObjectionNote, objectionNoteKeyOwner } from "@sb/contracts/objection/events.ts";
import { OBJECTION_LIMITS } from "@sb/contracts/objection/model.ts";
import type { ObjectionCommandKey } from "@sb/contracts/objection/routes.ts";
import { objectionStream, objectorStream } from "@sb/contracts/objection/subject.ts";
import type { NewObjection } from "@sb/contracts/objection/wire.ts";
import { type ListedDoc, PUBLISHED_COLLECTIONS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import { draft } from "@sb/platform/decide/draft.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findList } from "../published/lists.ts";
import { contextOf, onceFrom, type WriteDeps } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import { type ReachDeps, whenReached } from "../runtime/reach.ts";
import { objectionDecider, objectorDecider, onListing } from "./decider.ts";
import { takeRoom } from "./room.ts";

export type ObjectionDeps = WriteDeps &
  ReachDeps & {
    readonly readStore: Pick<ReadStore, "model">;
    readonly dailyCounters: Pick<RateLimitCounters, "hit" | "takeBack">;
  };

export const routes = ((deps: ObjectionDeps): Handlers<ObjectionCommandKey> => ({
  "POST listing/objection": async ({ body, ...from }) => {
    const objectorId = from.caller.userId;
    const { listSeq, adrs: addressKey, ...said } = body;
    const once = onceFrom(deps, from, body);
    const { seq, position, repeated } = await createOnce(
      deps,
      { ...once, stream: objectionStream.of },
      async (attempt) => {
        const before = await findBefore(deps, objectorId, body);
        const { declareType, hasContact } = await requireListed(deps, body);
        if (attempt.isFirst) await takeRoom(deps, body, from.network());
        const place = { objectionSeq: attempt.seq, listSeq, addressKey };
        const note = { ...place, over: before.over };
        const along = await draft(deps, objectorDecider, objectorStream.of(objectorId), note, once.context);
        const tells = before.isTold ? "AGAIN" : hasContact ? "PUBLISHER" : "NOBODY";
        const facts = { ...place, declareType, objectorId, openedAt: once.context.at, tells, ...said } as const;
        return attempt.append(objectionDecider, { type: "Open", ...facts }, along);
      },
    );
    return { body: { objectionSeq: seq }, position, repeated };
  },
  "POST listing/objection/withdraw": async ({ body: { objectionSeq }, ...from }) => {
    const stream = objectionStream.of(objectionSeq);
    const command = { type: "Withdraw", userId: from.caller.userId } as const;
    const { position } = await deps.handle(objectionDecider, stream, command, contextOf(deps, from));
    await deps.vault.shred(stream);
    return { body: undefined, position };
  },
  "POST admin/objection/decide": async ({ body, ...from }) => {
    const { objectionSeq, outcome, note } = body;
    const stream = objectionStream.of(objectionSeq);
    // Before a key is made for it.
    if ((await load(deps, objectionDecider, stream)).state.status === "NONE") throw new Refused("NOT_FOUND");
    const sealed = await deps.vault.seal(objectionNoteKeyOwner(objectionSeq), ObjectionNote.parse({ note }));
    const command = { type: "Decide", outcome, note: sealed } as const;
    const { position } = await handleOnce(deps, onceFrom(deps, from, body), objectionDecider, stream, command);
    return { body: undefined, position };
  },
})) satisfies CommandRoutes;

/** The person's earlier ones on the same listing. Refuses with ALREADY_OBJECTED while one is open, and where staff rejected one. */
async function findBefore(deps: ObjectionDeps, userId: string, { listSeq, adrs: addressKey }: NewObjection) {
  const { state: noted } = await load(deps, objectorDecider, objectorStream.of(userId));
  const over: number[] = [];
  let isTold = false;
  for (const { objectionSeq } of onListing(noted, { listSeq, addressKey }).slice(-OBJECTION_LIMITS.read)) {
    const { state } = await load(deps, objectionDecider, objectionStream.of(objectionSeq));
    if (state.status === "OPEN" || state.status === "UPHELD" || state.status === "REJECTED")
      throw new Refused("ALREADY_OBJECTED");
    over.push(objectionSeq);
    // The publisher gave way to what came before, and listed it anew: it hears of that.
    isTold ||= state.status === "WITHDRAWN" && state.tells !== "NOBODY";
  }
  return { over, isTold };
}

/** NOT_FOUND where the list does not name the target, as far as its model has come. */
async function requireListed(deps: ObjectionDeps, { listSeq, adrs }: NewObjection) {
  const list = await findList(deps, listSeq);
  const find = async () => {
    const doc = await deps.readStore.model(PUBLISHED_MODEL).get(PUBLISHED_COLLECTIONS.target, adrs);
    // Only its projection writes there.
    const target = doc as ListedDoc | undefined;
    return target?.listings.some((listing) => listing.listSeq === listSeq) ? target : undefined;
  };
  let target = await find();
  if (!target && (await whenReached(deps, PUBLISHED_MODEL, await deps.eventStore.head()))) target = await find();
  if (!target || list.status === "NONE" || list.status === "WITHDRAWN")
    throw new Refused("NOT_FOUND", [{ path: "adrs", code: "NOT_FOUND" }]);
  return { declareType: target.declareType, hasContact: list.facts.contact !== undefined };
}
