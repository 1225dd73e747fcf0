// `npm run simulate -- --seeds 1-1000`: runs of the simulation, until one breaks a promise, which is made smaller then. A process grows with each run, so
// many are shared out among processes of some hundred runs each.
import { parseArgs } from "node:util";
import { FRESH, runInParts, seedsIn } from "./seeds.ts";
import { installTime } from "./time.ts";

const { values } = parseArgs({
  allowNegative: true,
  options: {
    /** Numbers and ranges: `1-100,184`. */
    seeds: { type: "string", default: "1-100" },
    /** Only these kinds of faults. */
    faults: { type: "string" },
    people: { type: "string" },
    steps: { type: "string" },
    /** Bugs to plant, one after the other, each until it is found: `keyKept`, or `keyKept@80` to begin with that seed. */
    plant: { type: "string" },
    /** A line for each run. */
    verbose: { type: "boolean", default: false },
    /** Goes on after a run that broke a promise. */
    all: { type: "boolean", default: false },
    /** Makes a run that broke a promise smaller. */
    shrink: { type: "boolean", default: true },
    /** Processes at once, where there are several. */
    processes: { type: "string", default: "1" },
  },
});
const seeds = seedsIn(values.seeds);
if (seeds.length > FRESH && values.plant === undefined) process.exit(await runInParts(seeds, Number(values.processes)));

installTime();
const { simulate } = await import("./simulate.ts");
const { shrink } = await import("./shrink.ts");
const { FAULTS } = await import("./machine.ts");
const { PLANTS } = await import("./plants.ts");

const chosen = values.faults?.split(",");
const options = {
  ...(chosen && { faults: FAULTS.filter((fault) => chosen.includes(fault)) }),
  ...(values.people && { people: Number(values.people) }),
  ...(values.steps && { steps: Number(values.steps) }),
};
type Plant = (typeof PLANTS)[number] | undefined;

/** Plants with the seeds that they are looked for by. */
function plantsIn(text: string | undefined): readonly (readonly [plant: Plant, seeds: readonly number[]])[] {
  if (text === undefined) return [[undefined, seeds]];
  return text.split(",").map((part) => {
    const [name, from = "0"] = part.split("@");
    const plant = PLANTS.find((each) => each === name);
    if (plant === undefined) throw new Error(`there is no plant ${name}: ${PLANTS.join(", ")}`);
    return [plant, seeds.filter((seed) => seed >= Number(from))];
  });
}

// Loads what is loaded when it is first needed, which takes real time: the runs to come find it all there.
await simulate({ seed: 0 });
const totals = { runs: 0, failed: 0, acknowledged: 0, seconds: 0, faults: 0 };

/** True where a promise was kept. */
async function run(seed: number, plant: Plant): Promise<boolean> {
  const outcome = await simulate({ seed, plant, ...options });
  totals.runs += 1;
  totals.acknowledged += outcome.acknowledged;
  totals.seconds += outcome.seconds;
  totals.faults += Object.values(outcome.met).reduce((sum, count) => sum + count, 0);
  if (values.verbose) console.log(JSON.stringify({ ...outcome, faults: undefined }));
  if (outcome.broken.length === 0) return true;
  totals.failed += 1;
  console.log(`seed ${seed}${plant ? ` with ${plant}` : ""} breaks a promise:\n  ${outcome.broken.join("\n  ")}`);
  if (!values.shrink) return false;
  const { people, steps, faults } = await shrink(outcome, plant);
  const again = [`--seeds ${seed}`, `--people ${people}`, `--steps ${steps}`, `--faults ${faults.join(",") || "none"}`];
  console.log(`again: npm run simulate -- ${[...again, ...(plant ? [`--plant ${plant}`] : [])].join(" ")}`);
  return false;
}

for (const [plant, own] of plantsIn(values.plant))
  for (const seed of own) if (!(await run(seed, plant)) && !values.all) break;
const { runs, failed, acknowledged, seconds, faults } = totals;
console.log(
  `${runs} runs, ${failed} broke a promise: ${acknowledged} acknowledged writes, ${faults} faults, ${Math.round(seconds)} s of virtual time`,
);
process.exit(failed > 0 ? 1 : 0);
