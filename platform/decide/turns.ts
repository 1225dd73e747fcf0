// A mutex per name: tasks of one name run one after the other, others in parallel. So commands on one stream in one process
// do not conflict with each other.

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
