// Remote calls: one service asks another's rules by functions with names. The subject declares them here, the command
// service has them (command-service/<subject>/remote.ts); within one process they are called as they are, between processes over HTTP.

/** Takes and gives JSON. An argument may not be undefined: JSON makes it null. */
export type RemoteCall = (...args: never[]) => Promise<unknown>;

/** Asks whoever has the rules, wherever they run. */
export type AskRemote = (part: string, call: string, args: readonly unknown[]) => Promise<unknown>;

export type Remote<Calls = unknown> = {
  /** Stands in the URL of its calls. */
  readonly part: string;
  readonly names: readonly string[];
  /** The calls as functions. */
  readonly by: (ask: AskRemote) => Calls;
};

/** `names` has all of them: the compiler misses one that is not there. */
export function defineRemote<Calls extends Readonly<Record<keyof Calls, RemoteCall>>>(
  part: string,
  calls: Readonly<Record<keyof Calls & string, true>>,
): Remote<Calls> {
  const names = Object.keys(calls);
  const by = (ask: AskRemote): Calls => {
    const asking = names.map((name) => [name, (...args: readonly unknown[]) => ask(part, name, args)]);
    return Object.fromEntries(asking) as Calls;
  };
  return { part, names, by };
}
