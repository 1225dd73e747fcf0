// The baseline for reads, in its own process: Express with one bare JSON route per body.
import type { AddressInfo } from "node:net";
import express from "express";

/** Response bodies by path. */
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
