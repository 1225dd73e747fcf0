// Which streams travel on the bus: all kinds that the product makes, one by one.
import { streams, travels } from "@sb/contracts/subjects.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { type EventStore, START } from "@sb/platform/event-store/port.ts";
import { expect, test } from "vitest";
import { request } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

/** A new kind gets its row by a decision, not by default (docs/decisions/0025-which-streams-travel.md). */
const KINDS: Readonly<Record<string, boolean>> = {
  account: true,
  report: true,
  agency: true,
  comment: true,
  newsletter: true,
  analysis: true,
  dispute: true,
  insight: true,
  news: true,
  newssource: true,
  inquiry: true,
  // Deliveries that admins ask for: a test of an agency's webhook, sending again.
  deliveries: true,
  watch: true,
  // A day's results of a person's watches.
  watchday: true,
  // Tests and repeats that people ask of their webhooks.
  webhook: true,
  // Attempts at comments that were refused: the eraser follows them.
  refusedcomment: true,
  // Orders of admins, which the projector takes up.
  operation: true,
  // Nobody outside needs them yet.
  delivery: false,
  disclosure: false,
  notice: false,
  popups: false,
  terms: false,
  unusual: false,
  views: false,
  // Who has a part in which request, how many reports on which target, and how much a person watches.
  disputant: false,
  place: false,
  watcher: false,
  like: false,
  // Confirmations of a target: its lists are read models' work.
  target: false,
  // Hashes of links and titles.
  newskey: false,
  thread: false,
  analyses: false,
  inquiries: false,
  // Hashes of refresh tokens.
  session: false,
  // Wrapped keys: a copy outside could not be destroyed.
  key: false,
  // By which agency's member a mail address is.
  seat: false,
  // Who is who: the identity at the issuer, nicknames and what looks like them, requests that were answered.
  identity: false,
  nickname: false,
  claim: false,
  // The fingerprint of the master key.
  vault: false,
  // Hashes of API keys.
  apikey: false,
  // How each message to a person's webhook went.
  webhookcall: false,
  // Messages that operators skipped.
  bus: false,
  // How new the jobs are that a server keeps.
  jobs: false,
  // That the demo content was made.
  demo: false,
};

test("each kind of stream that a subject declares has its row", () => {
  for (const { kind, travels: does } of streams) expect([kind, does]).toEqual([kind, KINDS[kind]]);
});

test.each(Object.entries(KINDS))("%s: %s", (kind, does) => {
  expect(travels(`${kind}-1`)).toBe(does);
  expect(travels(`${kind}-report-1`)).toBe(does);
});

test.each(["report", "reports-1", "key-report-1", "-report-1", ""])("no stream is taken for another: %j", (stream) => {
  expect(travels(stream)).toBe(false);
});

test("the product makes no other kind of stream", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path, args: [] });
  await expect.poll(async () => (await request(server.url, "GET", "home/main")).status).toBe(200);
  await server.stop();
  const eventStore = await openEventStore("sqlite:", dir.path);
  const unknown = [...(await kindsIn(eventStore))].filter((kind) => !Object.hasOwn(KINDS, kind));
  await eventStore.close();
  expect(unknown).toEqual([]);
});

async function kindsIn(eventStore: EventStore): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  for (let after = START; ; ) {
    const events = await eventStore.readAll(after, 1_000);
    for (const { stream } of events) kinds.add(stream.split("-", 1)[0] ?? "");
    const last = events.at(-1);
    if (!last) return kinds;
    after = last.position;
  }
}
