// Subscribing an address that is subscribed and one that is not: nobody must be able to tell them apart by the time it takes.
import { type NewsletterCommand, newsletterDecider } from "@sb/command-service/newsletter/rules/decider.ts";
import { askKeyOwner } from "@sb/contracts/newsletter/events.ts";
import { newsletterStream } from "@sb/contracts/newsletter/subject.ts";
import { request } from "@sb/deploy/test/people/person.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { openWriteSide } from "@sb/platform/service/ports.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { atLeast, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";
import { rankTest } from "./ranks.ts";

const TIMES = { full: 1_000, quick: 200 };
const WARM_UP = 50;

export async function benchNewsletter(context: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const times = TIMES[context.quick ? "quick" : "full"];
  await fill(folder.path, times);
  const server = await startReady(folder.path);
  try {
    context.say(`subscribing ${times} known and ${times} unknown addresses`);
    return [await compared(server.url, times)];
  } finally {
    await stopped(server);
  }
}

const known = (at: number): string => `known${at}@people.net`;

/** Subscribers who confirmed, as the rules make them. */
async function fill(dataDir: string, times: number): Promise<void> {
  await using resources = new AsyncDisposableStack();
  const { vault, handle, clock } = await openWriteSide(readConfig({ SB_DATA_DIR: dataDir }), dataDir, resources);
  for (let at = 0; at < times; at += 1) {
    const subscriberId = vault.mac("newsletter", known(at));
    const askId = uuidv7();
    const sealed = await vault.seal(askKeyOwner(subscriberId, askId), { email: known(at) });
    const context = { actor: "system:bench", correlationId: askId, at: clock() };
    const ask = (command: NewsletterCommand) =>
      handle(newsletterDecider, newsletterStream.of(subscriberId), command, context);
    await ask({ type: "Ask", subscriberId, asking: { askId, askedAt: clock(), language: "ko", sealed } });
    await ask({ type: "Confirm", at: clock(), subscriberId, askId });
  }
}

/** One known and one unknown after the other, in turns of either order: what slows the machine down meets both. */
async function compared(url: string, times: number): Promise<Row> {
  for (let at = 0; at < WARM_UP; at += 1) await subscribe(url, `warm${at}@people.net`);
  const took = { known: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < times; at += 1) {
    const turn = [
      ["known", known(at)],
      ["unknown", `unknown${at}@people.net`],
    ] as const;
    for (const [kind, address] of at % 2 === 0 ? turn : turn.toReversed())
      took[kind].push(await subscribe(url, address));
  }
  const what = "home/subscribe, known against unknown addresses: probability of such ranks by chance";
  return atLeast(what, rankTest(took.known, took.unknown), 0.01, (share) => share.toFixed(3));
}

/** In milliseconds. */
async function subscribe(url: string, email: string): Promise<number> {
  const before = performance.now();
  const { status } = await request(url, "POST", "home/subscribe", { email });
  if (status !== 204) throw new Error(`subscribing was answered with ${status}`);
  return performance.now() - before;
}
