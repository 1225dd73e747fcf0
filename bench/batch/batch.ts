// Many reports at once: how many rows of an agency's table are checked, and filed, in a second, on a process that does nothing else.
import { createHash } from "node:crypto";
import type { BatchItem } from "@sb/contracts/batch/wire.ts";
import { batchAgency } from "@sb/deploy/test/people/batch.ts";
import { signIn } from "@sb/deploy/test/people/person.ts";
import { pause } from "@sb/platform/back-off.ts";
import { type Context, temporaryFolder } from "../context.ts";
import { atLeast, count, type Row } from "../row.ts";
import { startReady, stopped } from "../start/ready.ts";

const ROWS = { full: 10_000, quick: 1_000 };
/** Rows a second: a table of the largest size is done within a minute. */
const BUDGET = { checked: 500, filed: 200 };
const ADMIN = "batches@bench.example";

export async function benchBatch({ quick, say }: Context): Promise<readonly Row[]> {
  const rows = ROWS[quick ? "quick" : "full"];
  using folder = temporaryFolder();
  const server = await startReady(folder.path, { SB_ADMIN_EMAILS: ADMIN });
  try {
    const boss = await signIn(server.url, ADMIN, "Keeper");
    const agency = await batchAgency(server.url, boss, "Bench", 2 * rows);
    const done = async (batchSeq: number, state: BatchItem["state"]): Promise<number> => {
      const start = performance.now();
      while ((await agency.batchOf(batchSeq)).state !== state) await pause(20, new AbortController().signal);
      return (performance.now() - start) / 1_000;
    };
    const settings = { crimeType: "FRAUD_INVESTMENT", title: "A fund that never was", comment: "3 % a day." };
    // The first rows compile what the others run.
    const warm = { ...settings, terms: ["R01", "R02"] };
    await done(await agency.send(tableOf("w", 100), warm), "FILED");
    say(`checking ${count(rows)} rows`);
    const batchSeq = await agency.send(tableOf("b", rows), settings);
    const checking = await done(batchSeq, "CHECKED");
    say("filing them");
    await agency.ask("POST", "agency/batch/file", { batchSeq, terms: ["R01", "R02"] });
    const filing = await done(batchSeq, "FILED");
    return [
      atLeast(`batch: rows checked in a second, of ${count(rows)}`, rows / checking, BUDGET.checked, count),
      atLeast("  rows filed in a second", rows / filing, BUDGET.filed, count),
    ];
  } finally {
    await stopped(server);
  }
}

function tableOf(name: string, rows: number): string {
  const wallet = (n: number) => `0x${createHash("sha256").update(`${name} ${n}`).digest("hex").slice(0, 40)}`;
  return ["no,address,date", ...Array.from({ length: rows }, (_, n) => `${name}-${n},${wallet(n)},2026-02-01`)].join(
    "\n",
  );
}
