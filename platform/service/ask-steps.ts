// The asking side of steps (steps.ts).
import * as z from "zod";
import { ServerAway } from "../server-away.ts";
import { findStep, STEPS_PATH, type Step, type Steps } from "./steps.ts";

/** What a step answers. Rejects with StepFailed, or with ServerAway: then it is not known whether the step was taken. */
export type AskStep = (part: string, step: string, args: readonly unknown[]) => Promise<unknown>;

/** The other service could not do it. `code` is that of its problem document. */
export class StepFailed extends Error {
  override readonly name = "StepFailed";
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Where = {
  /** The origin of the service. */
  readonly url: string;
  readonly token: string;
  /** Milliseconds that an answer may take. */
  readonly patienceMs?: number;
};

const PATIENCE_MS = 30_000;
const OK = 200;
const UNAVAILABLE = 503;
const Answer = z.object({ result: z.unknown().optional() });
const Problem = z.object({ code: z.string().max(100) });

/** Within one process: a step rejects as it does by itself. Asked before there are steps, it waits for them. */
export const askLocally =
  (steps: Promise<Steps>): AskStep =>
  async (part, step, args) => {
    const found = findStep(await steps, part, step);
    if (!found) throw new Error(`there is no step ${part}/${step}`);
    return found(...(args as never[]));
  };

/** Nothing is tried again here: whoever asks knows what that would do. */
export function askStepsAt({ url, token, patienceMs = PATIENCE_MS }: Where): AskStep {
  const answerTo = async (part: string, step: string, args: readonly unknown[]) => {
    const response = await fetch(`${url}${STEPS_PATH}/${part}/${step}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  };
  return async (part, step, args) => {
    const { status, text } = await answerTo(part, step, args).catch((error: unknown) => {
      throw new ServerAway("The command service", error);
    });
    if (status === UNAVAILABLE) throw new ServerAway("The command service");
    if (status !== OK) throw new StepFailed(codeIn(text));
    return Answer.parse(JSON.parse(text)).result;
  };
}

function codeIn(text: string): string {
  try {
    return Problem.parse(JSON.parse(text)).code;
  } catch {
    return "STEP_UNREADABLE";
  }
}

/** The steps of a part, each asked for. `names` has all of them: the compiler misses one that is not there. */
export function remoteSteps<Part extends Readonly<Record<keyof Part, Step>>>(
  ask: AskStep,
  part: string,
  names: Readonly<Record<keyof Part & string, true>>,
): Part {
  const steps = Object.keys(names).map((name) => [name, (...args: readonly unknown[]) => ask(part, name, args)]);
  return Object.fromEntries(steps) as Part;
}
