// The first start on a Kafka that nobody used before: it makes the topics of its coordinators when they are first asked.
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test } from "vitest";
import { createBroker, requireKafkaFolder } from "../../ci/services/kafka.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

describeWith("SB_TEST_KAFKA_URL", "a new broker", () => {
  test("is no reason to end: the service starts, and stops cleanly", async () => {
    await using resources = new AsyncDisposableStack();
    const data = resources.adopt(await mkdtemp(join(tmpdir(), "sb-broker-")), (path) =>
      rmSync(path, { recursive: true }),
    );
    const broker = await createBroker(requireKafkaFolder(), data);
    await broker.start();
    resources.defer(() => broker.stop("SIGKILL"));
    const { path } = resources.use(temporaryDir());
    const env = { SB_BUS_URL: `${broker.url}?prefix=t-${randomUUID()}&partitions=1` };
    const server = resources.use(await startServer({ dataDir: path, env }));
    expect(await server.stop()).toBe(0);
  }, 120_000);
});
