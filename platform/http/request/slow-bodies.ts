// Ends requests whose body comes too slowly: a client that sends a byte a second would keep its socket for minutes.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { answerUnreadable } from "./unreadable.ts";

export type BodyPace = {
  /** Until its pace is looked at. */
  readonly graceMs: number;
  /** From the start of the body, on average. */
  readonly bytesPerSecond: number;
  /** How often that is looked at. */
  readonly checkMs: number;
};

type Receiving = { readonly since: number; readonly bytesBefore: number; readonly response: ServerResponse };

export function endSlowBodies(server: Server, { graceMs, bytesPerSecond, checkMs }: BodyPace): void {
  const receiving = new Map<IncomingMessage, Receiving>();
  server.on("request", (request, response) => {
    if (!hasBody(request)) return;
    receiving.set(request, { since: performance.now(), bytesBefore: request.socket.bytesRead, response });
    // A refusal may be out long before the body is here.
    request.once("close", () => {
      if (isOver(request)) receiving.delete(request);
    });
  });
  const check = (): void => {
    for (const [request, { since, bytesBefore, response }] of receiving) {
      const ms = performance.now() - since;
      const bytes = request.socket.bytesRead - bytesBefore;
      if (isOver(request)) receiving.delete(request);
      else if (ms > graceMs && bytes < (bytesPerSecond * ms) / 1_000) end(request, response);
    }
  };
  const timer = setInterval(check, checkMs).unref();
  server.once("close", () => clearInterval(timer));
}

const isOver = ({ complete, socket }: IncomingMessage): boolean => complete || socket.destroyed;

function end({ socket }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (headersSent) socket.destroy();
  else answerUnreadable(new Error("The body comes too slowly"), socket);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
