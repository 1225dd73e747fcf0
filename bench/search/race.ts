// The embedded engine against Meilisearch: the same reports, the same questions, in turn. Each question crosses loopback HTTP to a server
// in a process of its own. Ours is behind a plain handler; Meilisearch is asked by the project's adapter, which asks it more than once where
// the first answer finds next to nothing.
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import type { SearchResult } from "@sb/platform/search/port.ts";
import { ownPlaceOn } from "@sb/platform/search/testing/own-place.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { forkServer } from "../forked.ts";
import { count, note, percent, type Row } from "../row.ts";
import { queryClasses } from "./classes.ts";
import { fillEngine } from "./filled.ts";
import { createGenerator } from "./generator.ts";
import { type QueryClass, queryOf, type ReportQuery } from "./query-class.ts";
import { createRandom } from "./random.ts";
import { takeSample } from "./sample.ts";
import { type Times, timesOf, told } from "./times.ts";

type RaceOptions = {
  readonly reports: number;
  /** Questions of each kind. */
  readonly calls: number;
  /** The URL of Meilisearch, with its key in it. */
  readonly url: string;
  readonly progress: (line: string) => void;
};

/** Each question is asked so often. */
const ROUNDS = 3;
const WARM_CALLS = 3;

export async function benchRace({ quick, say }: Context): Promise<readonly Row[]> {
  const url = process.env.SB_TEST_MEILI_URL;
  if (!url) return [note("race with Meilisearch", "skipped: SB_TEST_MEILI_URL is not set")];
  const size = quick ? { reports: 20_000, calls: 40 } : { reports: 200_000, calls: 100 };
  const { texts, lists, hard } = queryClasses(takeSample(createGenerator(), size.reports));
  return raceRows({ ...size, url, progress: say }, [...texts, ...lists, ...hard]);
}

/** A row for each kind of question: it misses its budget where ours is slower at p99. */
export async function raceRows(options: RaceOptions, kinds: readonly QueryClass[]): Promise<readonly Row[]> {
  const { reports, calls, url, progress } = options;
  using folder = temporaryFolder();
  await using place = ownPlaceOn(url);
  const generator = createGenerator();
  const fill = async (url: string, folder: string): Promise<number> => {
    const engine = await openSearchEngine(url, folder, [REPORT_SEARCH]);
    const ms = await fillEngine(engine, generator, { reports, progress });
    await engine.close();
    return ms;
  };
  const filled = { ours: await fill("sqlite:", folder.path), theirs: await fill(place.url, folder.path) };
  await using server = await forkServer(new URL("race-server.ts", import.meta.url), [folder.path]);
  const meili = await openSearchEngine(place.url, folder.path, [REPORT_SEARCH]);
  const index = meili.index(REPORT_SEARCH);
  const raceOf = (each: QueryClass, calls: number) =>
    race(each, calls, askAt(server.url), (query) => index.search(query));
  // A process compiles what it does first: that is no kind's time.
  for (const each of kinds) await raceOf(each, WARM_CALLS);
  const rows: Row[] = [];
  for (const each of kinds) {
    progress(`racing: ${each.what}`);
    rows.push(rowOf(await raceOf(each, calls)));
  }
  await meili.close();
  const perSecond = (ms: number) => `${count(reports / (ms / 1_000))} reports/s`;
  return [
    note(
      `race at ${count(reports)} reports: filled, ours : Meilisearch`,
      `${perSecond(filled.ours)} : ${perSecond(filled.theirs)}`,
    ),
    ...rows,
  ];
}

type Ask = (query: ReportQuery) => Promise<SearchResult>;

const askAt =
  (url: string): Ask =>
  async (query) => {
    const response = await fetch(url, { method: "POST", body: JSON.stringify(query) });
    if (!response.ok) throw new Error(`The embedded engine answered ${response.status}: ${await response.text()}`);
    return response.json();
  };

type Raced = {
  readonly what: string;
  readonly ours: Times;
  readonly theirs: Times;
  /** Shares of the questions that both answered with the same page, and with the same total. */
  readonly samePage: number;
  readonly sameTotal: number;
};

/** Now the one is asked first, now the other. Every call counts. */
async function race({ what, ask }: QueryClass, calls: number, ours: Ask, theirs: Ask): Promise<Raced> {
  const random = createRandom(99, calls, what.length);
  const queries = Array.from({ length: calls }, () => queryOf(ask(random)));
  const times = { ours: [] as number[], theirs: [] as number[] };
  const timed = async (ask: Ask, query: ReportQuery, into: number[]): Promise<SearchResult> => {
    const start = performance.now();
    const found = await ask(query);
    into.push(performance.now() - start);
    return found;
  };
  let [samePage, sameTotal] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, query] of queries.entries()) {
      const isOursFirst = (at + round) % 2 === 0;
      const early = isOursFirst ? await timed(ours, query, times.ours) : undefined;
      const their = await timed(theirs, query, times.theirs);
      const our = early ?? (await timed(ours, query, times.ours));
      if (idsOf(our) === idsOf(their)) samePage += 1;
      if (our.total === their.total && our.totalIsLowerBound === their.totalIsLowerBound) sameTotal += 1;
    }
  }
  const asked = ROUNDS * calls;
  return {
    what,
    ours: timesOf(what, times.ours),
    theirs: timesOf(what, times.theirs),
    samePage: samePage / asked,
    sameTotal: sameTotal / asked,
  };
}

const idsOf = ({ hits }: SearchResult): string => hits.map(({ id }) => id).join();

function rowOf({ what, ours, theirs, samePage, sameTotal }: Raced): Row {
  const ratio = ours.p99 / theirs.p99;
  const found = `same page ${percent(samePage)}, same total ${percent(sameTotal)}`;
  return {
    what: `race: ${what}`,
    measured: `${ratio.toFixed(2)} ×: ${told(ours)} : ${told(theirs)}; ${found}`,
    budget: "≤ 1.00 ×",
    ok: ratio <= 1,
  };
}
