// The contract suite of the read store port. Each adapter's test runs it.
import { describe } from "vitest";
import { attachContract } from "./contract-attach.ts";
import { checkpointContract } from "./contract-checkpoints.ts";
import { documentContract } from "./contract-docs.ts";
import { fenceContract } from "./contract-fences.ts";
import { type Place, useReadStore } from "./contract-fixture.ts";
import { listContract } from "./contract-lists.ts";
import { projectionContract } from "./contract-projections.ts";
import { randomContract } from "./contract-random.ts";
import { readyContract } from "./contract-ready.ts";
import { stateContract } from "./contract-states.ts";
import { whenReachedContract } from "./contract-when-reached.ts";

export function testReadStore(name: string, createPlace: () => Promise<Place>): void {
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
