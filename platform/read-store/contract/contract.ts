// The contract suite of the read store port. Each adapter's test runs it.
import { describe } from "vitest";
import { attachContract } from "./attach.ts";
import { checkpointContract } from "./checkpoints.ts";
import { documentContract } from "./docs.ts";
import { fenceContract } from "./fences.ts";
import { type StorePlace, useReadStore } from "./fixture.ts";
import { listContract } from "./lists.ts";
import { projectionContract } from "./projections.ts";
import { randomContract } from "./random.ts";
import { readyContract } from "./ready.ts";
import { stateContract } from "./states.ts";
import { whenReachedContract } from "./when-reached.ts";

export function testReadStore(name: string, createPlace: () => Promise<StorePlace>): void {
  describe(`read store: ${name}`, () => {
    const fixture = useReadStore(createPlace);
    documentContract(fixture);
    listContract(fixture);
    randomContract(fixture);
    checkpointContract(fixture);
    attachContract(fixture);
    stateContract(fixture);
    readyContract(fixture);
    fenceContract(fixture);
    whenReachedContract(fixture);
    projectionContract(fixture);
  });
}
