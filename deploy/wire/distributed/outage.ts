// For tests: an engine is away under load, in both ways.
import { setTimeout as lasting } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { TestEngine } from "../../test/outage/engines.ts";
import {
  expectDelivered,
  expectLoggedIn,
  expectReceipts,
  expectReports,
  expectWell,
  healthOf,
  sendUnsure,
} from "../../test/outage/kept.ts";
import { load } from "../../test/outage/load.ts";
import type { World } from "../../test/outage/steps.ts";
import { ADMIN, populate } from "../../test/outage/world.ts";
import { type Distributed, startDistributed } from "../../test/servers/distributed.ts";
import { openReceiver, type Receiver } from "../../test/servers/receiver.ts";

/** More than a handler may take; every night it is a minute. */
const AWAY_MS = Number(process.env.SB_TEST_OUTAGE_SECONDS ?? "30") * 1_000;
/** Before and after: what is right without an outage is right here. */
const AROUND_MS = 10_000;
/** No divisor of the number of steps, so that everybody does everything; five outages at once keep two cores busy with them. */
const PEOPLE = Number(process.env.SB_TEST_OUTAGE_PEOPLE ?? "11");
const LIMIT_MS = 900_000;

type Start = (resources: AsyncDisposableStack) => Promise<TestEngine>;

/** `ports`: those that `/readyz` names while the engine is away. */
export function testOutages(name: string, ports: readonly string[], start: Start): void {
  test.concurrent(`while ${name} is away each answer is right or 503, and nothing acknowledged is lost`, {
    timeout: LIMIT_MS,
  }, async () => {
    await using resources = new AsyncDisposableStack();
    const engine = await start(resources);
    const receiver = resources.use(await openReceiver());
    const apart = await startServices(engine, receiver, resources);
    const world = await populate(apart, receiver, PEOPLE);
    const loading = new AbortController();
    const loaded = load(world, loading.signal);
    await lasting(AROUND_MS);
    for (const absence of [engine.silent, engine.gone]) {
      await absence.away();
      await Promise.all([lasting(AWAY_MS), expectTold(apart, ports)]);
      await absence.back();
      await apart.restartEnded("projectors");
      await lasting(AROUND_MS);
    }
    loading.abort();
    await loaded;
    expect(world.ledger.wrong).toEqual([]);
    expectRunning(apart);
    await expectAll(world, apart, receiver);
  });
}

async function expectAll(world: World, apart: Distributed, receiver: Receiver): Promise<void> {
  await expectLoggedIn(world);
  await sendUnsure(world);
  await expectReports(world);
  await expectDelivered(world, receiver.hook("bureau").received);
  await expectReceipts(world, apart.dir);
  await expectWell(urlsOf(apart));
}

function startServices(engine: TestEngine, receiver: Receiver, resources: AsyncDisposableStack): Promise<Distributed> {
  const numbers = { commands: 1, queries: 1, projectors: 1, workers: 1 };
  return startDistributed(resources, numbers, {
    SB_ADMIN_EMAILS: ADMIN,
    // Nobody asks so often; the tighter limits of single routes count.
    SB_RATE_LIMIT: "100000",
    // Two hops: the proxy in front of the gateway, and the gateway.
    SB_TRUST_PROXY: "2",
    SB_ACCESS_TOKEN_TTL: "3600",
    SB_SESSION_TTL: "7200",
    SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
    ...engine.env,
  });
}

const urlsOf = ({ gateway, commands, queries, projectors, workers }: Distributed): readonly string[] =>
  [gateway, ...commands, ...queries, ...projectors, ...workers].map(({ url }) => url);

/** The services name the engine that is away, and go on to answer. */
async function expectTold({ commands, queries }: Distributed, ports: readonly string[]): Promise<void> {
  const told = async () => {
    const all = await Promise.all([...commands, ...queries].map(({ url }) => healthOf(url)));
    // A projection that stands without its engine degrades its own routes.
    for (const { status } of all) expect(["ready", "degraded"]).toContain(status);
    return [...new Set(all.flatMap(({ away = [] }) => away))].sort();
  };
  await vi.waitFor(async () => expect(await told()).toEqual(ports), { timeout: AWAY_MS + 30_000, interval: 500 });
}

/** A projector that lost its lease ends. Nothing else does. */
function expectRunning({ gateway, commands, queries, workers }: Distributed): void {
  for (const server of [gateway, ...commands, ...queries, ...workers])
    expect(server.isRunning(), server.output()).toBe(true);
}
