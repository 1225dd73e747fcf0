// The product is killed again and again while people use it, at moments drawn from a seed: as one process, or one service after the other.
// After each kill all that was acknowledged is there, once, and is read and found.
import { setTimeout as lasting } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRandom, type Random } from "../simulation/random.ts";
import {
  expectDelivered,
  expectLoggedIn,
  expectReceipts,
  expectReports,
  expectWell,
  sendUnsure,
} from "../test/outage/kept.ts";
import { createLedger, type Ledger } from "../test/outage/ledger.ts";
import { load } from "../test/outage/load.ts";
import type { World } from "../test/outage/steps.ts";
import { ADMIN, populate } from "../test/outage/world.ts";
import { QUICK_RETRIES } from "../test/people/webhook-agency.ts";
import { startDistributed } from "../test/servers/distributed.ts";
import { openReceiver, type Received, type Receiver, reportOf } from "../test/servers/receiver.ts";
import { startServer, type TestServer, temporaryDir } from "../test/servers/server.ts";

const KILLS = Number(process.env.SB_TEST_KILLS ?? 100);
const SEED = Number(process.env.SB_TEST_KILL_SEED ?? 1);
const APART = process.env.SB_TEST_APART === "1";
const PEOPLE = 8;
/** Ten requests a second each. */
const LOADS = 5;
/** Milliseconds between two kills, and of one that comes while the product starts. */
const ALIVE_MS = 2_500;
const STARTING_MS = 2_000;
/** The share of kills that come before the product is up. */
const WHILE_STARTING = 0.2;
/** Each starts the product anew. */
const LIMIT_MS = 600_000 + KILLS * 60_000;

/** The product as it is killed: one process, or services apart. */
type Victim = {
  readonly gateway: Pick<TestServer, "url">;
  /** Its data folder. */
  readonly dir: string;
  /** All services. */
  readonly urls: () => readonly string[];
  /** Resolves when it is gone. */
  readonly kill: (random: Random) => Promise<void>;
  /** Resolves when it answers. `killedAfterMs`: it is killed while it starts, and started again. */
  readonly start: (killedAfterMs: number | undefined) => Promise<void>;
};

test(`${KILLS} kills of ${APART ? "services apart" : "the whole product"} under load, seed ${SEED}: nothing acknowledged is lost, doubled or not found`, {
  timeout: LIMIT_MS,
}, async () => {
  await using resources = new AsyncDisposableStack();
  const receiver = resources.use(await openReceiver());
  const victim = await (APART ? servicesApart : oneProcess)(resources, receiver);
  const random = createRandom(SEED);
  const cut = { requests: 0 };
  const ledger = withoutCuts(createLedger(), cut);
  const world: World = { ...(await populate(victim, receiver, PEOPLE)), ledger };
  const checked = { filed: 0, deleted: 0, comments: 0 };
  for (let kill = 0, asked = 0; kill < KILLS; kill += 1, asked += 1_000) {
    const loading = new AbortController();
    // Each begins with another thing to do.
    const loads = Array.from({ length: LOADS }, (_, at) => load(world, loading.signal, asked + 3 * at));
    const loaded = Promise.all(loads);
    await lasting(random.below(ALIVE_MS));
    await victim.kill(random);
    loading.abort();
    await victim.start(random.chance(WHILE_STARTING) ? random.below(STARTING_MS) : undefined);
    await loaded;
    expect(ledger.wrong).toEqual([]);
    await sendUnsure(world);
    await expectReports({ ...world, ledger: since(ledger, checked) });
    Object.assign(checked, { filed: ledger.filed.length, deleted: ledger.deleted.length });
    checked.comments = ledger.comments.length;
  }
  await expectLoggedIn(world);
  await expectReports(world);
  const { received } = receiver.hook("bureau");
  await expectDelivered(world, received);
  expectOnceInOrder(received, ledger);
  expect(receiver.forged).toEqual([]);
  await expectReceipts(world, victim.dir);
  await expectWell(victim.urls());
  const { filed, comments, deleted, counts } = ledger;
  console.log(
    `${KILLS} kills, seed ${SEED}: ${filed.length} reports, ${comments.length} comments, ${deleted.length} deletions; ` +
      `${counts.right} right answers, ${counts.unavailable} unavailable, ${cut.requests} cut off; ${received.length} deliveries`,
  );
});

/** A request whose connection breaks has no answer: what it asked for may have been done or not. */
function withoutCuts(ledger: Ledger, cut: { requests: number }): Ledger {
  return {
    ...ledger,
    failed(what, error) {
      const isCut = error instanceof TypeError || (error instanceof Error && error.name === "AbortError");
      if (isCut) cut.requests += 1;
      else ledger.failed(what, error);
    },
  };
}

/** The part of the ledger that came since the last look. */
const since = (
  ledger: Ledger,
  seen: { readonly filed: number; readonly deleted: number; readonly comments: number },
) => ({
  ...ledger,
  filed: ledger.filed.slice(seen.filed),
  deleted: ledger.deleted.slice(seen.deleted),
  comments: ledger.comments.slice(seen.comments),
});

/** Each report is one message, whatever was sent again; that it is gone is another one, after it. */
function expectOnceInOrder(received: readonly Received[], ledger: Ledger): void {
  const byReport = Map.groupBy(
    received.filter(({ status }) => status === 204),
    reportOf,
  );
  const wrong = [...byReport].flatMap(([seq, messages]) => {
    const isGone = ({ bundle }: Received) => bundle.objects.some((object) => "revoked" in object && object.revoked);
    const told = messages.filter((message) => !isGone(message));
    const taken = messages.filter(isGone);
    const ids = (of: readonly Received[]) => new Set(of.map(({ id }) => id)).size;
    const isOrdered =
      messages.findIndex(isGone) === -1 || messages.findLastIndex((each) => !isGone(each)) < messages.findIndex(isGone);
    const isDeleted = ledger.deleted.some(({ dclrSeq }) => dclrSeq === seq);
    const isWhole = !isDeleted || told.length === 0 || taken.length > 0;
    return seq === undefined || (ids(told) <= 1 && ids(taken) <= 1 && isOrdered && isWhole)
      ? []
      : [`${seq}: ${messages.map((each) => `${isGone(each) ? "gone" : "told"} ${each.id}`).join(", ")}`];
  });
  expect(wrong).toEqual([]);
}

const settingsFor = (receiver: Receiver) => ({
  SB_ADMIN_EMAILS: ADMIN,
  SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
  SB_WEBHOOK_RETRIES: QUICK_RETRIES,
  SB_ACCESS_TOKEN_TTL: String(24 * 3_600),
  SB_SESSION_TTL: String(48 * 3_600),
});

async function oneProcess(resources: AsyncDisposableStack, receiver: Receiver): Promise<Victim> {
  const dir = resources.use(temporaryDir()).path;
  const env = { SB_TRUST_PROXY: "1", ...settingsFor(receiver) };
  const start = (port: string, signal?: AbortSignal) =>
    startServer({ dataDir: dir, env: { PORT: port, ...env }, ...(signal && { signal }) });
  let server = await start("0");
  resources.defer(() => server.kill());
  const { url } = server;
  const { port } = new URL(url);
  return {
    ...{ gateway: { url }, dir, urls: () => [url] },
    kill: () => server.kill(),
    start: async (killedAfterMs) => {
      if (killedAfterMs !== undefined) {
        const started = await start(port, AbortSignal.timeout(killedAfterMs)).catch(() => undefined);
        await started?.kill();
      }
      server = await start(port);
    },
  };
}

async function servicesApart(resources: AsyncDisposableStack, receiver: Receiver): Promise<Victim> {
  const numbers = { commands: 1, queries: 1, projectors: 1, workers: 1 };
  const apart = await startDistributed(resources, numbers, {
    ...{ SB_RATE_LIMIT: "0", ...settingsFor(receiver), SB_TRUST_PROXY: "2" },
  });
  const services = ["commands", "queries", "projectors", "workers"] as const;
  let killed: (typeof services)[number] = "commands";
  return {
    ...{ gateway: apart.gateway, dir: apart.dir },
    urls: () => [apart.gateway, ...services.flatMap((service) => apart[service])].map(({ url }) => url),
    kill: async (random) => {
      killed = random.pick(services);
      await apart[killed][0]?.kill();
    },
    start: async () => apart.restartEnded(killed),
  };
}
