// `node bench/personal-information/false-alarms.ts FILE.jsonl`: the share of published reports (`npm run import` takes the
// same lines) whose texts the personal-information check refuses. None of them holds any but a few that name a telephone.
import { readFileSync } from "node:fs";
import { ImportEntry } from "@sb/contracts/report/import.ts";
import { personalInformationIn } from "@sb/platform/personal-information/find.ts";

const BUDGET = 0.01;
const [file = ""] = process.argv.slice(2);
const entries = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => ImportEntry.parse(JSON.parse(line)));

const began = performance.now();
const alarms = entries.flatMap(({ address, category = "", description = "" }) => {
  const kind = [address, category, description].map(personalInformationIn).find((found) => found !== undefined);
  return kind ? [{ kind, text: description }] : [];
});
const took = performance.now() - began;

for (const { kind, text } of alarms) console.log(`${kind}: ${text}`);
const share = alarms.length / entries.length;
console.log(`${alarms.length} of ${entries.length} refused (${(100 * share).toFixed(2)} %) in ${took.toFixed(0)} ms`);
process.exitCode = share <= BUDGET ? 0 : 1;
