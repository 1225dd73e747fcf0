// Blocklists for wallets and browsers, over HTTP, each file read as its readers do.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Believed, daysAgo, from, joinAt, startBelieving } from "../../test/people/believed.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing } from "../../test/people/person.ts";
import { temporaryDir } from "../../test/servers/server.ts";

const SITE = "evil-exchange.com";
const ALONE = "reported-once.com";
const SHARED = "sites.google.com/view/evil";
const WALLET = "0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe";

const dir = temporaryDir();
let server: Believed;
let newest: Record<string, string> = {};

beforeAll(async () => {
  server = await startBelieving(dir.path);
  const people = await joinAt(server, daysAgo(8), ["Mina", "Joon"]);
  for (const [at, person] of people.entries())
    for (const target of [
      { declareType: "SITE", adrs: SITE },
      { declareType: "SITE", adrs: SHARED },
      { declareType: "WALLET", chain: "ETH", adrs: WALLET },
    ])
      await file(person, target, from(`203.0.${at}.1`));
  const [first] = people;
  if (!first) throw new Error("nobody is signed in");
  newest = seeing(await file(first, { declareType: "SITE", adrs: ALONE }));
}, 60_000);
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

async function file(person: Person, changes: object, headers = {}): Promise<Answer> {
  const answer = await person.call("POST", "report", declaration(changes), headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer;
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
