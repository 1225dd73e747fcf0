import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDir } from "../../test/servers/server.ts";
import { findEngine } from "./engine.ts";

const PATIENCE = 200;

/** The engine found where something answers so at the socket that DOCKER_HOST names. */
async function foundAt(listener: RequestListener) {
  using folder = temporaryDir();
  const path = join(folder.path, "docker.sock");
  await using server = createServer(listener).listen(path);
  await once(server, "listening");
  const found = await findEngine({ DOCKER_HOST: `unix://${path}` }, PATIENCE);
  server.closeAllConnections();
  return JSON.parse(JSON.stringify(found).replaceAll(path, "/docker.sock")) as unknown;
}

test("an engine that answers its ping is there", async () => {
  const paths: (string | undefined)[] = [];
  const found = await foundAt(({ url }, response) => {
    paths.push(url);
    response.end("OK");
  });
  expect([found, paths]).toEqual([{ where: "unix:///docker.sock" }, ["/_ping"]]);
});

test("an engine that says nothing is waited for a short while only", async () => {
  const begun = performance.now();
  const found = await foundAt(() => undefined);
  expect(found).toEqual({ why: "no Docker engine answers: unix:///docker.sock says nothing" });
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test("one that can't serve is not there", async () => {
  const found = await foundAt((_, response) => void response.writeHead(503).end());
  expect(found).toEqual({ why: "no Docker engine answers: unix:///docker.sock answers 503" });
});

test("one behind an address is asked there; one that wants TLS is there too", async () => {
  await using server = createServer((_, response) => void response.writeHead(400).end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const DOCKER_HOST = `tcp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  expect(await findEngine({ DOCKER_HOST })).toEqual({ where: DOCKER_HOST });
});

test.each([
  ["unix:///nowhere/docker.sock", "unix:///nowhere/docker.sock (ENOENT)"],
  ["ssh://somewhere", "ssh://somewhere is not an address that is known here"],
])("no engine at %s", async (DOCKER_HOST, said) => {
  expect(await findEngine({ DOCKER_HOST })).toEqual({ why: `no Docker engine answers: ${said}` });
});
