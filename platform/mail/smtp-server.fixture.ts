// An SMTP server for tests, on a port of this machine.
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { CERTIFICATE, PRIVATE_KEY } from "./localhost.fixture.ts";

export type TestServer = {
  readonly port: number;
  readonly messages: Uint8Array[];
  /** Connections that were made so far. */
  readonly connections: () => number;
  close(): Promise<void>;
};

/** Takes every mail; `options` says otherwise. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestServer> {
  const messages: Uint8Array[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    key: PRIVATE_KEY,
    cert: CERTIFICATE,
    closeTimeout: 1,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    async onData(stream, _session, done) {
      messages.push(Buffer.concat(await Array.fromAsync<Uint8Array>(stream)));
      done();
    },
    ...options,
  });
  // A client that goes away in the middle is a part of some tests.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    messages,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
