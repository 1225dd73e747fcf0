// The asking side of remote calls (contracts/remote.ts).
import type { AskRemote } from "@sb/contracts/remote.ts";
import * as z from "zod";
import { ServerAway } from "../server-away.ts";
import { findCall, REMOTE_PATH, type RemoteTable } from "./mount-remote.ts";

/** The other service could not do it. `code` is that of its problem document. */
class StepFailed extends Error {
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

/** Within one process: a call rejects as it does by itself. Asked before the rules are there, it waits for them. */
export const askLocally =
  (table: Promise<RemoteTable>): AskRemote =>
  async (part, call, args) => {
    const found = findCall(await table, part, call);
    if (!found) throw new Error(`there is no remote call ${part}/${call}`);
    return found(...(args as never[]));
  };

/**
 * Rejects with StepFailed, or with ServerAway: then it is not known whether the call was taken. Nothing is tried again here: whoever
 * asks knows what that would do.
 */
export function askRemoteAt({ url, token, patienceMs = PATIENCE_MS }: Where): AskRemote {
  const answerTo = async (part: string, call: string, args: readonly unknown[]) => {
    const response = await fetch(`${url}${REMOTE_PATH}/${part}/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  };
  return async (part, call, args) => {
    const { status, text } = await answerTo(part, call, args).catch((error: unknown) => {
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
