// Draws cards in a process of its own, one at a time: this one reads no SVG (what strangers upload might be one), and the fonts
// take their memory only as long as there are cards to draw.
import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import { Refused } from "@sb/contracts/refused.ts";
import type { Card } from "./card.ts";

export type Cards = {
  /** The picture as PNG. Refuses with UNAVAILABLE where too many wait, or where drawing takes too long; rejects where it fails. */
  draw(card: Card): Promise<Uint8Array>;
};

const PROGRAM = new URL("./card.ts", import.meta.url);
const TIMEOUT_MS = 15_000;
const WAITING = 16;
/** How long the process is kept for another card. */
const IDLE_MS = 10_000;

export function createCards(program = PROGRAM): Cards {
  let last: Promise<unknown> = Promise.resolve();
  let waits = 0;
  let child: ChildProcess | undefined;
  const end = () => {
    child?.kill("SIGKILL");
    child = undefined;
  };
  const idle = setTimeout(() => waits === 0 && end(), IDLE_MS).unref();
  const start = (): ChildProcess => {
    const started = startProcess(program);
    // One that ends between two cards is nobody's error.
    for (const ends of ["error", "exit"])
      started.on(ends, () => {
        if (child === started) child = undefined;
      });
    return started;
  };
  const drawn = async (card: Card): Promise<Uint8Array> => {
    child ??= start();
    try {
      return await answerOf(child, card);
    } catch (error) {
      end();
      throw error instanceof Error && error.name === "AbortError" ? new Refused("UNAVAILABLE") : error;
    } finally {
      idle.refresh();
    }
  };
  return {
    async draw(card) {
      if (waits > WAITING) throw new Refused("UNAVAILABLE");
      waits += 1;
      const turn = last.then(() => drawn(card));
      last = turn.catch(() => undefined);
      return turn.finally(() => {
        waits -= 1;
      });
    },
  };
}

/** It ends with this process, and doesn't keep it. */
function startProcess(program: URL): ChildProcess {
  const child = fork(program, {
    ...{ serialization: "advanced", stdio: ["ignore", "ignore", "ignore", "ipc"] },
    execArgv: ["--max-old-space-size=256"],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

async function answerOf(child: ChildProcess, card: Card): Promise<Uint8Array> {
  const options = { signal: AbortSignal.timeout(TIMEOUT_MS), close: ["exit", "error"] };
  child.channel?.ref();
  try {
    const messages = on(child, "message", options);
    child.send(card);
    for await (const [message] of messages) if (message instanceof Uint8Array) return message;
    throw new Error("The process ended without a card");
  } finally {
    child.channel?.unref();
  }
}
