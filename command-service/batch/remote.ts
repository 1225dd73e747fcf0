// The batches' rules as jobs ask for them (contracts/batch/remote.ts).
import type { BatchRemote } from "@sb/contracts/batch/remote.ts";
import { contextFor } from "../runtime/deps.ts";
import type { RemotePart } from "../runtime/parts.ts";
import { type BatchDeps, clearFile, createSteps } from "./steps.ts";

const ACTOR = "system:batch";

export const remote = ((deps: BatchDeps): BatchRemote => {
  const step = createSteps(deps);
  return {
    step: (batchSeq, id) => step(batchSeq, contextFor(deps, ACTOR, id)),
    clear: (batchSeq, id) => clearFile(deps, batchSeq, contextFor(deps, ACTOR, id)),
  };
}) satisfies RemotePart;
