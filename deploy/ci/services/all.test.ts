import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { readEsdbUrl } from "@sb/platform/event-store/eventstoredb/url.ts";
import { readMeiliUrl } from "@sb/platform/search/meilisearch/url.ts";
import { expect, test } from "vitest";
import { temporaryDir } from "../../test/servers/server.ts";
import { servicesHere } from "./all.ts";
import { inCompose, type Reached } from "./composed.ts";
import { esdbUrlOf } from "./event-store.ts";
import { meiliUrlOf } from "./meilisearch.ts";

const NOWHERE = { DOCKER_HOST: "unix:///nowhere/docker.sock" };
const EVERYWHERE = ["Kafka", "Redis", "s3", "veraPDF"];
const container: Reached = { getHost: () => "localhost", getMappedPort: (port: unknown) => Number(port) + 30_000 };

/** The names of what would be started, and what is said. */
async function startedWith(environment: Readonly<Record<string, string>>) {
  const said: string[] = [];
  const services = await servicesHere(environment, (line) => void said.push(line));
  return { names: services.map(({ name }) => name), said };
}

test("without Docker, says in one line what is not started, and starts the others", async () => {
  const why = "no Docker engine answers: unix:///nowhere/docker.sock (ENOENT)";
  expect(await startedWith(NOWHERE)).toEqual({
    names: EVERYWHERE,
    said: [`not started: EventStoreDB, Meilisearch (${why})`],
  });
});

test("with Docker, starts what comes as an image too, but not what somebody runs already", async () => {
  using folder = temporaryDir();
  const socket = join(folder.path, "docker.sock");
  await using server = createServer((_, response) => void response.end("OK")).listen(socket);
  await once(server, "listening");
  const docker = { DOCKER_HOST: `unix://${socket}` };
  expect(await startedWith(docker)).toEqual({ names: [...EVERYWHERE, "EventStoreDB", "Meilisearch"], said: [] });
  const running = { SB_TEST_ESDB_URL: "esdb://here?tls=false" };
  expect(await startedWith({ ...docker, ...running })).toEqual({ names: [...EVERYWHERE, "Meilisearch"], said: [] });
});

test("asks for no Docker where both run already", async () => {
  const running = { SB_TEST_ESDB_URL: "esdb://here?tls=false", SB_TEST_MEILI_URL: "http://:key@here" };
  expect(await startedWith({ ...NOWHERE, ...running })).toEqual({ names: EVERYWHERE, said: [] });
});

test("makes URLs that the adapters read", () => {
  const esdb = readEsdbUrl(esdbUrlOf(container));
  expect(esdb).toMatchObject({ hosts: [{ address: "localhost", port: 32_113 }], isSecure: false });
  const meili = readMeiliUrl(meiliUrlOf(container, "0a1b"));
  expect(meili).toMatchObject({ hosts: ["http://localhost:37700"], apiKey: "0a1b" });
});

test("takes images and settings from the compose file", () => {
  expect(inCompose("eventstore").image).toMatch(/^eventstore\/eventstore:\d/);
  expect(inCompose("eventstore").environment).toMatchObject({ EVENTSTORE_INSECURE: "true" });
  expect(inCompose("meilisearch").environment).toHaveProperty("MEILI_MASTER_KEY");
});
