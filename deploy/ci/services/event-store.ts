// EventStoreDB as one node in memory, without TLS and projections, where Docker is.
import { composed, type Reached } from "./composed.ts";

const PORT = 2_113;

export const esdbUrlOf = (container: Reached): string =>
  `esdb://${container.getHost()}:${container.getMappedPort(PORT)}?tls=false`;

export const eventStore = composed({
  name: "EventStoreDB",
  variable: "SB_TEST_ESDB_URL",
  service: "eventstore",
  port: PORT,
  healthPath: "/health/live",
  settings: { EVENTSTORE_MEM_DB: "true" },
  urlOf: esdbUrlOf,
});
