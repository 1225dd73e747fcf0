// One run: people ask, faults come, then all that is left has to settle, and what is promised is looked at (invariants.ts).
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { REPORT_INDEX, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { findBroken } from "./invariants.ts";
import { createChaos, FAULTS, type Fault } from "./machine.ts";
import { createPeople, type Story } from "./people.ts";
import type { Plant } from "./plants.ts";
import type { Random } from "./random.ts";
import { createRoom, type Room } from "./room.ts";
import { beginTime, sleep, step, virtualNow } from "./time.ts";

export type Options = {
  readonly seed: number;
  readonly people?: number;
  /** Things that each of them does. */
  readonly steps?: number;
  readonly faults?: readonly Fault[];
  /** A bug that is planted. */
  readonly plant?: Plant | undefined;
};

export type Outcome = Required<Omit<Options, "plant">> & {
  /** Promises that were broken; empty where all is well. */
  readonly broken: readonly string[];
  readonly acknowledged: number;
  readonly met: Readonly<Partial<Record<Fault, number>>>;
  /** Seconds of virtual time, and turns of its clock. */
  readonly seconds: number;
  readonly turns: number;
};

/** More than any sound run takes. */
const TURNS = 200_000;
const SETTLE_MS = 180_000;
/** Faults end then at the latest: whoever is still asking gets an answer. */
const CHAOS_MS = 30_000;

export async function simulate({ seed, people = 3, steps = 5, faults = FAULTS, plant }: Options): Promise<Outcome> {
  const random = beginTime(seed);
  const chaos = createChaos(random, faults);
  const room = createRoom(chaos, random, plant);
  const story: Story = { people: [], reports: [], violations: [], steps: 0, acknowledged: 0 };
  const broken: string[] = [];
  let turns = 0;

  const run = async (): Promise<void> => {
    await room.ready();
    chaos.isOn = true;
    void sleep(CHAOS_MS).then(() => {
      chaos.isOn = false;
    });
    const { live, order } = createPeople(room, random, story);
    const living = Array.from({ length: people }, (_, at) => live(`person-${at}`, steps));
    const troubled = trouble(room, random, order, Promise.all(living));
    await Promise.all([...living, troubled]);
    chaos.isOn = false;
    await untilSettled(room);
    broken.push(...(await findBroken(room, story)));
  };
  let isOver = false;
  const running = run().then(
    () => {
      isOver = true;
    },
    (error: unknown) => {
      broken.push(`the simulation itself failed: ${error instanceof Error ? error.stack : String(error)}`);
      isOver = true;
    },
  );
  while (!isOver) {
    turns += 1;
    if (turns > TURNS) broken.push("it never ends");
    if (turns > TURNS || (!(await step()) && !isOver)) break;
  }
  room.close();
  if (!isOver && turns <= TURNS) broken.push("nothing is due any more, and something is waited for");
  else if (isOver) await running;
  const met = Object.fromEntries(chaos.met);
  const all = [...story.violations, ...room.failures, ...broken];
  return {
    seed,
    people,
    steps,
    faults,
    broken: all,
    acknowledged: story.acknowledged,
    met,
    seconds: virtualNow() / 1_000,
    turns,
  };
}

type Order = ReturnType<typeof createPeople>["order"];
const REBUILT = [REPORT_MODEL, ACCOUNT_MODEL, REPORT_INDEX];

/** Operators meanwhile: a rolling upgrade, and models built anew. */
async function trouble(room: Room, random: Random, order: Order, until: Promise<unknown>): Promise<void> {
  const { chaos } = room;
  const over = { is: false };
  void until.then(() => {
    over.is = true;
  });
  while (!over.is) {
    await sleep(1_000 + random.below(4_000));
    if (chaos.faults.has("rollout") && random.chance(0.5)) await room.replace(random.below(room.places));
    if (chaos.faults.has("rebuild") && random.chance(0.3)) await order(random.pick(REBUILT));
  }
}

/** Until the models, the indexes and the consumer groups have all of the log, and no job waits. */
async function untilSettled(room: Room): Promise<void> {
  const until = virtualNow() + SETTLE_MS;
  // Processes that are starting have to be there.
  await sleep(10_000);
  while (virtualNow() < until) {
    if (room.unsettled().length === 0) return;
    await sleep(1_000);
  }
}
