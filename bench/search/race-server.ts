// The embedded engine behind a plain HTTP handler, in its own process: one question, one request, as on a server of Meilisearch.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";

const [folder = ""] = process.argv.slice(2);
const engine = await openSearchEngine("sqlite:", folder, [REPORT_SEARCH]);
const index = engine.index(REPORT_SEARCH);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const found = await index.search(JSON.parse(await text(request)));
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

// The process that forked it may end without a word, as a test that takes too long does.
process.once("disconnect", () => process.exit());

const server = createServer((request, response) => void answer(request, response));
server.listen(0, "localhost", () => process.send?.((server.address() as AddressInfo).port));
