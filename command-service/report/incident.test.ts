// Several targets of one incident: reports of their own, whose facts and evidence are told once.
import { isRefused } from "@sb/contracts/refused.ts";
import { FORM, WALLET } from "@sb/contracts/report/fixture.ts";
import { IncidentDeclaration } from "@sb/contracts/report/wire.ts";
import type { HandleCommand } from "@sb/platform/decider.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { expect, it } from "vitest";
import type { ReportDeps } from "./deps.ts";
import { routes } from "./routes.ts";
import { type Bench, openBench, PNG, requestOf, upload } from "./testing.ts";

const SITE = "https://invest.fastcoin-pro.com/join";
const TELEGRAM = "https://t.me/fastcoin_support";
const others = [
  { declareType: "SITE", adrs: SITE },
  { declareType: "SITE", adrs: TELEGRAM },
] as const;
const INCIDENT = "8d1f2c34-5b6a-4f70-9e21-0a1b2c3d4e5f";

type Changes = Partial<Parameters<typeof IncidentDeclaration.parse>[0] & object>;
const form = (changes: Changes = {}) => IncidentDeclaration.parse({ ...FORM, incident: INCIDENT, others, ...changes });

type Sent = { body?: IncidentDeclaration; key?: string; person?: string; files?: ReturnType<typeof upload>[] };

async function send(deps: ReportDeps, { body = form(), key = "k1", person = "owner", files = [] }: Sent = {}) {
  const asked = { body, files, idempotencyKey: key };
  const reply = await routes(deps)["POST report/incident"](requestOf<"POST report/incident">(person, asked));
  if (!("body" in reply)) throw new Error("no body");
  return { seqs: reply.body.reports.map(({ dclrSeq }) => dclrSeq), repeated: reply.repeated ?? false };
}

type FiledData = { dclrSeq: number; incident?: string; declaration?: { adrs: string; comment: string } };

async function filedIn({ deps }: Bench) {
  const events = await deps.eventStore.readAll(START, 200);
  return events.flatMap(({ type, data }) => (type === "DeclarationFiled" ? [data as FiledData] : []));
}

it("gets each target a report of its own with the same facts and one incident, and the evidence", async () => {
  await using bench = await openBench();
  const { seqs } = await send(bench.deps, { files: [upload("chat.png", PNG)] });
  const filed = await filedIn(bench);
  expect(filed.map(({ dclrSeq }) => dclrSeq)).toEqual(seqs);
  expect(new Set(filed.map(({ incident }) => incident)).size).toBe(1);
  expect([...bench.stored.keys()].map((key) => key.split("/")[1]).sort()).toEqual(
    seqs.map((seq) => `report-${seq}`).sort(),
  );
  const stored = JSON.stringify(await bench.deps.eventStore.readAll(START, 200));
  expect(stored).not.toContain(INCIDENT);
  const { seqs: theirs } = await send(bench.deps, { person: "other" });
  expect(theirs).not.toEqual(seqs);
  expect(new Set((await filedIn(bench)).map(({ incident }) => incident)).size).toBe(2);
});

it("is refused as a whole before one is filed, with the target's own field", async () => {
  await using bench = await openBench();
  const wrong = form({ others: [others[0], { declareType: "WALLET", chain: "BTC", adrs: SITE }] });
  await expect(send(bench.deps, { body: wrong })).rejects.toMatchObject({
    code: "ADDRESS_INVALID",
    fields: [{ path: "others.1.adrs" }],
  });
  const shared = form({ others: [{ declareType: "SITE", adrs: "https://binance.com" }] });
  await expect(send(bench.deps, { body: shared })).rejects.toMatchObject({ fields: [{ path: "others.0.adrs" }] });
  // A private key that is published as an example.
  const key = "https://fastcoin-pro.com/L1aW4aubDFB7yfras2S1mN3bqg9nwySY8nkoLmJebSLD5BWv3ENZ";
  const secret = form({ others: [others[0], { declareType: "SITE", adrs: key }] });
  await expect(send(bench.deps, { body: secret })).rejects.toMatchObject({
    code: "PERSONAL_INFORMATION",
    fields: [{ path: "others.1.adrs" }],
  });
  const noTerms = form({ terms: [] });
  await expect(send(bench.deps, { body: noTerms })).rejects.toMatchObject({ fields: [{ path: "terms" }] });
  expect(await filedIn(bench)).toEqual([]);
  expect(await send(bench.deps)).toMatchObject({ repeated: false });
});

it("holds how many public reports a person may have on each target", async () => {
  await using bench = await openBench();
  for (let nth = 1; nth <= 5; nth += 1)
    await send(bench.deps, {
      key: `k${nth}`,
      body: form({
        incident: `incident-number-${nth}`,
        others: [others[1]],
        declare: { ...FORM.declare, adrs: WALLET },
      }),
    });
  const sixth = form({
    incident: "incident-number-6",
    declare: { ...FORM.declare, declareType: "SITE", chain: undefined, adrs: SITE },
    others: [others[1]],
  });
  await expect(send(bench.deps, { key: "k6", body: sixth })).rejects.toMatchObject({
    code: "TOO_MANY_ON_TARGET",
    fields: [{ path: "others.0.adrs" }],
  });
  expect(await filedIn(bench)).toHaveLength(10);
});

/** Fails as the third report is to be stored. */
function brokenAtThird(handle: HandleCommand): HandleCommand {
  let filed = 0;
  return (decider, stream, command, ...rest) => {
    if ((command as { type?: string }).type === "File") filed += 1;
    return filed === 3 ? Promise.reject(new Error("the store is away")) : handle(decider, stream, command, ...rest);
  };
}

it.each([{ files: [] }, { files: [upload("chat.png", PNG)] }])(
  "broken off after two, it files the rest when it is sent again, and none twice",
  async ({ files }) => {
    await using bench = await openBench();
    const broken = { ...bench.deps, handle: brokenAtThird(bench.deps.handle) };
    await expect(send(broken, { files })).rejects.toThrow("the store is away");
    const before = (await filedIn(bench)).map(({ dclrSeq }) => dclrSeq);
    expect(before).toHaveLength(2);
    const { seqs, repeated } = await send(bench.deps, { files });
    expect(repeated).toBe(false);
    expect(seqs.slice(0, 2)).toEqual(before);
    expect((await filedIn(bench)).map(({ dclrSeq }) => dclrSeq)).toEqual(seqs);
    expect(await send(bench.deps, { files })).toEqual({ seqs, repeated: true });
    expect(await filedIn(bench)).toHaveLength(3);
    expect(new Set([...bench.stored.keys()].map((key) => key.split("/")[1])).size).toBe(files.length * 3);
  },
);

it("sent again with other words after it broke off, it files the rest with these, and none twice", async () => {
  await using bench = await openBench();
  const broken = { ...bench.deps, handle: brokenAtThird(bench.deps.handle) };
  await expect(send(broken)).rejects.toThrow();
  const reworded = form({ declare: { ...FORM.declare, comment: "They wanted a fee to pay it out." } });
  const sameKey = send(bench.deps, { body: reworded });
  await expect(sameKey).rejects.toSatisfy((error) => isRefused(error) && error.code === "IDEMPOTENCY_KEY_REUSED");
  await send(bench.deps, { body: reworded, key: "k2" });
  const filed = await filedIn(bench);
  expect(filed.map(({ declaration }) => declaration?.adrs)).toEqual([WALLET, SITE, TELEGRAM]);
  expect(filed.at(-1)?.declaration?.comment).toBe("They wanted a fee to pay it out.");
});

it("two spellings of one target are one report", async () => {
  await using bench = await openBench();
  const twice = form({
    others: [{ declareType: "WALLET", chain: "BTC", adrs: `bitcoin:${WALLET.toUpperCase()}` }, others[0]],
  });
  expect((await send(bench.deps, { body: twice })).seqs).toHaveLength(2);
});
