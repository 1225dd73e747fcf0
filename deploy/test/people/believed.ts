// For tests: people of chosen networks, who joined at a chosen time, and what others are told to block.
import { PARTS } from "../../standalone/parts.ts";
import { type InProcess, startWith } from "../servers/in-process.ts";
import { declaration } from "./declaration.ts";
import { type Answer, type Person, seeing, signIn } from "./person.ts";
import { get } from "./typed-get.ts";

export type Believed = InProcess & {
  /** The service's clock from now on; without a time, the system's. */
  readonly setClock: (at?: string) => void;
};

/** One proxy is believed about who the client is; the command service has a clock of the test's. */
export async function startBelieving(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Believed> {
  let now: string | undefined;
  const createCommandHandlers: typeof PARTS.createCommandHandlers = (deps) =>
    PARTS.createCommandHandlers({ ...deps, clock: () => now ?? deps.clock() });
  const server = await startWith(dataDir, { createCommandHandlers }, { SB_TRUST_PROXY: "1", ...settings });
  const setClock = (at?: string) => {
    now = at;
  };
  return { ...server, setClock };
}

const DAY_MS = 86_400_000;
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

/** A request by way of the proxy, from this address. */
export const from = (ip: string) => ({ "x-forwarded-for": ip });

/** People of this name; joined at the server's time, and logged in at the system's. */
export async function joinAt(server: Believed, at: string | undefined, names: readonly string[]): Promise<Person[]> {
  const people: Person[] = [];
  server.setClock(at);
  for (const name of names) await signIn(server.url, `${name}@example.com`, name);
  server.setClock();
  for (const name of names) people.push(await signIn(server.url, `${name}@example.com`, name));
  return people;
}

export async function report(person: Person, adrs: string, ip: string): Promise<Answer<{ dclrSeq: number }>> {
  const answer = await person.call<{ dclrSeq: number }>(
    ...(["POST", "report", declaration({ declareType: "SITE", adrs }), from(ip)] as const),
  );
  if (answer.status !== 201) throw new Error(`not filed: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** The answers of a look-up, the blocklist, MISP's feed and TAXII about a site, after a write. */
export async function saidOf(server: Believed, person: Person, site: string, after: Answer) {
  const { timesReported, weak, listed, disputed, ownerObjects, confirmedAt } = await get(
    person.call,
    "GET report/lookup",
    { query: { adrs: site }, headers: seeing(after) },
  );
  const text = async (path: string) => (await fetch(`${server.url}/feeds/${path}`)).text();
  const blocklist = (await text("blocklist.txt")).split("\n");
  const misp = await mispOf(text);
  const isConfirmed = confirmedAt !== undefined;
  return {
    ...{ timesReported, weak, listed, disputed, ownerObjects, isConfirmed },
    isOnBlocklist: blocklist.includes(site),
    isOnHosts: (await text("hosts.txt")).includes(` ${site}\n`),
    isForWallets: (await text("eth-phishing-detect/config.json")).includes(JSON.stringify(site)),
    isForMisp: misp.some(({ value, to_ids }) => value === site && to_ids),
    stix: await stixOf(server.url, site),
  };
}

type Indicator = { readonly type: string; readonly pattern?: string; readonly revoked?: boolean };

/** Reports on a site in TAXII's collection: those that stand, and those that are revoked. */
async function stixOf(url: string, site: string) {
  const found: Indicator[] = [];
  for (let next: string | undefined = ""; next !== undefined; ) {
    const query: string = next === "" ? "limit=100" : `limit=100&next=${next}`;
    const page = await (await fetch(`${url}/taxii2/reports/collections/public/objects/?${query}`)).json();
    found.push(...(page.objects ?? []));
    next = page.more ? page.next : undefined;
  }
  const named = found.filter(({ type, pattern }) => type === "indicator" && pattern?.includes(`'${site}'`));
  const revoked = named.filter((each) => each.revoked).length;
  return { standing: named.length - revoked, revoked };
}

type Attribute = { readonly value: string; readonly to_ids: boolean };

async function mispOf(text: (path: string) => Promise<string>): Promise<readonly Attribute[]> {
  const events: Attribute[] = [];
  for (const uuid of Object.keys(JSON.parse(await text("misp/manifest.json"))))
    events.push(...JSON.parse(await text(`misp/${uuid}.json`)).Event.Attribute);
  return events;
}
