// `npm run requests -- --seeds 1-1000`: cases of generated requests that know the field, each of some ten requests, against a product that it starts. A case
// that finds something is named by its seed, which alone tells it again.
import { parseArgs } from "node:util";
import { seedsIn } from "../simulation/seeds.ts";
import { newTally, runCase } from "./cases.ts";
import { startProduct, Wrong } from "./world.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1-30" },
    /** Ends once so many requests were sent. */
    requests: { type: "string", default: "1000000" },
    /** Milliseconds: a slower answer is a finding. On a busy machine it says nothing. */
    slow: { type: "string" },
    "at-once": { type: "string", default: "4" },
  },
});
await using resources = new AsyncDisposableStack();
const product = await startProduct(resources);
const tally = newTally();
const findings: string[] = [];
const seeds = seedsIn(values.seeds).values();
let cases = 0;

async function runSome(): Promise<void> {
  for (const seed of seeds) {
    if (tally.requests >= Number(values.requests)) return;
    cases += 1;
    await runCase(product, seed, tally).catch((error: unknown) => {
      if (!(error instanceof Wrong)) throw error;
      findings.push(`seed ${seed}: ${error.message}`);
      console.log(`seed ${seed}: ${error.message}\n  again: npm run requests -- --seeds ${seed}`);
    });
  }
}
await Promise.all(Array.from({ length: Number(values["at-once"]) }, runSome));
if (values.slow !== undefined && tally.slowestMs > Number(values.slow))
  findings.push(`an answer took ${Math.round(tally.slowestMs)} ms`);
for (const [key, { sent, valid, accepted }] of Object.entries(tally.forms))
  console.log(`${key}: ${sent} good forms, ${valid} valid, ${accepted} accepted`);
console.log(
  `${cases} cases, ${tally.requests} requests, ${tally.unavailable} unavailable, the slowest ${Math.round(tally.slowestMs)} ms, ${findings.length} findings`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
