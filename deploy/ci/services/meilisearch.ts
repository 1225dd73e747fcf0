// Meilisearch with a master key, where Docker is.
import { randomBytes } from "node:crypto";
import { composed, type Reached } from "./composed.ts";

const PORT = 7_700;
const KEY = randomBytes(16).toString("hex");

export const meiliUrlOf = (container: Reached, key = KEY): string =>
  `http://:${key}@${container.getHost()}:${container.getMappedPort(PORT)}`;

export const meilisearch = composed({
  name: "Meilisearch",
  variable: "SB_TEST_MEILI_URL",
  service: "meilisearch",
  port: PORT,
  healthPath: "/health",
  settings: { MEILI_MASTER_KEY: KEY },
  urlOf: (container) => meiliUrlOf(container),
});
