// A Kafka broker that is killed while events are carried and delivered.
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { createKafkaPlace, until } from "@sb/platform/bus/testing/kafka-place.ts";
import { eventsOf } from "@sb/platform/bus/testing/testing.ts";
import type { StreamEvent } from "@sb/platform/event-store/port.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test } from "vitest";
import { createBroker, requireKafkaFolder } from "../../ci/services/kafka.ts";

const STREAMS = Array.from({ length: 5 }, (_, at) => `a-${at}`);
const TIMES = 30;

describeWith("SB_TEST_KAFKA_URL", "a killed broker", () => {
  test("loses nothing: all of it comes once it is there again, each stream in order", {
    timeout: 240_000,
  }, async () => {
    await using resources = new AsyncDisposableStack();
    const data = resources.adopt(await mkdtemp(join(tmpdir(), "sb-broker-")), (path) =>
      rmSync(path, { recursive: true }),
    );
    const broker = await createBroker(requireKafkaFolder(), data);
    await broker.start();
    resources.defer(() => broker.stop("SIGKILL"));
    const place = await createKafkaPlace(broker.url, 3);
    resources.defer(place.remove);
    const bus = resources.adopt(await place.open(), (open) => open.close());
    const seen: StreamEvent[] = [];
    const handle = async (event: StreamEvent) => void seen.push(event);
    await bus.subscribe(defineSubscription({ group: "one", handles: eventsOf("A"), handle }));
    const emitAll = async () => {
      for (let time = 0; time < TIMES; time += 1) for (const stream of STREAMS) await place.emit(stream, "A");
    };

    const emitting = emitAll();
    await until(() => expect(seen.length).toBeGreaterThan(STREAMS.length));
    await broker.stop("SIGKILL");
    await emitting;
    await emitAll();
    await broker.start();

    const revisions = Array.from({ length: 2 * TIMES }, (_, revision) => revision);
    const of = (stream: string) => [
      ...new Set(seen.filter((each) => each.stream === stream).map((each) => each.revision)),
    ];
    await expect.poll(() => STREAMS.map(of), { timeout: 150_000 }).toEqual(STREAMS.map(() => revisions));
  });
});
