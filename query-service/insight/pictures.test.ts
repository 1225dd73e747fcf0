import { createHmac } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { HttpRequest } from "@sb/platform/http/handler.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getRemotePicture, isPicturePass, picturePass } from "./pictures.ts";

const mac = (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url");
const HOUR = 3_600_000;
const NOW = 500_000 * HOUR + 1;
const pass = picturePass(mac, 7, NOW);

test("a pass is for one article and for hours", () => {
  expect(isPicturePass(mac, 7, pass, NOW)).toBe(true);
  expect(isPicturePass(mac, 7, pass, NOW + 12 * HOUR)).toBe(true);
  expect(isPicturePass(mac, 7, pass, NOW + 13 * HOUR)).toBe(false);
  expect(isPicturePass(mac, 8, pass, NOW)).toBe(false);
});

test("a pass that was made before the clock was put back holds for no longer than another", () => {
  expect(isPicturePass(mac, 7, pass, NOW - 48 * HOUR)).toBe(false);
});

test("it stays the same within an hour, so that browsers keep the pictures", () => {
  expect(picturePass(mac, 7, NOW + HOUR - 10)).toBe(pass);
});

test.each(["", "x", "999999999.x", `9${pass}`, `${pass}x`, pass.slice(0, -1), `${pass.split(".")[0]}.`])(
  "%s is none",
  (made) => {
    expect(isPicturePass(mac, 7, made, NOW)).toBe(false);
  },
);

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
let server: Server;
let origin: string;

const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  "/a.png": (response) => response.setHeader("content-type", "text/html").end(PNG),
  "/a.html": (response) => response.setHeader("content-type", "image/png").end("<script>alert(1)</script>"),
  "/a.svg": (response) => response.setHeader("content-type", "image/svg+xml").end(SVG),
  "/missing.png": (response) => response.writeHead(404).end(PNG),
  "/large.png": (response) => response.setHeader("content-length", LIMITS.fileBytes + 1).write(PNG),
  "/home.png": (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
  "/loop.png": (response) => response.writeHead(302, { location: "/loop.png" }).end(),
};

beforeAll(async () => {
  server = createServer(({ url = "" }, response) => answers[url]?.(response));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

function fetchPicture(url: string) {
  const handle = getRemotePicture({ network: { exceptOrigin: origin } });
  // The handler looks at nothing but the query.
  return handle({ query: { url } } as HttpRequest<"GET admin/safer-view/picture">);
}

test("a picture is given on, as what its bytes are", async () => {
  expect(await fetchPicture(`${origin}/a.png`)).toMatchObject({ stream: PNG, mediaType: "image/png" });
});

test.each(["/a.html", "/a.svg", "/missing.png", "/large.png", "/home.png", "/loop.png"])(
  "%s is no picture that can be fetched",
  async (path) => {
    await expect(fetchPicture(`${origin}${path}`)).rejects.toMatchObject({
      code: "PICTURE_NOT_FETCHED",
      fields: [{ path: "url", code: "PICTURE_NOT_FETCHED" }],
    });
  },
);

test.each(["https://127.0.0.1/a.png", "http://169.254.169.254/", "file:///etc/passwd", "data:image/png,x", "x"])(
  "%s is not asked, and refused as all others",
  async (url) => {
    await expect(fetchPicture(url)).rejects.toMatchObject({ code: "PICTURE_NOT_FETCHED" });
  },
);
