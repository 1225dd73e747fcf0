// Who would have a target listed, over HTTP: new accounts of one network and of many, and who may say so at once.
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Believed, daysAgo, from, joinAt, report, saidOf, startBelieving } from "../../test/people/believed.ts";
import type { Answer, Person } from "../../test/people/person.ts";
import { temporaryDir } from "../../test/servers/server.ts";

const MODERATOR = "judge@example.com";
const dir = temporaryDir();
let server: Believed;
let [established, another, third, moderator]: Person[] = [];
let crowd: readonly Person[] = [];

beforeAll(async () => {
  server = await startBelieving(dir.path, { SB_MODERATOR_EMAILS: MODERATOR });
  [established, another, third, moderator] = await joinAt(server, daysAgo(30), ["Sora", "Jun", "Haru", "judge"]);
  crowd = await joinAt(
    server,
    undefined,
    Array.from({ length: 80 }, (_, at) => `Throwaway${at}`),
  );
}, 120_000);
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

const NOWHERE = { isOnBlocklist: false, isOnHosts: false, isForWallets: false, isForMisp: false };
const EVERYWHERE = { isOnBlocklist: true, isOnHosts: true, isForWallets: true, isForMisp: true };

async function reportAll(people: readonly Person[], site: string, ipOf: (at: number) => string): Promise<Answer> {
  let last: Answer | undefined;
  for (const [at, person] of people.entries()) last = await report(person, site, ipOf(at));
  return last as Answer;
}
const said = (site: string, after: Answer) => saidOf(server, established as Person, site, after);
const judge = (verb: "confirm" | "unconfirm", adrs: string) =>
  (moderator as Person).call("POST", `admin/target/${verb}`, {
    ...{ adrs, declareType: "SITE", reason: "Victims' banks told us of it." },
  });

test.each([
  [8, "one network", (at: number) => `203.0.113.${at + 1}`],
  [80, "one network", (at: number) => `2001:db8:7:${at.toString(16)}::1`],
  [80, "as many networks", (at: number) => `198.18.${at}.9`],
])(
  "%i new accounts of %s list nothing, and are said to be new",
  async (count, _where, ipOf) => {
    const site = `rival-shop-${count}-${ipOf(1).length}.com`;
    const after = await reportAll(crowd.slice(0, count), site, ipOf);
    expect(await said(site, after)).toMatchObject({ timesReported: count, weak: true, listed: undefined, ...NOWHERE });
    // Somebody who is believed does not lift them all.
    const joined = await report(established as Person, site, "192.0.2.1");
    expect(await said(site, joined)).toMatchObject({ timesReported: count + 1, weak: undefined, ...NOWHERE });
    const second = await report(another as Person, site, "198.51.100.1");
    expect(await said(site, second)).toMatchObject({ listed: true, ...EVERYWHERE });
  },
  120_000,
);

test("people of one network count once a day, and the network stands nowhere in what is stored", async () => {
  const site = "one-office.com";
  await report(established as Person, site, "192.0.2.10");
  const same = await report(another as Person, site, "192.0.2.77");
  expect(await said(site, same)).toMatchObject({ timesReported: 2, ...NOWHERE });
  const other = await report(third as Person, site, "198.51.100.77");
  expect(await said(site, other)).toMatchObject({ timesReported: 3, listed: true, ...EVERYWHERE });
  const [mine] = await (established as Person)
    .call<{ items: readonly object[] }>("GET", "report/history/mine")
    .then(({ body }) => body.items);
  expect(JSON.stringify(mine)).not.toMatch(/network|192\.0\.2/);
});

test("a report that is moved to another target is weighed anew there", async () => {
  const site = "moved-here.com";
  await report(established as Person, site, "192.0.2.10");
  const elsewhere = await report(another as Person, "moved-from.com", "192.0.2.20");
  const { declare, additional, terms } = (await import("../../test/people/declaration.ts")).declaration({
    declareType: "SITE",
    adrs: site,
  });
  const { dclrSeq } = elsewhere.body;
  const changed = { declare, additional, terms, dclrSeq };
  const moved = await (another as Person).call("POST", "report/history/modify", changed, from("192.0.2.20"));
  expect(moved.status).toBe(200);
  expect(await said(site, moved)).toMatchObject({ timesReported: 2, ...NOWHERE });
});

test("staff list a target at once, with a reason, and take that back", async () => {
  const site = "confirmed-by-staff.com";
  const after = await report(crowd[0] as Person, site, "203.0.113.5");
  expect(await said(site, after)).toMatchObject({ weak: true, ...NOWHERE });
  const confirmed = await judge("confirm", `https://${site}/`);
  expect(confirmed.status).toBe(204);
  expect(await said(site, confirmed)).toMatchObject({
    isConfirmed: true,
    weak: undefined,
    listed: true,
    ...EVERYWHERE,
  });
  const taken = await judge("unconfirm", site);
  expect(await said(site, taken)).toMatchObject({ isConfirmed: false, weak: true, ...NOWHERE });
  expect(await judge("unconfirm", site)).toMatchObject({ status: 404 });
  expect(await judge("confirm", "https://www.google.com/")).toMatchObject({ body: { code: "TARGET_SHARED" } });
  expect(await judge("confirm", "nothing at all")).toMatchObject({ body: { code: "ADDRESS_INVALID" } });
});
