// Answers that are ready in the same turn of the event loop are written together at its end. Each write wakes the process
// that waits for it, a proxy or client on the same machine, and while that one goes to sleep again after each answer, waking
// it costs more than the answer (docs/scaling.md).
import type { ServerResponse } from "node:http";

type Ready = { readonly response: ServerResponse; readonly body: Uint8Array | string | undefined };

let ready: Ready[] = [];

/** Ends the response with this body once the requests at hand have been seen to. Its status and headers are set. */
export function endWithTurn(response: ServerResponse, body?: Uint8Array | string): void {
  ready.push({ response, body });
  if (ready.length === 1) setImmediate(endAll);
}

function endAll(): void {
  const ending = ready;
  ready = [];
  for (const { response, body } of ending) response.end(body);
}
