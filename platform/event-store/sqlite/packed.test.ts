import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { CommitOutcome, Job } from "./commit.ts";
import { packJobs, packOutcomes, unpackJobs, unpackOutcomes } from "./packed.ts";

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const text = fc.string({ unit: "binary", maxLength: 20 });
const append = fc.record({ stream: text, expected: fc.integer({ min: -1 }), bodies: fc.array(text, { maxLength: 4 }) });
const job: fc.Arbitrary<Job> = fc.oneof(
  fc.record({ id, kind: fc.constant("append" as const), appends: fc.array(append, { maxLength: 4 }) }),
  fc.record({ id, kind: fc.constant("shred" as const), stream: text }),
);
const row = fc.record({ revision: fc.nat(), row: id });
const outcome: fc.Arbitrary<CommitOutcome> = fc.oneof(
  fc.record({ id, ok: fc.constant(true as const), appended: fc.array(row, { maxLength: 4 }) }),
  fc.record({ id, ok: fc.constant(false as const), code: fc.constant("REVISION_CONFLICT" as const), message: text }),
);

it("gives jobs as they were, in their order, after those that were there", () => {
  fc.assert(
    fc.property(job, fc.array(job), (first, jobs) => {
      const unpacked = [first];
      unpackJobs(structuredClone(packJobs(jobs)), unpacked);
      expect(unpacked).toEqual([first, ...jobs]);
    }),
  );
});

it("gives outcomes as they were", () => {
  fc.assert(
    fc.property(fc.array(outcome), (outcomes) => {
      const unpacked = unpackOutcomes(structuredClone(packOutcomes(outcomes)));
      const isDone = ({ ok }: CommitOutcome) => ok;
      expect(unpacked.filter(isDone)).toEqual(outcomes.filter(isDone));
      expect(unpacked.filter(({ ok }) => !ok)).toEqual(outcomes.filter(({ ok }) => !ok));
    }),
  );
});
