// The figures of docs/scaling.md: how many instances a load needs, from where on read models are cut into slots, and how late
// readers are then. A simulation: it says what follows from the figures of capacity.ts, not what was seen.
import type { Context } from "../context.ts";
import { count, milliseconds, note, percent, type Row } from "../row.ts";
import { BUSY_AT_MOST, EVENTS_PER_WRITE, instancesFor, mostWrites, PARTS, type Part } from "./capacity.ts";
import { simulateSlots } from "./slots.ts";

/** Reads for each write: people look up more than they report. */
const READS_PER_WRITE = 10;
const LOADS = [100, 1_000, 10_000];
const SLOTS = [1, 2, 4, 8, 16];

/** The cost of one event, from a projector's and its store's rate; passing over an event costs its reading alone. */
const PER_EVENT_MS = 1_000 / (PARTS.find(({ name }) => name.startsWith("projector"))?.perSecond ?? 1);
const PER_PASSED_MS = 1_000 / 150_000;
const PER_BATCH_MS = 2;
/** More than one batch takes. */
const BEHIND_MS = 100;

export async function benchScaling({ quick }: Context): Promise<readonly Row[]> {
  const { part, writes } = mostWrites();
  return [
    note("scaling (simulated): the first limit without slots", `${count(writes)} writes/s, ${part}`),
    ...PARTS.map(figureRow),
    ...LOADS.flatMap(instanceRows),
    ...LOADS.slice(1).flatMap((load) => slotRows(load, quick ? 1 : 5)),
  ];
}

/** The rate of one instance, and the work that a report and a read ask of it. */
export const figuresOf = ({ perSecond, perWrite, perRead, from }: Part): readonly string[] => [
  count(perSecond),
  String(perWrite),
  String(perRead),
  from,
];

function figureRow(part: Part): Row {
  const [perSecond, perWrite, perRead, from] = figuresOf(part);
  return note(`  one instance: ${part.name}`, `${perSecond}/s (${from}); ${perWrite} a report, ${perRead} a read`);
}

function instanceRows(writes: number): readonly Row[] {
  const needed = instancesFor(writes, writes * READS_PER_WRITE);
  const say = needed.map(({ name, instances, fits }) => `${name} ${count(instances)}${fits ? "" : " (one at most)"}`);
  return [note(`  instances for ${count(writes)} writes/s, ${percent(BUSY_AT_MOST)} busy`, say.join("; "))];
}

function slotRows(writes: number, seconds: number): readonly Row[] {
  return SLOTS.map((slots) => {
    const { p50, p99, behindMs } = simulateSlots({
      slots,
      eventsPerSecond: writes * EVENTS_PER_WRITE,
      seconds,
      perBatchMs: PER_BATCH_MS,
      perEventMs: PER_EVENT_MS,
      perPassedMs: PER_PASSED_MS,
      batch: 500,
      random: seeded(1),
    });
    const waits = `p50 ${milliseconds(p50)}, p99 ${milliseconds(p99)}`;
    const said = behindMs > BEHIND_MS ? `falls behind, by ${milliseconds(behindMs / seconds)} each second` : waits;
    return note(`  own writes read at ${count(writes)} writes/s, slots: ${slots}`, said);
  });
}

/** The same numbers in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
