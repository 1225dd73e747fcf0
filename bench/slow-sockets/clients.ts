// Clients that hold their sockets: each sends one byte now and then, or nothing at all.
import { connect, type Socket } from "node:net";

export type Slowness = "headers" | "body" | "refused body" | "nothing";
export const SLOWNESSES: readonly Slowness[] = ["headers", "body", "refused body", "nothing"];

export type SlowClient = {
  readonly slowness: Slowness;
  /** Resolves with the milliseconds after which the server had closed the socket. */
  readonly freed: Promise<number>;
  drip(): void;
  destroy(): void;
};

const post = (path: string): string =>
  `POST /sb/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n`;

/** The bytes that each sends at once. */
const START: Readonly<Record<Slowness, string>> = {
  headers: "GET /sb/terms HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  body: `${post("home/nick/double-chk")}{"nickname":"`,
  // Without a login, refused before its body is here.
  "refused body": `${post("report")}{"declare":"`,
  nothing: "",
};

export async function openSlowClient(url: URL, slowness: Slowness): Promise<SlowClient> {
  const socket = await connected(url);
  const start = performance.now();
  socket.resume();
  // A reset is an end too.
  socket.on("error", () => undefined);
  const freed = new Promise<number>((resolve) => {
    socket.once("close", () => resolve(performance.now() - start));
  });
  socket.write(START[slowness]);
  return {
    slowness,
    freed,
    drip: () => void (slowness !== "nothing" && socket.writable && socket.write("x")),
    destroy: () => void socket.destroy(),
  };
}

function connected({ hostname, port }: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once("error", reject);
    socket.once("connect", () => resolve(socket));
  });
}
