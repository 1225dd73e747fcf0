// How a port's adapter reaches the engine that it stands for. The simulation's answers late, not at all, or with an error whose effect
// is there (machine.ts); the contract suites' at once.

/** Carries out `effect`, which must not wait for anything, and answers with what it returns or throws. */
export type Call = <T>(engine: string, effect: () => T) => Promise<T>;

export const atOnce: Call = async (_engine, effect) => effect();
