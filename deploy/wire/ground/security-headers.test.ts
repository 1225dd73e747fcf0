// Headers of every answer, whoever gives it: pages, the API, errors, health, the development issuer's neighbours.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
const PAGES = ["/", "/report", "/healthz", "/readyz"];
/** Pages of other origins may read these. */
const OPEN = ["/sb/report/lookup", "/sb/openapi.json"];
const ANSWERS = ["/sb/terms", "/sb/nothing", ...OPEN];

const policyOf = (headers: Headers): readonly string[] => headers.get("content-security-policy")?.split(";") ?? [];

test.each(PAGES)("%s: nothing foreign runs", async (path) => {
  const policy = policyOf((await fetch(server.url + path)).headers);
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  expect(policy.find((directive) => directive.startsWith("script-src"))).not.toMatch(/unsafe/);
});

test.each(PAGES)(
  "%s: our own pages alone may ask for the camera, and nobody for a microphone or a place",
  async (path) => {
    const policy = (await fetch(server.url + path)).headers.get("permissions-policy")?.split(", ");
    expect(policy).toEqual(expect.arrayContaining(["camera=(self)", "microphone=()", "geolocation=()"]));
  },
);

test.each(ANSWERS)("%s: nothing loads or runs at all", async (path) => {
  const policy = policyOf((await fetch(server.url + path)).headers);
  expect(policy.toSorted()).toEqual(["base-uri 'none'", "default-src 'none'", "frame-ancestors 'none'"]);
});

test.each([...PAGES, ...ANSWERS])("%s: nothing frames, sniffs, or tells others", async (path) => {
  const { headers } = await fetch(server.url + path, { headers: { origin: "https://evil.example" } });
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("same-origin");
  const isOpen = OPEN.includes(path);
  expect(headers.get("cross-origin-resource-policy")).toBe(isOpen ? "cross-origin" : "same-origin");
  // Never "-credentials": a login or an API key in somebody else's page would be theirs.
  const told = isOpen ? ["access-control-allow-origin", "access-control-expose-headers"] : [];
  expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual(told);
  expect(headers.get("access-control-allow-origin")).toBe(isOpen ? "*" : null);
  expect(headers.has("x-powered-by")).toBe(false);
  expect(headers.get("content-type")).toMatch(/; charset=utf-8$/);
});

test.each(["/sb/terms", "/sb/nothing", "/sb/support/my-page"])("%s is not to be stored", async (path) => {
  expect((await fetch(server.url + path)).headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["TRACE", "TRACE /sb/terms HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n", 405],
  [
    "a body with two lengths",
    "POST /sb/report/lookup HTTP/1.1\r\nHost: HOST\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nX",
    400,
  ],
  [
    "two lengths that differ",
    "POST /sb/report HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
    400,
  ],
])("%s is refused", async (_name, request, status) => {
  const { host, hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(request.replace("HOST", host));
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
