export type Budget = {
  /** Time of one core, start included. */
  readonly cpuMs: number;
  /** Resident. */
  readonly memoryBytes: number;
};

const LOOK_MS = 10;

/** Ends this process as soon as it has taken more. Pictures are decoded on other threads, so the timer gets its turn. */
export function keepWithin({ cpuMs, memoryBytes }: Budget): void {
  const look = () => {
    const { user, system } = process.cpuUsage();
    if ((user + system) / 1_000 > cpuMs || process.memoryUsage.rss() > memoryBytes) process.exit(1);
  };
  setInterval(look, LOOK_MS).unref();
}
