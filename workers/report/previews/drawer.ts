// Draws previews in a process of their own, one at a time.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Drawn, ToDraw } from "./draw-process.ts";

export type Drawer = {
  /**
   * The picture without metadata, its longest side at most `maxSide` pixels; undefined where it can't be drawn, or not within
   * the time, or where a side has less than `minSide`.
   */
  draw(bytes: Uint8Array, maxSide?: number, minSide?: number): Promise<Uint8Array | undefined>;
};

type DrawerOptions = {
  /** For one picture, in milliseconds. */
  readonly timeoutMs?: number;
  readonly program?: URL;
};

const PROGRAM = new URL("./draw-process.ts", import.meta.url);

export function createDrawer({ timeoutMs = 15_000, program = PROGRAM }: DrawerOptions = {}): Drawer {
  let last: Promise<unknown> = Promise.resolve();
  const drawOne = async (work: ToDraw): Promise<Uint8Array | undefined> => {
    // A process for each picture: what one has left in memory is no matter of the next.
    const child = fork(program, { serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] });
    const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    try {
      return await drawnBy(child, work);
    } finally {
      clearTimeout(timer);
      child.kill("SIGKILL");
    }
  };
  return {
    draw: (bytes, maxSide, minSide) => {
      const drawn = last.then(() => drawOne({ bytes, maxSide, minSide }));
      last = drawn.catch(() => undefined);
      return drawn;
    },
  };
}

/** Undefined where the process ends without an answer: killed for its time, or broken by the picture. */
async function drawnBy(child: ChildProcess, work: ToDraw): Promise<Uint8Array | undefined> {
  const answered = once(child, "message");
  const ended = once(child, "exit");
  child.send(work);
  const [message] = await Promise.race([answered, ended.then(() => [])]);
  return (message as Drawn | undefined)?.copy;
}
