import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { askAtRate, type Rate, waitAt } from "./at-rate.ts";
import { getRequest } from "./run.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers once `isOpen` resolves; `asked` has the paths in the order of their coming. */
async function serve(status: number, isOpen: Promise<unknown>, asked: string[]): Promise<Rate> {
  server = createServer(async (request, response) => {
    asked.push(request.url ?? "");
    await isOpen;
    response.writeHead(status, { "content-length": 0 }).end();
  });
  await new Promise<void>((resolve) => server?.listen(0, "localhost", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { url, aSecond: 1_000, connections: 2, status: 200, requestOf: (n) => getRequest(url, `/${n}`) };
}

it("counts how long requests wait from their own time on, also behind one that hangs", async () => {
  const opened = Promise.withResolvers<void>();
  const asked: string[] = [];
  const rate = await serve(200, opened.promise, asked);
  const over = new AbortController();
  const asking = askAtRate(over.signal, {
    ...rate,
    requestOf(n) {
      // The third can be asked only once one of the first two was answered.
      if (n === 2) over.abort();
      return rate.requestOf(n);
    },
  });
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.toSorted()).toEqual(["/0", "/1"]);
  opened.resolve();
  const waits = await asking;
  expect(waits.length).toBeGreaterThan(2);
  expect(waits.every(({ at, ms }) => at >= 0 && ms > 0)).toBe(true);
});

it("ends at the first answer of another status", async () => {
  const rate = await serve(503, Promise.resolve(), []);
  await expect(askAtRate(new AbortController().signal, rate)).rejects.toThrow("answered 503 where 200");
});

it("tells the wait below which a share of them lies", () => {
  const waits = Array.from({ length: 100 }, (_, i) => ({ at: 0, ms: 100 - i }));
  expect([waitAt(0.5, waits), waitAt(0.99, waits), waitAt(0.99, [])]).toEqual([51, 100, 0]);
});
