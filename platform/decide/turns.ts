// Tasks of one name run one after the other, those of different names side by side. Within a process that spares
// commands on one stream the conflicts they would have with each other.

export type InTurn = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;

export function createTurns(): InTurn {
  const last = new Map<string, Promise<unknown>>();

  return async (name, task) => {
    const before = last.get(name);
    const mine =
      before === undefined
        ? task()
        : before.then(
            () => task(),
            () => task(),
          );
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) last.delete(name);
    }
  };
}
