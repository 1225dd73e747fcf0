// What wallets and browsers block, over HTTP, each file read as its readers do.
import { afterAll, beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/declaration.ts";
import { deletionRequest } from "../../test/dispute.ts";
import { type InProcess, startWith } from "../../test/in-process.ts";
import { type Person, seeing, signIn } from "../../test/person.ts";
import { temporaryDir } from "../../test/server.ts";

/** New accounts: so many weigh enough together (contracts/sharing/blocked.ts). */
const PEOPLE = 8;
const SITE = "evil-exchange.com";
const DISPUTED = "disputed-shop.com";
const ALONE = "reported-once.com";
const SHARED = "sites.google.com/view/evil";
const WALLET = "0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe";

const dir = temporaryDir();
let server: InProcess;
let newest: Record<string, string> = {};

beforeAll(async () => {
  server = await startWith(dir.path, {});
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signIn(server.url, `p${at}@example.com`, `Person${at}`));
  let disputed = 0;
  for (const person of people) {
    for (const adrs of [SITE, DISPUTED, SHARED]) {
      const dclrSeq = await file(person, { declareType: "SITE", adrs });
      if (adrs === DISPUTED) disputed = dclrSeq;
    }
    await file(person, { declareType: "WALLET", chain: "ETH", adrs: WALLET });
  }
  const [first] = people;
  if (!first) throw new Error("nobody is signed in");
  await file(first, { declareType: "SITE", adrs: ALONE });
  newest = seeing(await first.call("POST", "report/deletion", { ...deletionRequest(disputed), adrs: DISPUTED }));
}, 60_000);
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

async function file(person: Person, changes: object): Promise<number> {
  const answer = await person.call<{ dclrSeq: number }>("POST", "report", declaration(changes));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.dclrSeq;
}

async function read(path: string): Promise<Response> {
  // The feeds wait for no position; a request that does is asked before.
  await fetch(`${server.url}/sb/report/feed.atom`, { headers: newest });
  const response = await fetch(`${server.url}/feeds/${path}`);
  expect(response.status).toBe(200);
  return response;
}
const linesOf = (text: string) => text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

const BLOCKED = [SITE, SHARED, WALLET];

test("the plain list has a target in each line: addresses, sites, and parts of sites", async () => {
  const lines = async () => linesOf(await (await read("blocklist.txt")).text());
  await expect
    .poll(async () => (await lines()).map((line) => line.toLowerCase()).sort())
    .toEqual(BLOCKED.map((target) => target.toLowerCase()).sort());
  expect((await read("blocklist.txt")).headers.get("content-type")).toBe("text/plain; charset=utf-8");
});

test("the hosts file sends whole sites nowhere, and none of which only a part was reported", async () => {
  const lines = async () => linesOf(await (await read("hosts.txt")).text());
  await expect.poll(lines).toEqual([`0.0.0.0 ${SITE}`, `0.0.0.0 www.${SITE}`]);
});

test("wallets read the list in the format of EthPhishingDetect", async () => {
  const config = async () => (await read("eth-phishing-detect/config.json")).json();
  await expect.poll(config).toEqual({ version: 2, tolerance: 0, fuzzylist: [], whitelist: [], blacklist: [SITE] });
});

test("there is no other file", async () => {
  expect((await fetch(`${server.url}/feeds/everything.txt`)).status).toBe(404);
});
