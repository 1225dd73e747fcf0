// Engines that come as images: started by testcontainers as deploy/compose has them, with data that nobody keeps.
import { readFileSync } from "node:fs";
import type { StartedTestContainer } from "testcontainers";
import { parse } from "yaml";
import * as z from "zod";
import type { Service } from "./service.ts";

const COMPOSE = new URL("../../compose/compose.yaml", import.meta.url);
const Composed = z.object({ image: z.string(), environment: z.record(z.string(), z.string()) });
const Compose = z.object({ services: z.record(z.string(), z.unknown()) });

/** The parts of a running container that a URL is made of. */
export type Reached = Pick<StartedTestContainer, "getHost" | "getMappedPort">;

export type ComposedService = Service & {
  /** The variable that gives tests its URL; where it is set already, nothing is started. */
  readonly variable: "SB_TEST_ESDB_URL" | "SB_TEST_MEILI_URL";
};

type Wanted = Pick<ComposedService, "name" | "variable"> & {
  /** Its name in the compose file. */
  readonly service: string;
  readonly port: number;
  /** Answers 2xx once it is ready. */
  readonly healthPath: string;
  /** Settings besides those of the compose file, or instead of them. */
  readonly settings: Readonly<Record<string, string>>;
  readonly urlOf: (container: Reached) => string;
};

/** An image is pulled before this begins. */
const READY_MS = 120_000;

export const composed = ({ name, variable, urlOf, ...wanted }: Wanted): ComposedService => ({
  name,
  variable,
  // The engine pulls its image.
  install: async () => undefined,
  async start() {
    const container = await startContainer(wanted);
    return { env: { [variable]: urlOf(container) }, stop: async () => void (await container.stop()) };
  },
});

/** testcontainers is loaded here only: where there is no Docker, nobody needs it. */
async function startContainer({ service, port, healthPath, settings }: Omit<Wanted, "name" | "variable" | "urlOf">) {
  const { GenericContainer, Wait } = await import("testcontainers");
  const { image, environment } = inCompose(service);
  return await new GenericContainer(image)
    .withEnvironment({ ...environment, ...settings })
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forHttp(healthPath, port).forStatusCodeMatching((status) => status >= 200 && status < 300))
    .withStartupTimeout(READY_MS)
    .start();
}

/** The image and the settings of a service of deploy/compose. */
export function inCompose(service: string): z.output<typeof Composed> {
  const { services } = Compose.parse(parse(readFileSync(COMPOSE, "utf8"), { merge: true }));
  return Composed.parse(services[service]);
}
