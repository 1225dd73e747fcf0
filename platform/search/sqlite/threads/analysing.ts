// The writing thread's end of the analyst: two threads find the terms of a large batch. The other one takes documents from the front, some
// ahead of what is written; where the writing thread would have to wait for it, it takes some from the back itself.
import { availableParallelism } from "node:os";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { Layout, StoredFields } from "../../analysis/layout.ts";
import type { Analyst } from "../postings/newcomers.ts";
import { gatherTerms, type TermRun } from "../postings/term-run.ts";
import type { AnalystData, FromAnalyst } from "./analyst.ts";

export type SharedAnalyst = Analyst & {
  /** Ends the thread, until there is much to do again. */
  rest(): void;
};

/** Fewer parts are done here before a thread has begun. */
const SHARED_FROM = 4;
/** Parts that the thread has before it. */
const AHEAD = 2;
/** Milliseconds after which a thread that doesn't answer is given up; a part takes it a twentieth of a second. */
const PATIENCE_MS = 10_000;

type Part = { readonly docs: readonly StoredFields[]; isSent: boolean; run: TermRun | undefined };
type Asked = { readonly layout: Layout; readonly parts: Part[] };

export function createSharedAnalyst(start = startThread, cores = availableParallelism()): SharedAnalyst {
  let asked: Asked | undefined;
  let thread: AnalystThread | undefined;

  const giveUp = (reason: string): void => {
    process.emitWarning(`The search engine's analyst is given up, its work is done by the writer: ${reason}`);
    rest();
    for (const part of asked?.parts ?? []) if (part.run === undefined) part.isSent = false;
  };
  const rest = (): void => {
    thread?.end();
    thread = undefined;
  };
  /** Keeps what has been answered, and sends more. */
  const exchange = ({ layout, parts }: Asked): void => {
    for (let answer = thread?.receive(); answer; answer = thread?.receive()) {
      const first = parts.find(({ isSent, run }) => isSent && run === undefined);
      if ("failed" in answer) giveUp(answer.failed);
      else if (first) first.run = answer.run;
    }
    for (const part of parts) {
      const ahead = parts.filter(({ isSent, run }) => isSent && run === undefined).length;
      if (thread === undefined || ahead >= AHEAD) return;
      if (part.isSent || part.run) continue;
      part.isSent = true;
      thread.send({ layout, docs: part.docs });
    }
  };
  const workOrWait = ({ layout, parts }: Asked): void => {
    const last = parts.findLast(({ isSent, run }) => !isSent && run === undefined);
    if (last) last.run = gatherTerms(layout, last.docs);
    else if (thread?.wait(PATIENCE_MS) === false) giveUp("it doesn't answer");
  };
  return {
    ask(layout, docs) {
      asked = { layout, parts: docs.map((each) => ({ docs: each, isSent: false, run: undefined })) };
      if (docs.length < SHARED_FROM || cores === 1) return;
      thread ??= start();
      exchange(asked);
    },
    take() {
      const [part] = asked?.parts ?? [];
      if (asked === undefined || part === undefined) throw new Error("No terms were asked for");
      for (exchange(asked); part.run === undefined; exchange(asked)) workOrWait(asked);
      asked.parts.shift();
      return part.run;
    },
    reset() {
      const isOnItsWay = asked?.parts.some(({ isSent, run }) => isSent && run === undefined);
      asked = undefined;
      // Another one would take its answers for its own.
      if (isOnItsWay) rest();
    },
    rest,
  };
}

type AnalystThread = {
  send(message: { readonly layout: Layout; readonly docs: readonly StoredFields[] }): void;
  receive(): FromAnalyst | undefined;
  /** False where there was no answer in so many milliseconds. */
  wait(ms: number): boolean;
  end(): void;
};

function startThread(): AnalystThread {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL("./analyst.ts", import.meta.url), {
    workerData: { port: port2, answered } satisfies AnalystData,
    transferList: [port2],
  });
  worker.on("error", (error) => process.emitWarning(`The search engine's analyst broke down: ${String(error)}`));
  worker.unref();
  return overPort(port1, answered, () => void worker.terminate());
}

function overPort(port: MessagePort, answered: Int32Array, end: () => void): AnalystThread {
  let received = 0;
  return {
    send: (message) => port.postMessage(message),
    receive() {
      const message: FromAnalyst | undefined = receiveMessageOnPort(port)?.message;
      if (message) received += 1;
      return message;
    },
    wait: (ms) => Atomics.wait(answered, 0, received, ms) !== "timed-out",
    end() {
      port.close();
      end();
    },
  };
}
