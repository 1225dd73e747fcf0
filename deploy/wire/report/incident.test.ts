// Several targets of one incident over HTTP: what their reports, their targets' pages and agencies say of each other.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { TargetPage } from "@sb/contracts/report/target-wire.ts";
import type { IncidentFiled, ReportDetail } from "@sb/contracts/report/wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { QUICK_RETRIES, webhookAgency } from "../../test/people/webhook-agency.ts";
import { objectsOf, openReceiver, reportOf } from "../../test/servers/receiver.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ADMIN = "admin@example.com";
const receiver = await openReceiver();
afterAll(() => receiver[Symbol.asyncDispose]());
const server = useServer({
  env: {
    SB_RATE_LIMIT: "1000",
    SB_ADMIN_EMAILS: ADMIN,
    SB_WEBHOOK_RETRIES: QUICK_RETRIES,
    SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
  },
});
let mina: Person;

beforeAll(async () => {
  mina = await signIn(server.url, "mina@example.com", "Mina");
});

async function fileIncident(person: Person, word: string, declare: object = {}) {
  const wallet = madeUpAddress(word);
  const site = `${word.replaceAll(" ", "-")}.example.com`;
  const others = [
    { declareType: "SITE", adrs: `https://${site}/join` },
    { declareType: "SITE", adrs: `https://t.me/${word.replaceAll(" ", "_")}_support` },
  ];
  const body = {
    ...declaration({ adrs: wallet, ...declare }),
    incident: `incident-of-${word.replaceAll(" ", "-")}`,
    others,
  };
  const filed = await person.call<IncidentFiled>("POST", "report/incident", body, {
    "idempotency-key": word.replaceAll(" ", "-"),
  });
  expect(filed.status).toBe(201);
  return { seqs: filed.body.reports.map(({ dclrSeq }) => dclrSeq), wallet, site, see: seeing(filed), body };
}

const detail = async (person: Person, dclrSeq = 0, see: Record<string, string> = {}) =>
  (await person.call<ReportDetail>("GET", `report/history/${dclrSeq}`, undefined, see)).body;
const numbersIn = ({ sameIncident = [] }: ReportDetail) => sameIncident.map(({ dclrSeq }) => dclrSeq);
const namedOn = async (adrs: string, see: Record<string, string>) => {
  const page = await mina.call<TargetPage>("GET", `report/target?adrs=${encodeURIComponent(adrs)}`, undefined, see);
  return page.body.named.filter(({ sameIncident }) => sameIncident).map((named) => named.adrs);
};

test("each report names the others, on its target's page too; one that is deleted leaves no trace with them", async () => {
  const { seqs, wallet, site, see } = await fileIncident(mina, "named along");
  const stranger = await signIn(server.url, "stranger@example.com", "Stranger");
  const [first, second, third] = seqs;
  expect(numbersIn(await detail(stranger, first, see))).toEqual([second, third]);
  expect((await detail(stranger, third)).sameIncident).toMatchObject([
    { dclrSeq: first, declareType: "WALLET", chain: "ETH", adrs: wallet },
    { dclrSeq: second, declareType: "SITE", adrs: expect.stringContaining(site) },
  ]);
  expect(await namedOn(wallet, see)).toEqual(expect.arrayContaining([expect.stringContaining(site)]));
  expect(await namedOn(site, see)).toContain(wallet);

  const gone = await mina.call("POST", "report/history/delete", { dclrSeq: second });
  expect(numbersIn(await detail(mina, first, seeing(gone)))).toEqual([third]);
  expect(JSON.stringify(await detail(mina, first))).not.toContain(site);
  expect(await namedOn(wallet, seeing(gone))).toEqual(["t.me/named_along_support"]);
});

test("private reports name each other to their owner alone", async () => {
  const { seqs, see } = await fileIncident(mina, "in private", { open: "PRIVATE" });
  const [first, second, third] = seqs;
  expect((await detail(mina, first, see)).sameIncident).toMatchObject([
    { dclrSeq: second, open: "PRIVATE" },
    { dclrSeq: third, open: "PRIVATE" },
  ]);
  const { body } = await mina.call<ReportDetail>("GET", `report/history/${third}`);
  const published = await mina.call("POST", "report/history/modify", {
    ...declaration({ declareType: "SITE", chain: undefined, adrs: body.adrs, open: "PUBLIC" }),
    dclrSeq: third,
  });
  expect(published.status).toBe(200);
  const stranger = await signIn(server.url, "another@example.com", "Another");
  const seen = await detail(stranger, third, seeing(published));
  expect(seen.title).toBeDefined();
  expect(seen).not.toHaveProperty("sameIncident");
});

test("each of its reports counts in a person's day; what was sent again counts once", async () => {
  const yuna = await signIn(server.url, "yuna@example.com", "Yuna");
  const { body, seqs } = await fileIncident(yuna, "day 1");
  const again = await yuna.call<IncidentFiled>("POST", "report/incident", body, { "idempotency-key": "day-1" });
  expect(again.body.reports.map(({ dclrSeq }) => dclrSeq)).toEqual(seqs);
  for (let nth = 2; nth <= REPORT_LIMITS.aDay / 3; nth += 1) await fileIncident(yuna, `day ${nth}`);
  const one = declaration({ adrs: madeUpAddress("one too many") });
  expect(await yuna.call("POST", "report", one)).toMatchObject({ status: 429, body: { code: "DAILY_QUOTA_USED" } });
});

test("an agency gets each report once, with what says that they belong together", async () => {
  const admin = await signIn(server.url, ADMIN, "Chief");
  await webhookAgency(server.url, bearer(admin.accessToken), receiver, "bureau");
  const hook = receiver.hook("bureau");
  hook.answer = () => 204;
  const { seqs } = await fileIncident(mina, "to agencies");
  const told = () => hook.received.flatMap((message) => reportOf(message) ?? []);
  await expect.poll(() => seqs.every((seq) => told().includes(seq)), { timeout: 15_000 }).toBe(true);
  expect(seqs.map((seq) => told().filter((each) => each === seq).length)).toEqual([1, 1, 1]);
  const incidents = hook.received
    .filter((message) => seqs.includes(reportOf(message) ?? 0))
    .map((message) => JSON.stringify(objectsOf(message, "indicator")).match(/"incident":"([\w-]+)"/)?.[1]);
  expect(incidents[0]).toMatch(/^[\w-]{22}$/);
  expect(new Set(incidents).size).toBe(1);
});
