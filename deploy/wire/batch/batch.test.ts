// An agency files many reports at once: on the real process, by a program and by a member.
import { createHash } from "node:crypto";
import type { BatchList, BatchView, RowView } from "@sb/contracts/batch/wire.ts";
import type { ReportList } from "@sb/contracts/report/wire.ts";
import { workbook } from "@sb/knowledge/workbook/workbook.fixture.ts";
import { expect, test } from "vitest";
import { bearer } from "../../test/people/agency.ts";
import { batchAgency, batchForm } from "../../test/people/batch.ts";
import { signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer({ env: { SB_ADMIN_EMAILS: "boss@example.com" } });
const WITHIN = { timeout: 60_000 };
const TODAY = 10_000;
const TERMS = ["R01", "R02"];
const wallet = (name: string): string => `0x${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;

/** May file by batches, by a program's key and by a member. */
async function agency(name: string) {
  const boss = await signIn(server.url, "boss@example.com", "Boss");
  const own = await batchAgency(server.url, boss, name, TODAY);
  const member = await own.memberOf(`desk@${name}.example`);
  return { ...own, member, stateOf: async (batchSeq: number) => (await own.batchOf(batchSeq)).state };
}

/** One of BIP-39's test vectors. */
const PHRASE = "letter advice cage absurd amount doctor acoustic avoid letter advice cage above";
const ROWS = [
  "접수번호,지갑주소,범죄유형,발생일,제목,피해내용",
  `K-1,${wallet("a")},투자 사기,2026-01-05,가짜 투자,매일 3%를 준다고 했습니다.`,
  `K-2,${wallet("a")},투자 사기,2026-01-06,가짜 투자,또 속았습니다.`,
  `K-3,0x1234,투자 사기,2026-01-06,가짜 투자,주소가 잘렸습니다.`,
  `=cmd()|K-4,,해킹,2026-01-06,빈 주소,주소가 없습니다.`,
  `K-5,${wallet("a")},해킹,2026-01-06,복구 문구,제 지갑입니다: ${PHRASE}`,
  `${PHRASE},${wallet("a")},해킹,2026-01-06,복구 문구,번호 자리에 적었습니다.`,
].join("\n");

test("a program files a table at once; the rows' results are told, also as CSV without formulas", async () => {
  const { key, ask, send, stateOf } = await agency("Exchange");
  const batchSeq = await send(ROWS, { terms: TERMS });
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("FILED");
  const path = `agency/batch/${batchSeq}`;
  expect((await ask<BatchView>("GET", path)).body).toMatchObject({
    filed: { rows: 6, filed: 2, already: 0, refused: 4 },
    columns: { rowNo: 0, adrs: 1, crimeType: 2, date: 3, title: 4, comment: 5 },
  });
  const { items } = (await ask<{ items: readonly RowView[] }>("GET", `${path}/rows?outcome=REFUSED`)).body;
  expect(items).toMatchObject([
    { line: 4, rowNo: "K-3", code: "ADDRESS_INVALID", field: "adrs", column: "지갑주소" },
    { line: 5, code: "REQUIRED_FIELD_MISSING", field: "adrs" },
    { line: 6, rowNo: "K-5", code: "WALLET_SECRET", field: "comment" },
    { line: 7, rowNo: "…", code: "WALLET_SECRET", field: "rowNo" },
  ]);
  const csv = await (await fetch(`${server.url}/sb/${path}/results.csv`, { headers: bearer(key) })).text();
  expect(csv).toContain("4,K-3,REFUSED,ADDRESS_INVALID,adrs,지갑주소,");
  expect(csv).toContain("'=cmd()|K-4");
  expect(csv).toContain("6,K-5,REFUSED,WALLET_SECRET,comment,피해내용,");
  expect(JSON.stringify(items) + csv).not.toContain("absurd");
  const verdict = await server.visitor("GET", `report/lookup?adrs=${wallet("a")}`);
  expect(verdict.body).toMatchObject({ timesReported: 1 });
});

test("a member sends a workbook, checks first, files, and undoes it all; another agency sees nothing of it", async () => {
  const { member, stateOf } = await agency("Bureau");
  const other = await agency("Elsewhere");
  const rows = [
    ["address", "date", "details"],
    [wallet("undone"), { day: 46_030 }, "They stopped answering."],
  ];
  const settings = { crimeType: "HACKING", title: "Emptied wallet" };
  const sent = batchForm(workbook({ Notes: { rows: [], isHidden: true }, Cases: { rows } }), settings);
  const { batchSeq } = (await member.call<{ batchSeq: number }>("POST", "agency/batch", sent)).body;
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("CHECKED");
  expect((await other.ask("GET", `agency/batch/${batchSeq}`)).body).toMatchObject({ code: "NOT_FOUND" });
  await member.call("POST", "agency/batch/file", { batchSeq, terms: TERMS });
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("FILED");
  const listed = async () => (await server.visitor("GET", `report/lookup?adrs=${wallet("undone")}`)).body;
  await expect.poll(listed, WITHIN).toMatchObject({ timesReported: 1 });
  expect((await member.call<BatchList>("GET", "agency/batch")).body).toMatchObject({
    allowed: { aDay: TODAY, left: TODAY - 1 },
  });
  await member.call("POST", "agency/batch/undo", { batchSeq });
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("UNDONE");
  await expect.poll(listed, WITHIN).toMatchObject({ timesReported: 0 });
});

/** Every 33rd row is wrong. All of them by night (SB_TEST_EVERY=1), a tenth in each run. */
const MANY = process.env.SB_TEST_EVERY === "1" ? 10_000 : 1_000;
const FAULTS: readonly (readonly [code: string, row: (n: number) => string])[] = [
  ["ADDRESS_INVALID", (n) => `C-${n},${wallet(`c${n}`).slice(1)},2026-02-01`],
  ["DATE_INVALID", (n) => `C-${n},${wallet(`c${n}`)},2026-02-30`],
  ["ROW_REPEATED", (n) => `C-${n - 1},${wallet(`c${n}`)},2026-02-01`],
];
const isFaulty = (n: number): boolean => n % 33 === 32 && n < MANY * 0.99;
const faultOf = (n: number) => FAULTS[Math.floor(n / 33) % FAULTS.length];

test("broken off twice by SIGKILL in the middle of filing, each row is filed once and each fault is named", async () => {
  const { ask, send, batchOf, stateOf } = await agency("Bourse");
  const publicReports = async () =>
    ((await server.visitor("GET", "report/history")).body as ReportList).pagination.totalItems;
  const before = await publicReports();
  const numbers = Array.from({ length: MANY }, (_, n) => n);
  const rows = numbers.map((n) => (isFaulty(n) ? faultOf(n)?.[1](n) : `C-${n},${wallet(`c${n}`)},2026-02-01`));
  const settings = {
    crimeType: "FRAUD_INVESTMENT",
    title: "A fund that never was",
    comment: "3 % a day.",
    terms: TERMS,
  };
  const batchSeq = await send(["no,address,date", ...rows].join("\n"), settings);

  let filed = 0;
  for (let broken = 0; broken < 2; broken += 1) {
    const passed = async () => (await batchOf(batchSeq)).filed?.rows ?? 0;
    await expect.poll(passed, { ...WITHIN, interval: 10 }).toBeGreaterThan(filed);
    await server.kill();
    filed = await passed();
    expect(filed).toBeLessThan(MANY);
  }
  await expect.poll(() => stateOf(batchSeq), { timeout: 240_000 }).toBe("FILED");

  const faulty = numbers.filter(isFaulty);
  const good = MANY - faulty.length;
  const { rows: all, ...counts } = (await batchOf(batchSeq)).filed ?? { rows: 0 };
  expect([all, counts]).toEqual([MANY, expect.objectContaining({ filed: good, already: 0, refused: faulty.length })]);
  const refused: (readonly [number, string | undefined])[] = [];
  for (let page = 1; refused.length < faulty.length; page += 1) {
    const path = `agency/batch/${batchSeq}/rows?outcome=REFUSED&pagination.page=${page}&pagination.size=100`;
    refused.push(
      ...(await ask<{ items: readonly RowView[] }>("GET", path)).body.items.map(
        ({ line, code }) => [line, code] as const,
      ),
    );
  }
  expect(refused).toEqual(faulty.map((n) => [n + 2, faultOf(n)?.[0]]));
  await expect.poll(publicReports, WITHIN).toBe(before + good);
}, 300_000);
