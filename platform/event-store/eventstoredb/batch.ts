// One call of the process for all of its appends: the server carries them out in the order in which they were sent, and answers each by its
// correlation id. The client has such a call as well, but shares it with other connections, and an answer that comes late ends the process.
import { randomUUID } from "node:crypto";
import { convertToCommandError } from "@eventstore/db-client";
import shared from "@eventstore/db-client/generated/shared_pb.js";
import type streams from "@eventstore/db-client/generated/streams_pb.js";

type BatchReq = streams.BatchAppendReq;
type BatchResp = streams.BatchAppendResp;

/** The client's stream: its own types are those of an older Node. */
export type BatchCall = {
  on(name: "data", listener: (answer: BatchResp) => void): BatchCall;
  on(name: "error", listener: (error: Error) => void): BatchCall;
  on(name: "end", listener: () => void): BatchCall;
  write(request: BatchReq): unknown;
  cancel(): void;
};

/** Sends an append, and gives its answer. Rejects where the call breaks: whether it was stored is not known then. */
export type Send = (request: BatchReq) => Promise<BatchResp>;

/** Opens the call with the first append, and again after it broke. `silentMs`: without an answer for so long it counts as broken. */
export function createBatch(open: () => Promise<BatchCall>, silentMs: number): Send {
  let current: Promise<Send> | undefined;

  function begin(): Promise<Send> {
    const forget = () => {
      if (current === opening) current = undefined;
    };
    const opening = open().then((call) => sender(call, silentMs, forget));
    opening.catch(forget);
    return opening;
  }
  return async (request) => {
    current ??= begin();
    const send = await current;
    return send(request);
  };
}

function sender(call: BatchCall, silentMs: number, ended: () => void): Send {
  const waiting = new Map<string, PromiseWithResolvers<BatchResp>>();
  let silent: NodeJS.Timeout | undefined;
  let failure: Error | undefined;

  const watch = (): void => {
    clearTimeout(silent);
    silent = waiting.size > 0 ? setTimeout(() => fail(new Broken("timeout")), silentMs) : undefined;
  };
  function fail(error: Error): void {
    if (failure) return;
    failure = error;
    ended();
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
    watch();
    call.cancel();
  }
  call
    .on("data", (answer) => {
      const id = answer.getCorrelationId()?.getString() ?? "";
      waiting.get(id)?.resolve(answer);
      waiting.delete(id);
      watch();
    })
    .on("error", (error) => fail(convertToCommandError(error)))
    .on("end", () => fail(new Broken("unavailable")));

  return (request) => {
    if (failure) return Promise.reject(failure);
    const id = randomUUID();
    const answer = Promise.withResolvers<BatchResp>();
    waiting.set(id, answer);
    if (waiting.size === 1) watch();
    call.write(request.setCorrelationId(new shared.UUID().setString(id)).setIsFinal(true));
    return answer.promise;
  };
}

/** As the client's own failures are (failed.ts). */
export class Broken extends Error {
  readonly type: "timeout" | "unavailable";
  constructor(type: "timeout" | "unavailable") {
    super("The call for appends broke");
    this.type = type;
  }
}
