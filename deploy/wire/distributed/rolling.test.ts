// A rolling upgrade, and the way back, in the order of docs/operations.md ("Upgrading"), with processes in place of containers: people file
// and look things up all the while, and no answer is wrong, nothing filed is lost.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, test, vi } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { request, seeing, signIn } from "../../test/people/person.ts";
import { type Distributed, ofNext, type ServiceName, startDistributed } from "../../test/servers/distributed.ts";
import { runToEnd, type TestServer } from "../../test/servers/server.ts";
import { reportedAddress, startLookUps } from "./look-ups.ts";

type Env = Readonly<Record<string, string>>;
/** Those of one kind that take requests, as a service of Kubernetes knows them. */
type Endpoints = { servers: TestServer[] };

const NEXT: Env = { ...ofNext, SB_TEST_WRITES: "alike" };
const BEFORE: Env = {};
const LIMIT_MS = 900_000;
const WITHIN = { timeout: 180_000, interval: 100 };
const REPORTS = 8;
const MEANWHILE = 100;

test("a release comes and goes, one process after the other, and no answer is wrong", {
  timeout: LIMIT_MS,
}, async () => {
  await using resources = new AsyncDisposableStack();
  const commands: Endpoints = { servers: [] };
  const env = { SB_RATE_LIMIT: "0", SB_COMMAND_URL: await serviceOf(commands, resources) };
  const numbers = { commands: 2, queries: 2, projectors: 2, workers: 1 };
  const apart = await startDistributed(resources, numbers, env);
  commands.servers = [...apart.commands];
  const queries: Endpoints = { servers: [...apart.queries] };
  const projectors: Endpoints = { servers: [...apart.projectors] };
  const workers: Endpoints = { servers: [...apart.workers] };

  const person = await signIn(apart.gateway.url, "reporter@example.com", "reporter");
  const filed: number[] = [];
  /** At each of those that take commands in turn; counts once each of those that answer has it. */
  const file = async (): Promise<void> => {
    const url = commands.servers[filed.length % commands.servers.length]?.url ?? "";
    const form = declaration({ adrs: reportedAddress(filed.length), title: `Promised returns ${filed.length}` });
    const authorization = `Bearer ${person.accessToken}`;
    const answer = await request<{ dclrSeq: number }>(url, "POST", "report", form, { authorization });
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    for (const query of queries.servers) {
      const read = () => request(query.url, "GET", "report/history?pagination.size=1", undefined, seeing(answer));
      await vi.waitFor(async () => expect((await read()).status).toBe(200), WITHIN);
    }
    filed.push(answer.body.dclrSeq);
  };
  while (filed.length < REPORTS) await file();

  const people = startLookUps(
    () => queries.servers.map(({ url }) => url),
    () => filed.length,
  );
  const told: string[] = [];
  const step = async (name: string, work: () => Promise<void>): Promise<void> => {
    const began = performance.now();
    await work();
    told.push(`${name} ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    await file();
    await people.more(MEANWHILE);
  };

  const replace = async (endpoints: Endpoints, started: Promise<TestServer>): Promise<void> => {
    const next = await started;
    await vi.waitFor(async () => expect((await fetch(`${next.url}/readyz`)).status).toBe(200), WITHIN);
    const [old, ...others] = endpoints.servers;
    endpoints.servers = [...others, next];
    expect(await old?.stop()).toBe(0);
  };
  const roll = async (release: string, own: Env): Promise<void> => {
    const start = (service: ServiceName) => apart.startAnother(service, own);
    // The first standby builds what is new while the old ones are answered from.
    const standby = start("projector");
    for (const _ of apart.queries)
      await step(`${release}: query service`, () => replace(queries, start("query-service")));
    await step(`${release}: projector`, () => replace(projectors, standby));
    await step(`${release}: projector`, () => replace(projectors, start("projector")));
    await step(`${release}: workers`, () => replace(workers, start("workers")));
    await step(`${release}: await-readers`, () => awaitReaders(apart, { ...env, ...own }));
    for (const _ of apart.commands)
      await step(`${release}: command service`, () => replace(commands, start("command-service")));
  };

  await roll("upgrade", NEXT);
  await roll("back", BEFORE);
  await people.stop();
  const { answers, refused, wrong } = people.seen();
  console.log([...told, `${answers} look-ups, ${refused} refused; ${filed.length} reports filed`].join("\n"));
  expect(wrong).toEqual([]);
  expect(refused).toBeLessThan(answers / 2);
  for (const { url } of queries.servers) {
    const { body } = await request<{ pagination: { totalItems: number } }>(
      url,
      "GET",
      "report/history?pagination.size=1",
    );
    expect(body.pagination.totalItems).toBe(filed.length);
    for (const seq of filed) expect((await request(url, "GET", `report/history/${seq}`)).status).toBe(200);
  }
});

/** The step before a command service. */
async function awaitReaders({ dir }: Distributed, env: Env): Promise<void> {
  const shared = { SB_PUBLIC_URL: "http://localhost", SB_ONE_MACHINE: "yes", SB_MASTER_KEY: "5b".repeat(32) };
  const main = new URL("../../operator/await-readers.ts", import.meta.url);
  expect(await runToEnd({ dataDir: dir, env: { ...shared, ...env }, args: [], main })).toMatchObject({ code: 0 });
}

/** One address for all of them, as other services know them. */
async function serviceOf(endpoints: Endpoints, resources: AsyncDisposableStack): Promise<string> {
  let turn = 0;
  const server = createServer((inward) => {
    const { servers } = endpoints;
    turn += 1;
    const next = servers[turn % servers.length];
    if (next === undefined) return void inward.destroy();
    const outward = connect(Number(new URL(next.url).port), "127.0.0.1");
    for (const socket of [inward, outward]) socket.on("error", () => [inward, outward].map((each) => each.destroy()));
    inward.pipe(outward).pipe(inward);
  }).listen(0, "127.0.0.1");
  resources.defer(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}
