// A keep-alive HTTP/1.1 connection that sends one request after another. It implements only what a load test needs, so
// that the client costs little: every answer must have a Content-Length.
import { connect } from "node:net";

export type Connection = {
  /** Sends raw request bytes; resolves with the status once the whole answer has arrived. */
  readonly ask: (request: Uint8Array) => Promise<number>;
  readonly close: () => void;
};

type Waiting = { readonly resolve: (status: number) => void; readonly reject: (error: Error) => void };

export async function openConnection(url: URL): Promise<Connection> {
  const socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
  const answers = createAnswers();
  let waiting: Waiting | undefined;

  const fail = (error: Error): void => {
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on("data", (chunk: Buffer) => {
    try {
      const status = answers.take(chunk);
      if (status === undefined) return;
      const asked = waiting;
      waiting = undefined;
      asked?.resolve(status);
    } catch (error) {
      socket.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The server closed the connection")));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

export type Answers = {
  /** The status of the answer that this chunk completes. Throws where the answer has no Content-Length. */
  readonly take: (chunk: Buffer) => number | undefined;
};

export function createAnswers(): Answers {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  /** Body bytes still to come; undefined until the head is complete. */
  let left: number | undefined;

  return {
    take: (chunk) => {
      if (left === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf("\r\n\r\n");
        if (end < 0) return undefined;
        const text = head.toString("latin1", 0, end);
        status = Number(text.slice(9, 12));
        left = lengthIn(text) - (head.length - end - 4);
        head = Buffer.alloc(0);
      } else {
        left -= chunk.length;
      }
      if (left > 0) return undefined;
      left = undefined;
      return status;
    },
  };
}

function lengthIn(head: string): number {
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error("The server's answer does not tell its length");
  return Number(length);
}
