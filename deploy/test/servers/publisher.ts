// For tests: the server of somebody who publishes a list, on this machine. It answers as a test says.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CERTIFICATE, PRIVATE_KEY } from "@sb/platform/mail/localhost.fixture.ts";

export type PublisherServer = AsyncDisposable & {
  /** `https://localhost:port/list.txt` */
  readonly url: string;
  /** Settings of a service that may ask it. */
  readonly env: Readonly<Record<string, string>>;
  readonly asked: IncomingMessage[];
  answer: (response: ServerResponse, request: IncomingMessage) => void;
};

export async function openPublisher(): Promise<PublisherServer> {
  const folder = mkdtempSync(join(tmpdir(), "safer-block-publisher-"));
  const certificate = join(folder, "certificate.pem");
  writeFileSync(certificate, CERTIFICATE);
  const asked: IncomingMessage[] = [];
  const server = createServer({ cert: CERTIFICATE, key: PRIVATE_KEY }, (request, response) => {
    asked.push(request);
    publisher.answer(response, request);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  const publisher: PublisherServer = {
    url: `${origin}/list.txt`,
    env: { SB_LIST_PRIVATE_ORIGINS: origin, NODE_EXTRA_CA_CERTS: certificate },
    asked,
    answer: (response) => response.writeHead(404).end(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
  return publisher;
}
