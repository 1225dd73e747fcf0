import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { newsPictureHandler } from "./picture.ts";

let server: Server;
let origin: string;
beforeAll(async () => {
  const picture = await sharp({ create: { width: 100, height: 80, channels: 3, background: "navy" } })
    .png()
    .toBuffer();
  server = createServer((_, response) => response.setHeader("content-type", "image/png").end(picture));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

test("a picture of the process's own feed takes no process to draw", async () => {
  const kept: [string, number | undefined][] = [];
  const { kind, handle } = newsPictureHandler({
    news: {
      findPictureUrl: async () => `${origin}/1.png`,
      keepPicture: async () => undefined,
    },
    files: {
      put: async (key, bytes) => {
        kept.push([key, (await sharp(bytes as Uint8Array).metadata()).width]);
      },
    },
    drawer: { draw: () => Promise.reject(new Error("a process was asked")) },
    network: { exceptOrigin: origin },
  });
  await handle(runOf(kind, { newsSeq: 7 }));
  expect(kept).toEqual([["news/pictures/7", 100]]);
});
