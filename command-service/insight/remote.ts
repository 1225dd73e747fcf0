// The articles' rules as other services ask for them (contracts/insight/remote.ts).
import type { InsightRemote } from "@sb/contracts/insight/remote.ts";
import { insightStream } from "@sb/contracts/insight/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { insightDecider } from "./decider.ts";

const ACTOR = "system:insight-jobs";

export const remote = ((deps: WriteDeps): InsightRemote => ({
  async publishDue(viewSeq, publishAt, id) {
    const command = { type: "PublishDue", seq: viewSeq, publishAt } as const;
    await deps.handle(insightDecider, insightStream.of(viewSeq), command, contextFor(deps, ACTOR, id));
  },
})) satisfies RemotePart;
