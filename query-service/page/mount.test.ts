import type { CreatePages, Pages } from "@sb/contracts/pages.ts";
import { serveForTest } from "@sb/platform/http/testing.ts";
import { createLogger } from "@sb/platform/log.ts";
import { expect, test } from "vitest";
import { mountPages } from "./mount.ts";

const SHELL = "<!doctype html><title>Safer Block</title>";

/** `rateLimit`: requests a minute. */
const serve = (page: Pages["page"] | undefined, rateLimit = 0) =>
  serveForTest({
    rateLimit,
    mountMore: (app, limiters) =>
      mountPages(app, limiters, {
        ...{
          handlers: {} as never,
          unready: () => [],
          publicUrl: "https://safer.example",
          log: createLogger("silent"),
        },
        page: { html: SHELL, scriptHashes: [], screens: [] },
        loadPages: async (): Promise<CreatePages | undefined> =>
          page && (async () => ({ page, preview: async () => undefined })),
        cards: { draw: async () => new Uint8Array() },
      }),
  });

test("a page is asked for again each time, and sent anew only where it changed", async () => {
  let html = "<p>one</p>";
  await using server = await serve(async () => ({ status: 200, html }));
  const first = await server.ask("/report/history/12");
  expect([first.statusCode, first.body, first.headers["cache-control"]]).toEqual([200, html, "no-cache"]);
  const again = { url: "/report/history/12", headers: { "if-none-match": first.headers.etag ?? "" } };
  expect((await server.ask(again)).statusCode).toBe(304);
  html = "<p>two</p>";
  expect((await server.ask(again)).body).toBe(html);
});

test("what can't be rendered is the app alone, and not to be indexed or kept", async () => {
  const fails = async () => Promise.reject(new TypeError("a mistake of ours"));
  for (const page of [fails, undefined]) {
    await using server = await serve(page);
    const { statusCode, body, headers } = await server.ask("/");
    expect([statusCode, body, headers["cache-control"], headers["retry-after"]]).toEqual([503, SHELL, "no-store", "5"]);
  }
});

test("who asks too often gets the app alone, and learns when to come back", async () => {
  await using server = await serve(async () => ({ status: 200, html: "<p>one</p>" }), 1);
  expect((await server.ask("/")).statusCode).toBe(200);
  const { statusCode, body, headers } = await server.ask("/");
  expect([statusCode, body, headers["cache-control"]]).toEqual([429, SHELL, "no-store"]);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
});
