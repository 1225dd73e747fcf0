// A list is refreshed from its publisher's server, which answers well, badly and not at all: after each, the right targets are listed.
import type { ServerResponse } from "node:http";
import { publisher, sites } from "@sb/workers/published/publisher.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addList, refreshed, viewOf } from "../../test/people/lists.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { openPublisher } from "../../test/servers/publisher.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

const ADMIN = "lists@example.com";
const their = await openPublisher();
const server = useServer({ env: { ...their.env, SB_ADMIN_EMAILS: ADMIN } });
afterAll(() => their[Symbol.asyncDispose]());

let admin: Person;
let listSeq: number;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Keeper");
  their.answer = (response) => publisher.list(response, sites(9), '"1"');
  ({ listSeq } = await addList(admin, "Drainers", their.url));
}, 60_000);

const site = (n: number) => sites(1, n).trim();

/** The numbers of the sites that look-ups say are listed, of the first so many. */
async function listed(count = 20): Promise<readonly number[]> {
  const numbers = Array.from({ length: count }, (_, n) => n);
  const adrs = numbers.map(site);
  const response = await server.visitor("POST", "report/lookup", { adrs });
  expect(response.status).toBe(200);
  const { items } = response.body as { readonly items: readonly { readonly listings?: readonly unknown[] }[] };
  return numbers.filter((n) => (items[n]?.listings ?? []).length > 0);
}
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n);

test("a list that is added is fetched at once, and its targets are listed", async () => {
  expect(await viewOf(admin, listSeq)).toMatchObject({
    attempt: { outcome: "TAKEN", failures: 0 },
    good: { entries: 9, keptOut: [] },
  });
  expect(await listed()).toEqual(upTo(9));
});

const PICTURE = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1"), Buffer.alloc(9_000, 7)]);

const BAD: readonly (readonly [string, object, (response: ServerResponse) => void])[] = [
  ["fails", { outcome: "FAILED", code: "HTTP_STATUS", status: 500 }, publisher.failing],
  ["is down for maintenance, and says so in a page", { outcome: "FAILED", code: "WEB_PAGE" }, publisher.webPage],
  ["sends nothing", { outcome: "HELD" }, publisher.empty],
  ["sends half of it", { outcome: "FAILED", code: "CUT_OFF" }, (response) => publisher.half(response, sites(9))],
  [
    "sends half of it, and had not said how long it is",
    { outcome: "HELD" },
    (response) => publisher.unsaid(response, sites(9).slice(0, 100)),
  ],
  ["has a third fewer, and some", { outcome: "HELD" }, (response) => publisher.list(response, sites(5))],
  ["has others altogether", { outcome: "HELD" }, (response) => publisher.list(response, sites(9, 9))],
  [
    "leads to a service on this machine",
    { outcome: "FAILED", code: "REDIRECT_REFUSED" },
    (response) => publisher.leadsTo(response, `${server.url}/sb/report/export`),
  ],
  ["sends a bomb", { outcome: "FAILED", code: "TOO_LARGE" }, publisher.bomb],
  ["sends bytes", { outcome: "FAILED", code: "UNREADABLE" }, (response) => response.end(PICTURE)],
  [
    "ends its JSON in the middle",
    { outcome: "FAILED", code: "CUT_OFF" },
    (response) => publisher.unsaid(response, JSON.stringify(sites(9).split("\n")).slice(0, 90)),
  ],
  [
    "ends its XML in the middle",
    { outcome: "FAILED", code: "CUT_OFF" },
    (response) => publisher.unsaid(response, `<?xml version="1.0"?><Sanctions>${"<Feature/>".repeat(99)}<Feat`),
  ],
];

test.each(BAD)("while the publisher %s, the last good state stays", async (_, attempt, answer) => {
  const before = await viewOf(admin, listSeq);
  their.answer = answer;
  const after = await refreshed(admin, listSeq);
  expect(after).toMatchObject({ attempt, good: before.good });
  expect(await listed()).toEqual(upTo(9));
});

test("what has changed since is taken: some come, some go", async () => {
  their.answer = (response) => publisher.list(response, sites(9, 1), '"2"');
  expect(await refreshed(admin, listSeq)).toMatchObject({ attempt: { outcome: "TAKEN" }, good: { entries: 9 } });
  expect(await listed()).toEqual(upTo(10).slice(1));
});

test("a change that is held is taken once an admin has accepted it", async () => {
  their.answer = (response) => publisher.list(response, sites(4, 1), '"3"');
  const { held } = await refreshed(admin, listSeq);
  expect(held).toMatchObject({ reason: "MUCH_CHANGED", before: 9, entries: 4, delisted: 5 });
  const accepted = await admin.call("POST", "admin/list/accept", { listSeq, digest: held?.digest });
  expect(accepted.status).toBe(204);
  await expect.poll(async () => (await viewOf(admin, listSeq)).good?.entries, { timeout: 30_000 }).toBe(4);
  expect(await listed()).toEqual([1, 2, 3, 4]);
});

test("admins were told by mail: of each trouble once until the next good state", async () => {
  const subjects = async () => (await mailsTo(server.dir, ADMIN)).map(({ subject }) => subject).sort();
  await expect.poll(async () => (await subjects()).length, { timeout: 20_000 }).toBe(3);
  const [failing, held] = ["A list can't be refreshed: Drainers", "A list's change waits for you: Drainers"];
  expect(await subjects()).toEqual([failing, held, held]);
});
