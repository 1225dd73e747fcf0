// The rules of objections as jobs ask for them (contracts/objection/subject.ts).
import { type ObjectionRemote, objectionStream } from "@sb/contracts/objection/subject.ts";
import { shownSite } from "@sb/knowledge/address/shown.ts";
import { load } from "@sb/platform/decide/load.ts";
import { findList } from "../published/lists.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { objectionDecider } from "./decider.ts";

const ACTOR = "system:objections";

export const remote = ((deps: WriteDeps): ObjectionRemote => {
  const note = async (type: "NoteTold" | "Close", objectionSeq: number, id: string): Promise<void> => {
    await deps.handle(objectionDecider, objectionStream.of(objectionSeq), { type }, contextFor(deps, ACTOR, id));
  };
  return {
    async findMessage(objectionSeq) {
      const { state } = await load(deps, objectionDecider, objectionStream.of(objectionSeq));
      if (state.status !== "OPEN" || state.tells !== "PUBLISHER" || state.isTold) return undefined;
      const list = await findList(deps, state.listSeq);
      if (list.status === "NONE" || list.status === "WITHDRAWN" || list.facts.contact === undefined) return undefined;
      const { addressKey, declareType, openedAt, isOwner, sharesReason, reason } = state;
      return {
        ...{ to: list.facts.contact, list: list.facts.name, declareType, openedAt, isOwner },
        target: declareType === "SITE" ? shownSite(addressKey) : addressKey,
        ...(sharesReason && reason !== undefined && { reason }),
      };
    },
    noteTold: (objectionSeq, id) => note("NoteTold", objectionSeq, id),
    close: (objectionSeq, id) => note("Close", objectionSeq, id),
  };
}) satisfies RemotePart;
