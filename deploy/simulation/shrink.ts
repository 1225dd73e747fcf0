// The smallest run that still breaks the same promise: fewer kinds of faults, people and steps, with the same seed.
import type { Fault } from "./machine.ts";
import { type Options, type Outcome, simulate } from "./simulate.ts";

/** The word that a broken promise's line begins with. */
const kindOf = ({ broken }: Outcome): string | undefined => broken[0]?.split(":")[0];

/** `failed`: a run that broke a promise. Answers with a run that breaks it too, no larger. */
export async function shrink(failed: Outcome, plant: Options["plant"]): Promise<Outcome> {
  const kind = kindOf(failed);
  let smallest = failed;
  const keeps = async (changed: Partial<Options>): Promise<boolean> => {
    const { seed, people, steps, faults } = smallest;
    const outcome = await simulate({ seed, people, steps, faults, plant, ...changed });
    if (kindOf(outcome) !== kind) return false;
    smallest = outcome;
    return true;
  };
  for (const fault of failed.faults) await keeps({ faults: without(smallest.faults, fault) });
  while (smallest.people > 1 && (await keeps({ people: smallest.people - 1 })));
  while (smallest.steps > 1 && (await keeps({ steps: smallest.steps - 1 })));
  return smallest;
}

const without = (faults: readonly Fault[], one: Fault): readonly Fault[] => faults.filter((fault) => fault !== one);
