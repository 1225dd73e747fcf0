// Which streams travel on the bus: those whose definition says so, and no other kind that the product makes.
import { streams, travels } from "@sb/contracts/subjects.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { type EventStore, START } from "@sb/platform/event-store/port.ts";
import { expect, test } from "vitest";
import { request } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

/**
 * Kinds that no copy outside may have, whoever would like one (docs/decisions/0025-which-streams-travel.md): wrapped keys, which
 * could not be destroyed there; hashes of tokens and keys; who is who; what operators, servers and the demo note for themselves.
 */
const NEVER = [
  ...["key", "vault", "session", "apikey", "seat", "identity", "nickname", "claim"],
  // Who has a part in which request, likes what, watches how much; how many reports on which target.
  ...["disputant", "like", "watcher", "place", "analyses", "inquiries", "thread", "newskey", "webhookcall"],
  // The bus carries orders to replay (`replay`) by itself: no definition says so.
  ...["bus", "replay", "jobs", "demo"],
];
const declared = streams.map(({ kind }) => kind);

test.each(streams)("$kind: the bus carries what its definition says, $travels", ({ kind, travels: does }) => {
  expect(travels(`${kind}-1`)).toBe(does);
  expect(travels(`${kind}-report-1`)).toBe(does);
});

test.each(NEVER)("%s never travels", (kind) => expect(travels(`${kind}-report-1`)).toBe(false));

test.each(["report", "reports-1", "key-report-1", "-report-1", ""])("no stream is taken for another: %j", (stream) => {
  expect(travels(stream)).toBe(false);
});

test("the product makes no other kind of stream", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path, args: [] });
  await expect.poll(async () => (await request(server.url, "GET", "home/main")).status).toBe(200);
  await server.stop();
  const eventStore = await openEventStore("sqlite:", dir.path);
  const unknown = [...(await kindsIn(eventStore))].filter((kind) => ![...declared, ...NEVER].includes(kind));
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
