// The product is killed again and again while people use it, at moments drawn from a seed: as one process, or one service after the other.
// After each kill all that was acknowledged is there, once, and is read and found.
import { setTimeout as lasting } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createRandom } from "../simulation/random.ts";
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
import { populate } from "../test/outage/world.ts";
import { openReceiver, type Received, reportOf } from "../test/servers/receiver.ts";
import { oneProcess, servicesApart, servicesOnEngines, type Victim } from "./victims.ts";

const KILLS = Number(process.env.SB_TEST_KILLS ?? 100);
const SEED = Number(process.env.SB_TEST_KILL_SEED ?? 1);
const [WHAT, startVictim] =
  process.env.SB_TEST_ENGINES === "1"
    ? (["services apart, and engines,", servicesOnEngines] as const)
    : process.env.SB_TEST_APART === "1"
      ? (["services apart", servicesApart] as const)
      : (["the whole product", oneProcess] as const);
const PEOPLE = 8;
/** Ten requests a second each. */
const LOADS = 5;
/** Kills after which receipts are looked for: a data folder keeps the newest thousand mails (platform/mail/outbox.ts). */
const RECEIPTS_EVERY = 100;
/** Milliseconds between two kills, and of one that comes while the product starts. */
const ALIVE_MS = 2_500;
const STARTING_MS = 2_000;
/** The share of kills that come before the product is up. */
const WHILE_STARTING = 0.2;
/** Back-offs end at half a minute. Milliseconds. */
const READY = { timeout: 150_000, interval: 50 };
/** Each starts the product anew. */
const LIMIT_MS = 600_000 + KILLS * 60_000;

test(`${KILLS} kills of ${WHAT} under load, seed ${SEED}: nothing acknowledged is lost, doubled or not found`, {
  timeout: LIMIT_MS,
}, async () => {
  await using resources = new AsyncDisposableStack();
  const receiver = resources.use(await openReceiver());
  const victim = await startVictim(resources, receiver);
  const random = createRandom(SEED);
  const cut = { requests: 0 };
  const ledger = withoutCuts(createLedger(), cut);
  const world: World = { ...(await populate(victim, receiver, PEOPLE)), ledger };
  const kills: Kill[] = [];
  const checked = { filed: 0, deleted: 0, comments: 0 };
  let receipts = 0;
  const expectNewReceipts = async () => {
    await expectReceipts({ ...world, ledger: { ...ledger, filed: ledger.filed.slice(receipts) } }, victim.dir);
    receipts = ledger.filed.length;
  };
  for (let kill = 0, asked = 0; kill < KILLS; kill += 1, asked += 1_000) {
    const loading = new AbortController();
    // Each begins with another thing to do.
    const loads = Array.from({ length: LOADS }, (_, at) => load(world, loading.signal, asked + 3 * at));
    const loaded = Promise.all(loads);
    await lasting(random.below(ALIVE_MS));
    const killed = await victim.kill(random);
    loading.abort();
    const isKilledAgain = random.chance(WHILE_STARTING) && (await victim.startAndKill(random.below(STARTING_MS)));
    kills.push({ killed, isKilledAgain, readyAfterMs: await startAgain(victim) });
    await loaded;
    expect(ledger.wrong, `after a kill of ${killed}, the ${kill + 1}th`).toEqual([]);
    await sendUnsure(world);
    await expectReports({ ...world, ledger: since(ledger, checked) });
    await victim.expectRunning();
    Object.assign(checked, { filed: ledger.filed.length, deleted: ledger.deleted.length });
    checked.comments = ledger.comments.length;
    if ((kill + 1) % RECEIPTS_EVERY === 0) await expectNewReceipts();
  }
  await expectLoggedIn(world);
  await expectReports(world);
  const { received } = receiver.hook("bureau");
  await expectDelivered(world, received);
  expectOnceInOrder(received, ledger);
  expect(receiver.forged).toEqual([]);
  await expectNewReceipts();
  await expectWell(victim.urls());
  const { filed, comments, deleted, counts } = ledger;
  console.log(
    `${KILLS} kills of ${WHAT} seed ${SEED}: ${filed.length} reports, ${comments.length} comments, ${deleted.length} deletions; ` +
      `${counts.right} right answers, ${counts.unavailable} unavailable, ${cut.requests} cut off; ${received.length} deliveries\n${told(kills)}`,
  );
});

type Kill = { readonly killed: string; readonly isKilledAgain: boolean; readonly readyAfterMs: number };

/** Resolves with the milliseconds until the product answers that it is ready, from its start on. */
async function startAgain(victim: Victim): Promise<number> {
  const began = performance.now();
  await victim.start();
  await vi.waitFor(async () => expect((await fetch(`${victim.gateway.url}/readyz`)).status).toBe(200), READY);
  return performance.now() - began;
}

/** How many of each were killed, and how long they took until they were ready again. */
function told(kills: readonly Kill[]): string {
  const lines = [...Map.groupBy(kills, ({ killed }) => killed)].map(([killed, of]) => `${killed}: ${rowOf(of)}`);
  return [`all: ${rowOf(kills)}`, ...lines.sort()].join("\n");
}

function rowOf(kills: readonly Kill[]): string {
  const times = kills.map(({ readyAfterMs }) => readyAfterMs / 1_000).sort((a, b) => a - b);
  const seconds = (at: number) => `${times[at]?.toFixed(1)} s`;
  const again = kills.filter(({ isKilledAgain }) => isKilledAgain).length;
  return `${kills.length} kills, ${again} of them again while it started; ready again after ${seconds(Math.floor(times.length / 2))} (p50), at most ${seconds(times.length - 1)}`;
}

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
