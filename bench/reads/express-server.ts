// The baseline of reading, in a process of its own: Express with one bare route for each body it is sent, answering JSON.
import type { AddressInfo } from "node:net";
import express from "express";

/** Bodies by path. */
export type Bodies = Readonly<Record<string, unknown>>;

process.once("message", (bodies: Bodies) => {
  const app = express();
  for (const [path, body] of Object.entries(bodies)) {
    app.get(path, (_request, response) => {
      response.json(body);
    });
  }
  const server = app.listen(0, "localhost", () => {
    process.send?.((server.address() as AddressInfo).port);
  });
});
