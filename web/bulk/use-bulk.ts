import { useEffect, useRef, useState } from "react";
import { call } from "../api/client.ts";
import { pause } from "../api/pause.ts";
import { isApiError, type ProblemCode } from "../api/problem.ts";
import { type Answer, askAll } from "./ask-all.ts";

/** How far a look-up of many is. */
type Run = {
  /** In their order, as often as they were given. */
  readonly texts: readonly string[];
  readonly answers: ReadonlyMap<string, Answer>;
  readonly state: "RUNNING" | "STOPPED" | "DONE";
  /** Why it stopped by itself. */
  readonly failed?: ProblemCode | undefined;
};

/** Texts that were given several times are asked for once; what was answered is kept while it is stopped. */
export function useBulk() {
  const [run, setRun] = useState<Run>();
  const stopper = useRef<AbortController>(undefined);
  // Nobody reads what is answered after the screen was left.
  useEffect(() => () => stopper.current?.abort(), []);

  async function start(texts: readonly string[], answered: ReadonlyMap<string, Answer> = new Map()): Promise<void> {
    const stop = new AbortController();
    stopper.current?.abort();
    stopper.current = stop;
    const answers = new Map(answered);
    const show = (state: Run["state"], failed?: ProblemCode) =>
      stopper.current === stop && setRun({ texts, answers: new Map(answers), state, failed });
    show("RUNNING");
    try {
      await askAll(
        [...new Set(texts)].filter((text) => !answers.has(text)),
        {
          ask: async (adrs, signal) => (await call("POST report/lookup", { body: { adrs: [...adrs] }, signal })).items,
          wait: pause,
          signal: stop.signal,
          onAnswers: (some) => {
            for (const answer of some) answers.set(answer.adrs, answer);
            show("RUNNING");
          },
        },
      );
      show("DONE");
    } catch (error) {
      if (!stop.signal.aborted && !isApiError(error)) throw error;
      show("STOPPED", isApiError(error) ? error.code : undefined);
    }
  }

  return {
    run,
    start,
    stop: () => stopper.current?.abort(),
    goOn: () => run && start(run.texts, run.answers),
    clear: () => {
      stopper.current?.abort();
      stopper.current = undefined;
      setRun(undefined);
    },
  };
}
