// For tests: a way to a server that can be cut.
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

export type TcpProxy = {
  readonly url: string;
  /** Connections break, and none is let in until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
};

/** `url`: of a server at an address of its own, with whatever else the URL says. */
export async function startProxy(url: string): Promise<TcpProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    return socket.once("close", () => sockets.delete(socket));
  };
  const forward = (inward: Socket): void => {
    const outward = keep(connect(Number(target.port), target.hostname));
    keep(inward).pipe(outward).pipe(inward);
  };
  let server = await listen(forward, 0);
  const { port } = server.address() as { readonly port: number };
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${port}`;
  return {
    url: proxied.href,
    async cut() {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
    async mend() {
      server = await listen(forward, port);
    },
  };
}

async function listen(forward: (socket: Socket) => void, port: number): Promise<Server> {
  const server = createServer(forward).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
