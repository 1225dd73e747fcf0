// For tests: read models that are lost, rebuilt, and replaced by another release's, while people look things up.
import { reportStream } from "@sb/contracts/report/subject.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { NO_STREAM } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { type Distributed, startDistributed } from "../../test/servers/distributed.ts";
import { reportedAddress, startLookUps } from "./look-ups.ts";

type Env = Readonly<Record<string, string>>;

export type Rebuilt = {
  /** Settings of all services for the engines they work on. Engines started for them end with `resources`. */
  readonly settings?: (resources: AsyncDisposableStack) => Promise<Env>;
  /** Empties the read store, and the search indexes where they can be, while the services run. `env`: their settings. */
  readonly lose: (dir: string, env: Env) => Promise<void>;
};

const START_MS = 300_000;
const WITHIN = { timeout: 120_000, interval: 50 };
/** Answers in all, and after the loss before a projector is there again. */
const ANSWERS = 2_000;
const MEANWHILE = 200;
const REPORTS = 12;

/** Call this at the top of a file or a describe. */
export function testRebuilt({ settings = async () => ({}), lose }: Rebuilt): void {
  const resources = new AsyncDisposableStack();
  let env: Env;
  let apart: Distributed;
  let person: Person;
  let filed = 0;
  /** The query service that is left. */
  let answering = "";
  beforeAll(async () => {
    env = { SB_RATE_LIMIT: "0", ...(await settings(resources)) };
    apart = await startDistributed(resources, { commands: 1, queries: 1, projectors: 1, workers: 0 }, env);
    person = await signIn(apart.gateway.url, "reporter@example.com", "reporter");
    while (filed < REPORTS) await file(urlOf(apart.queries));
  }, START_MS);
  afterAll(() => resources.disposeAsync());

  const urlOf = ([server]: readonly { readonly url: string }[]): string => server?.url ?? "";
  const readyz = async (url: string): Promise<number> => (await fetch(`${url}/readyz`)).status;
  const untilReady = (url: string) => vi.waitFor(async () => expect(await readyz(url)).toBe(200), WITHIN);

  const projectionsOf = async (url: string): Promise<readonly string[]> => {
    const { projections } = (await (await fetch(`${url}/readyz`)).json()) as { projections: { projection: string }[] };
    expect(projections.length).toBeGreaterThan(1);
    return projections.map(({ projection }) => projection);
  };

  /** Another report, which counts as there once the query services at `urls` have it. */
  async function file(...urls: readonly string[]): Promise<void> {
    const form = declaration({ adrs: reportedAddress(filed), title: `Promised returns ${filed}` });
    const answer = await person.call<{ dclrSeq: number }>("POST", "report", form);
    expect(answer.status).toBe(201);
    for (const url of urls) {
      const read = () => request(url, "GET", "report/history?pagination.size=1", undefined, seeing(answer));
      await vi.waitFor(async () => expect((await read()).status).toBe(200), WITHIN);
    }
    filed += 1;
  }

  test(
    "while projectors are killed, and what was built is lost, no answer is wrong",
    async () => {
      const query = urlOf(apart.queries);
      const { gateway } = apart;
      const people = startLookUps(
        () => [query, gateway.url],
        () => filed,
      );
      await people.more(MEANWHILE);
      for (const projector of apart.projectors) await projector.kill();
      await lose(apart.dir, env);
      await vi.waitFor(async () => {
        expect([await readyz(query), await readyz(gateway.url)]).toEqual([503, 503]);
      }, WITHIN);
      await people.more(MEANWHILE);
      await apart.restartEnded("projectors");
      await untilReady(gateway.url);
      await people.more(MEANWHILE);
      await file(query);
      await people.more(Math.max(0, ANSWERS - people.seen().answers));
      await people.stop();
      const { answers, wrong, refused } = people.seen();
      expect(wrong).toEqual([]);
      expect(answers).toBeGreaterThanOrEqual(ANSWERS);
      expect(refused).toBeGreaterThanOrEqual(MEANWHILE);
      expect(refused).toBeLessThan(answers);
    },
    START_MS,
  );

  test(
    "a release with another version of a read model takes over without a wrong answer",
    async () => {
      const [before] = apart.queries;
      const [projecting] = apart.projectors;
      if (!before || !projecting) throw new Error("nothing runs yet");
      let urls = [before.url];
      const people = startLookUps(
        () => urls,
        () => filed,
      );
      // All at once, as `kubectl apply` does.
      const writing = apart.awaitReadersOfNext();
      let mayWrite = false;
      void writing.then(() => {
        mayWrite = true;
      });
      const [standby, query] = await Promise.all([apart.startNext("projector"), apart.startNext("query-service")]);
      await file(before.url);
      await untilReady(query.url);
      // The heartbeats of who reads were lost with the rest. Processes send them again within seconds.
      await vi.waitFor(async () => expect(await readyz(standby.url)).toBe(503), WITHIN);
      urls = [before.url, query.url];
      await file(...urls);
      await people.more(MEANWHILE);
      // Only now are the old ones ended, those first that people read from.
      urls = [query.url];
      await before.stop();
      await untilReady(standby.url);
      expect(mayWrite).toBe(false);
      await projecting.stop();
      expect(await writing).toMatchObject({ code: 0 });
      await people.more(MEANWHILE);
      await file(query.url);
      await people.stop();
      expect(await vi.waitFor(() => projectionsOf(standby.url), WITHIN)).toContain("report@1000");
      expect(people.seen().wrong).toEqual([]);
      answering = query.url;
    },
    START_MS,
  );

  test(
    "an event that no projector can read is told by those that file, and by those that answer",
    async () => {
      const log = await openEventStore("sqlite:", apart.dir);
      const meta = { eventId: uuidv7(), correlationId: "-", actor: "system:test", at: new Date().toISOString() };
      const unreadable = { type: "ReportFiled", version: 1_000, data: {}, meta };
      await log.append(reportStream.of(1_000), [unreadable], NO_STREAM);
      await log.close();
      for (const url of [urlOf(apart.commands), answering])
        await vi.waitFor(async () => {
          const answer = await fetch(`${url}/readyz`);
          const failing = expect.arrayContaining([expect.stringMatching(/@\d+$/)]);
          expect([answer.status, await answer.json()]).toMatchObject([200, { status: "degraded", failing }]);
        }, WITHIN);
    },
    START_MS,
  );
}
