// A process tells the others how it is: at once where it is asked to, and otherwise when something has changed.
import { isWithin } from "../clock.ts";
import { uuidv7 } from "../ids.ts";
import { errorFacts, type Log } from "../log-port.ts";
import type { ReadStore } from "../read-store/port.ts";
import { BOARD_MODEL, leaveBoard, type Told, writeBoard } from "./board.ts";

export type Telling = {
  /** Soon: what has changed is worth knowing. */
  now(): void;
  /** Strikes the process off. */
  close(): Promise<void>;
};

type Options = {
  readonly readStore: Pick<ReadStore, "model" | "apply" | "watch">;
  readonly told: () => Promise<Told>;
  readonly log: Log;
  /** Milliseconds. */
  readonly everyMs?: number;
  /** Milliseconds since 1970. */
  readonly clock?: () => number;
};

const NOTHING = { text: "", at: Number.NEGATIVE_INFINITY };
const EVERY_MS = 2_000;
/** What is unchanged is said again before it is forgotten. */
const AGAIN_MS = 20_000;

export function tellBoard({ readStore, told, log, everyMs = EVERY_MS, clock = Date.now }: Options): Telling {
  const processId = uuidv7();
  let last = NOTHING;
  let turn: Promise<void> = Promise.resolve();

  const tell = async (): Promise<void> => {
    const what = await told();
    const [text, at] = [JSON.stringify(what), clock()];
    if (text === last.text && isWithin(last.at, at, AGAIN_MS)) return;
    await writeBoard(readStore, { ...what, processId, at });
    last = { text, at };
  };
  const now = (): void => {
    turn = turn.then(tell).catch((error: unknown) => {
      log.warn(errorFacts(error), "the other processes could not be told how this one is; trying again");
    });
  };
  const timer = setInterval(now, everyMs).unref();
  // A store that was emptied knows of nobody.
  const stop = readStore.watch(BOARD_MODEL, ({ version }) => {
    if (version !== "" || last.text === "") return;
    last = NOTHING;
    now();
  });
  now();
  return {
    now,
    async close() {
      stop();
      clearInterval(timer);
      await turn;
      await leaveBoard(readStore, processId);
    },
  };
}
