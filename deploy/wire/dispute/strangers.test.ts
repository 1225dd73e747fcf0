// Who would have a target taken off the lists by asking, over HTTP: a stranger's request, kept, withdrawn and asked again.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Believed, daysAgo, from, joinAt, report, saidOf, startBelieving } from "../../test/people/believed.ts";
import { deletionRequest, withEvidence } from "../../test/people/dispute.ts";
import { type Answer, type Person, seeing } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { temporaryDir } from "../../test/servers/server.ts";

const dir = temporaryDir();
let server: Believed;
let [sora, jun, stranger, moderator]: Person[] = [];
let crowd: readonly Person[] = [];

beforeAll(async () => {
  server = await startBelieving(dir.path, { SB_MODERATOR_EMAILS: "judge@example.com" });
  [sora, jun, stranger, moderator] = await joinAt(server, daysAgo(30), ["Sora", "Jun", "Stranger", "judge"]);
  crowd = await joinAt(
    server,
    undefined,
    Array.from({ length: 25 }, (_, at) => `Asking${at}`),
  );
}, 60_000);
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

const LISTED = { listed: true, weak: undefined, timesReported: 2 };
const EVERYWHERE = {
  ...{ isOnBlocklist: true, isOnHosts: true, isForWallets: true, isForMisp: true },
  stix: { standing: 2, revoked: 0 },
};

/** A site that two people reported: their reports, and the answer to the second. */
async function listed(site: string) {
  const first = await report(sora as Person, site, "192.0.2.1");
  const second = await report(jun as Person, site, "198.51.100.1");
  return [first.body.dclrSeq, second.body.dclrSeq, second] as const;
}
const said = (site: string, after: Answer) => saidOf(server, sora as Person, site, after);
type OpenedAnswer = Answer<{ requestSeq: number }>;
const ask = (dclrSeq: number, evidence?: string, person = stranger, ip = "203.0.113.9"): Promise<OpenedAnswer> => {
  const form = deletionRequest(dclrSeq);
  const body = evidence === undefined ? form : withEvidence(form, evidence);
  return (person as Person).call("POST", "report/deletion", body, from(ip));
};
const moderate = (path: string, body: object) => (moderator as Person).call("POST", `admin/deletion/${path}`, body);
const detail = (person: Person | undefined, { body, headers }: OpenedAnswer) =>
  get((person as Person).call, "GET report/deletion/{requestSeq}", {
    params: { requestSeq: body.requestSeq },
    headers: { "sb-min-position": headers.get("sb-position") ?? "" },
  });

test("a stranger's requests about all reports on a target take it off no list", async () => {
  const site = "two-victims.com";
  const [one, other, filed] = await listed(site);
  expect(await said(site, filed)).toMatchObject({ ...LISTED, disputed: undefined, ...EVERYWHERE });
  let last: OpenedAnswer | undefined;
  for (const dclrSeq of [one, other]) last = await ask(dclrSeq);
  expect(last?.status).toBe(201);
  expect(await said(site, last as OpenedAnswer)).toMatchObject({ ...LISTED, disputed: 2, ...EVERYWHERE });
});

test("neither do asking, being refused, withdrawing and asking again", async () => {
  const site = "asked-again.com";
  const [dclrSeq] = await listed(site);
  const first = await ask(dclrSeq);
  const withdraw = { requestSeq: first.body.requestSeq };
  expect((await (stranger as Person).call("POST", "report/deletion/withdraw", withdraw)).status).toBe(204);
  const again = { status: 422, body: { code: "ALREADY_REQUESTED" } };
  expect(await ask(dclrSeq)).toMatchObject(again);

  // New evidence is looked at by a moderator before the report, its reporter or the look-up know of it.
  const held = await ask(dclrSeq, "A deed that proves nothing.");
  expect(held.status).toBe(201);
  expect(await said(site, held)).toMatchObject({ ...LISTED, disputed: undefined, ...EVERYWHERE });
  expect(await detail(stranger, held)).toMatchObject({ status: "OPEN", held: true });
  const { requestSeq } = held.body;
  expect((await (sora as Person).call("GET", `report/deletion/${requestSeq}`, undefined, seeing(held))).status).toBe(
    404,
  );
  const answer = { requestSeq, content: "It was them." };
  expect(await (sora as Person).call("POST", "report/deletion/answer", answer)).toMatchObject({ status: 404 });
  expect(await ask(dclrSeq, "Another deed.")).toMatchObject(again);
  const removed = await moderate("decide", { requestSeq, outcome: "REMOVED", reason: "Looks right." });
  expect(removed).toMatchObject({ status: 422, body: { code: "REPORTER_NOT_HEARD" } });
  const kept = await moderate("decide", { requestSeq, outcome: "KEPT", reason: "The deed proves nothing." });
  expect(kept.status).toBe(204);
  expect(await said(site, kept)).toMatchObject({ ...LISTED, disputed: undefined, ...EVERYWHERE });
  expect(await ask(dclrSeq, "A deed that proves nothing.")).toMatchObject(again);

  // Let in, it is a request like any other: the reporter is heard, and the target stays where it is.
  const second = await ask(dclrSeq, "A deed that proves something.");
  const admitted = await moderate("extend", { requestSeq: second.body.requestSeq, reason: "The deed is new." });
  expect(admitted.status).toBe(204);
  expect(await said(site, admitted)).toMatchObject({ ...LISTED, disputed: 1, ...EVERYWHERE });
  const theirs = await detail(sora, { ...second, headers: admitted.headers });
  expect(theirs).toMatchObject({ role: "REPORTER", mayAnswer: true });
  expect(theirs).not.toHaveProperty("held");
});

test("a removed report takes its own weight along, and what others report still counts", async () => {
  const site = "one-was-wrong.com";
  const [dclrSeq] = await listed(site);
  const third = await report(crowd[0] as Person, site, "203.0.113.20");
  const asked = await ask(third.body.dclrSeq);
  await (crowd[0] as Person).call("POST", "report/deletion/answer", {
    ...{ requestSeq: asked.body.requestSeq, content: "I was wrong." },
  });
  const removed = await moderate("decide", { ...asked.body, outcome: "REMOVED", reason: "The reporter said so." });
  expect(removed.status).toBe(204);
  const left = { ...LISTED, ...EVERYWHERE, stix: { standing: 2, revoked: 1 } };
  expect(await said(site, removed)).toMatchObject(left);
  expect(dclrSeq).toBeGreaterThan(0);
});

test("requests of a network, and about a target, are few in a day", async () => {
  const [dclrSeq] = await listed("much-asked-about.com");
  const codes: unknown[] = [];
  for (const [at, person] of crowd.entries()) {
    const answer = (await ask(dclrSeq, undefined, person, `198.18.${at}.1`)) as Answer<{ code?: string }>;
    codes.push(answer.body.code ?? answer.status);
  }
  expect(codes.filter((code) => code === 201)).toHaveLength(20);
  expect(codes.slice(20)).toEqual(Array(5).fill("DISPUTES_ON_TARGET"));
  const [another] = await listed("asked-from-one-place.com");
  const byNetwork: unknown[] = [];
  for (const [at, person] of crowd.entries()) {
    const target = at < 12 ? another : (await listed(`place-${at}.com`))[0];
    const answer = (await ask(target, undefined, person, "2001:db8:9::1")) as Answer<{ code?: string }>;
    byNetwork.push(answer.body.code ?? answer.status);
  }
  expect(byNetwork.slice(20)).toEqual(Array(5).fill("DISPUTES_FROM_NETWORK"));
}, 60_000);
