// Faults: what a process meets when it asks an engine. Which kinds there are in a run is drawn from its seed, so that some runs have one
// kind alone and others all of them at once.
import { ServerAway } from "@sb/platform/server-away.ts";
import type { Call } from "./call.ts";
import type { Random } from "./random.ts";
import { never, type Runner, sleep, virtualNow } from "./time.ts";

export const FAULTS = [
  /** A process dies between any two questions, or after an effect and before its answer. */
  "crash",
  /** An engine refuses, and nothing was done. */
  "refused",
  /** An engine did it, and its answer is lost. */
  "answerLost",
  /** Answers take up to seconds. */
  "slow",
  /** Clocks differ by up to minutes. */
  "skew",
  /** For seconds there is no room on the disk. */
  "diskFull",
  /** A lease is over while its holder believes in it. */
  "leaseLost",
  /** The bus brings an event twice. */
  "twice",
  /** Read models are built anew beside the live ones. */
  "rebuild",
  /** Processes are stopped one after the other and others begin, as in a rolling upgrade. */
  "rollout",
] as const;
export type Fault = (typeof FAULTS)[number];

export type Chaos = {
  readonly faults: ReadonlySet<Fault>;
  /** From when all processes are there until all was asked: what is left has to settle. */
  isOn: boolean;
  diskFullUntil: number;
  /** Faults that came, by kind. */
  readonly met: Map<Fault, number>;
  /** How often one comes at a question. */
  readonly rate: number;
};

export function createChaos(random: Random, allowed: readonly Fault[] = FAULTS): Chaos {
  const share = random.pick([0.2, 0.5, 0.8]);
  // Drawn for all, so that a run without one of them is otherwise the same (shrink.ts).
  const drawn = FAULTS.filter(() => random.chance(share));
  const rate = random.pick([0.0005, 0.002, 0.004]);
  const faults = new Set(drawn.filter((fault) => allowed.includes(fault)));
  return { faults, isOn: false, diskFullUntil: 0, met: new Map(), rate };
}

/** Whether the fault comes now. */
export function comes(chaos: Chaos, random: Random, fault: Fault, times = 1): boolean {
  const drawn = random.next();
  if (!chaos.isOn || !chaos.faults.has(fault) || drawn >= chaos.rate * times) return false;
  chaos.met.set(fault, (chaos.met.get(fault) ?? 0) + 1);
  return true;
}

/** A start asks some hundred questions, and most starts have to succeed. */
const CRASHES = 0.1;
const SLOW_MS = 3_000;
const FULL_MS = 2_000;

/** How a process asks an engine. `kill` ends the process at once. */
export function callOf(runner: Runner, chaos: Chaos, random: Random, kill: () => void): Call {
  return async (engine, effect) => {
    if (!runner.isAlive) return never();
    if (comes(chaos, random, "slow", 3)) await sleep(random.below(SLOW_MS));
    else if (random.chance(0.02)) await sleep(random.below(20));
    if (!runner.isAlive) return never();
    if (comes(chaos, random, "crash", CRASHES)) {
      kill();
      return never();
    }
    if (comes(chaos, random, "refused")) throw new ServerAway(engine);
    const answer = effect();
    if (comes(chaos, random, "crash", CRASHES)) {
      kill();
      return never();
    }
    if (comes(chaos, random, "answerLost")) throw new ServerAway(engine);
    return answer;
  };
}

/** Whether the log's disk is full now; it fills up and is emptied by itself. */
export function isDiskFull(chaos: Chaos, random: Random): boolean {
  if (comes(chaos, random, "diskFull")) chaos.diskFullUntil = virtualNow() + random.below(FULL_MS);
  return chaos.isOn && virtualNow() < chaos.diskFullUntil;
}
