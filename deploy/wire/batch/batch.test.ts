// An agency files many reports at once: on the real process, by a program and by a member.
import { createHash } from "node:crypto";
import type { BatchItem, BatchList, BatchView, RowView } from "@sb/contracts/batch/wire.ts";
import { expect, test } from "vitest";
import { bearer, registerAgency } from "../../test/people/agency.ts";
import { request, seeing, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer({ env: { SB_ADMIN_EMAILS: "boss@example.com" } });
const WITHIN = { timeout: 60_000 };
const wallet = (name: string): string => `0x${createHash("sha256").update(name).digest("hex").slice(0, 40)}`;

function sent(content: string, settings: object): FormData {
  const form = new FormData();
  form.set("batch", JSON.stringify(settings));
  form.set("files", new Blob([content], { type: "text/csv" }), "cases.csv");
  return form;
}

/** An agency that may file by batches, with a program's key and a member. */
async function agency(name: string) {
  const boss = await signIn(server.url, "boss@example.com", "Boss");
  const admin = bearer(boss.accessToken);
  const agencySeq = await registerAgency(server.url, admin, [`desk@${name}.example`], { name });
  const { key } = (await boss.call<{ key: string }>("POST", "admin/api-key", { agencySeq, name: "cases" })).body;
  const allowed = await boss.call("POST", "admin/batch/allow", { agencySeq, aDay: 100 });
  expect(allowed.status).toBe(204);
  const member = await signIn(server.url, `desk@${name}.example`, name);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    request<T>(server.url, method, path, body, { ...bearer(key), ...seeing(allowed) });
  const stateOf = async (batchSeq: number) => (await ask<BatchItem>("GET", `agency/batch/${batchSeq}`)).body.state;
  return { key, member, ask, stateOf };
}

const ROWS = [
  "접수번호,지갑주소,범죄유형,발생일,제목,피해내용",
  `K-1,${wallet("a")},투자 사기,2026-01-05,가짜 투자,매일 3%를 준다고 했습니다.`,
  `K-2,${wallet("a")},투자 사기,2026-01-06,가짜 투자,또 속았습니다.`,
  `K-3,0x1234,투자 사기,2026-01-06,가짜 투자,주소가 잘렸습니다.`,
  `=cmd()|K-4,,해킹,2026-01-06,빈 주소,주소가 없습니다.`,
].join("\n");

test("a program files a table at once; the rows' results are told, also as CSV without formulas", async () => {
  const { key, ask, stateOf } = await agency("Exchange");
  const { status, body } = await ask<{ batchSeq: number }>(
    "POST",
    "agency/batch",
    sent(ROWS, { terms: ["R01", "R02"] }),
  );
  expect(status).toBe(201);
  await expect.poll(() => stateOf(body.batchSeq), WITHIN).toBe("FILED");
  const path = `agency/batch/${body.batchSeq}`;
  expect((await ask<BatchView>("GET", path)).body).toMatchObject({
    filed: { rows: 4, filed: 2, already: 0, refused: 2 },
    columns: { rowNo: 0, adrs: 1, crimeType: 2, date: 3, title: 4, comment: 5 },
  });
  const { items } = (await ask<{ items: readonly RowView[] }>("GET", `${path}/rows?outcome=REFUSED`)).body;
  expect(items).toMatchObject([
    { line: 4, rowNo: "K-3", code: "ADDRESS_INVALID", field: "adrs", column: "지갑주소" },
    { line: 5, code: "REQUIRED_FIELD_MISSING", field: "adrs" },
  ]);
  const csv = await (await fetch(`${server.url}/sb/${path}/results.csv`, { headers: bearer(key) })).text();
  expect(csv).toContain("4,K-3,REFUSED,ADDRESS_INVALID,adrs,지갑주소,");
  expect(csv).toContain("'=cmd()|K-4");
  const verdict = await server.visitor("GET", `report/lookup?adrs=${wallet("a")}`);
  expect(verdict.body).toMatchObject({ timesReported: 1 });
});

test("a member checks first, files, and undoes it all; another agency sees nothing of it", async () => {
  const { member, stateOf } = await agency("Bureau");
  const other = await agency("Elsewhere");
  const rows = `address,details\n${wallet("undone")},They stopped answering.`;
  const settings = { crimeType: "HACKING", title: "Emptied wallet" };
  const { batchSeq } = (await member.call<{ batchSeq: number }>("POST", "agency/batch", sent(rows, settings))).body;
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("CHECKED");
  expect((await other.ask("GET", `agency/batch/${batchSeq}`)).body).toMatchObject({ code: "NOT_FOUND" });
  await member.call("POST", "agency/batch/file", { batchSeq, terms: ["R01", "R02"] });
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("FILED");
  const listed = async () => (await server.visitor("GET", `report/lookup?adrs=${wallet("undone")}`)).body;
  await expect.poll(listed, WITHIN).toMatchObject({ timesReported: 1 });
  expect((await member.call<BatchList>("GET", "agency/batch")).body).toMatchObject({
    allowed: { aDay: 100, left: 99 },
  });
  await member.call("POST", "agency/batch/undo", { batchSeq });
  await expect.poll(() => stateOf(batchSeq), WITHIN).toBe("UNDONE");
  await expect.poll(listed, WITHIN).toMatchObject({ timesReported: 0 });
});
