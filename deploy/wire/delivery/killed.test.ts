// The process is killed again and again while reports are given to agencies: one fails half the time, one is down for a
// while. Each has each of its reports in the end, and nothing else.
import { rm } from "node:fs/promises";
import type { JobList } from "@sb/contracts/operation/wire.ts";
import { expect, test } from "vitest";
import type * as z from "zod";
import { bearer } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { webhookAgency } from "../../test/people/webhook-agency.ts";
import { profileOf } from "../../test/profile/profile.ts";
import { openReceiver, type Received, reportOf } from "../../test/servers/receiver.ts";
import { startServer, type TestServer, temporaryDir } from "../../test/servers/server.ts";

const ADMIN = "admin@example.com";
/** On the servers a kill costs half a minute: the lease, and the places of the killed one in its groups, run out first. */
const { REPORTS, KILLS } = profileOf() === "mixed" ? { REPORTS: 400, KILLS: 2 } : { REPORTS: 1_000, KILLS: 5 };
/** Requests that an agency refuses before it is back. */
const OUTAGE = 60;
/** Seconds between tries: the last ones are longer than the outage. */
const RETRIES = "0.05,0.5,2,4,8,8,8,8,8";
/** Reports of one person within a day (REPORT_LIMITS.aDay). */
const EACH = 25;
const PEOPLE = REPORTS / EACH;
/** Each third is of the kind that one agency asks for; each tenth is private. */
const crimeTypeOf = (index: number) => (index % 3 === 0 ? "DRUGS" : "HACKING");
const isPrivate = (index: number) => index % 10 === 9;

type Filed = ReadonlyMap<number, number>;

test("hundreds of reports, 3 agencies, kills: each agency has all that is due to it, and no other", async () => {
  using dir = temporaryDir();
  await using receiver = await openReceiver();
  const steady = receiver.hook("steady");
  const moody = receiver.hook("moody");
  const down = receiver.hook("down");
  // Every message is refused once: half of all requests fail.
  moody.answer = ({ earlier }) => (earlier % 2 === 0 ? 500 : 200);
  down.answer = () => (down.received.length < OUTAGE ? 503 : 200);
  const start = (port = "0") =>
    startServer({
      dataDir: dir.path,
      env: {
        PORT: port,
        SB_ADMIN_EMAILS: ADMIN,
        SB_WEBHOOK_RETRIES: RETRIES,
        SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
        SB_ACCESS_TOKEN_TTL: "3600",
        SB_SESSION_TTL: "7200",
      },
    });
  let server: TestServer = await start();
  const { port } = new URL(server.url);
  const admin = await signIn(server.url, ADMIN, "Chief");
  const asAdmin = bearer(admin.accessToken);
  await webhookAgency(server.url, asAdmin, receiver, "steady");
  await webhookAgency(server.url, asAdmin, receiver, "moody");
  await webhookAgency(server.url, asAdmin, receiver, "down", { criteria: { crimeTypes: ["DRUGS"] } });
  const none = await webhookAgency(server.url, asAdmin, receiver, "none", { criteria: { crimeTypes: ["RANSOMWARE"] } });
  const people: Person[] = [];
  for (let at = 0; at < PEOPLE; at += 1) people.push(await signIn(server.url, `p${at}@example.com`, `P${at}`));

  const filed = new Map<number, number>();
  let kills = 0;
  const restart = async () => {
    kills += 1;
    await server.kill();
    server = await start(port);
  };
  let restarting: Promise<void> | undefined;
  const next = Array.from({ length: REPORTS }, (_, index) => index).values();
  const fileAll = async () => {
    for (const index of next) {
      const adrs = madeUpAddress(`killed ${index}`);
      const open = isPrivate(index) ? ("PRIVATE" as const) : ("PUBLIC" as const);
      const body = declaration({ adrs, crimeType: crimeTypeOf(index), open });
      filed.set(await fileOnce(people[index % PEOPLE] as Person, body, `k-${index}`, () => restarting), index);
      if (filed.size === Math.floor((REPORTS * (kills + 1)) / (KILLS + 1)) && kills < KILLS) {
        restarting = restart();
        await restarting;
        restarting = undefined;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, fileAll));
  await restarting;
  expect(kills).toBe(KILLS);

  const due = (wanted: (index: number) => boolean) => seqsDue(filed, wanted);
  const WITHIN = { timeout: 120_000, interval: 500 };
  await expect.poll(() => taken(steady.received), WITHIN).toEqual(due(() => true));
  await expect.poll(() => taken(moody.received), WITHIN).toEqual(due(() => true));
  await expect.poll(() => taken(down.received), WITHIN).toEqual(due((index) => crimeTypeOf(index) === "DRUGS"));
  expect(receiver.hook("none").received).toEqual([]);
  const nothing = await admin.call<{ items: unknown[] }>("GET", `admin/agency/${none}/deliveries`);
  expect(nothing.body.items).toEqual([]);
  expect(receiver.forged).toEqual([]);
  for (const hook of [steady, moody, down]) expect(idsOf(hook.received)).toEqual(taken(hook.received).length);
  for (const kind of ["delivery-share", "delivery-send"]) {
    const parked = await admin.call<z.output<typeof JobList>>("GET", `admin/job?kind=${kind}&state=PARKED`);
    expect(parked.body.items).toEqual([]);
  }
  await server.stop();
  await rm(dir.path, { recursive: true, force: true });
}, 420_000);

/** Sent again with the same key until it is answered: the process may be killed in between. */
async function fileOnce(
  person: Person,
  body: unknown,
  key: string,
  restarting: () => Promise<void> | undefined,
): Promise<number> {
  for (;;) {
    const answer = await person
      .call<{ dclrSeq: number }>("POST", "report", body, { "idempotency-key": key })
      .catch(() => undefined);
    if (answer?.status === 201) return answer.body.dclrSeq;
    if (answer && answer.status < 500) throw new Error(`not filed: ${answer.status} ${JSON.stringify(answer.body)}`);
    await restarting();
  }
}

const seqsDue = (filed: Filed, wanted: (index: number) => boolean): readonly number[] =>
  [...filed]
    .filter(([, index]) => wanted(index) && !isPrivate(index))
    .map(([seq]) => seq)
    .sort((a, b) => a - b);

/** Reports that were answered with success, each once. */
const taken = (received: readonly Received[]): readonly number[] =>
  [
    ...new Set(
      received.filter(({ status }) => status === 200 || status === 204).flatMap((each) => reportOf(each) ?? []),
    ),
  ].sort((a, b) => a - b);

/** How many different messages were received: repeats have the same id. */
const idsOf = (received: readonly Received[]): number => new Set(received.map(({ id }) => id)).size;
