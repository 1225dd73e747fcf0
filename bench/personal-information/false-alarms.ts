// `node bench/personal-information/false-alarms.ts FILE.jsonl`: the share of published reports (`npm run import` takes the
// same lines) whose texts the checks for personal information and for solicitation refuse. None of them holds any but a
// few that name a telephone or link to a messenger.
import { readFileSync } from "node:fs";
import { ImportEntry } from "@sb/contracts/report/import.ts";
import { personalInformationIn } from "@sb/knowledge/personal-information/find.ts";
import { solicitationIn } from "@sb/knowledge/solicitation/find.ts";

const BUDGET = 0.01;
const [file = ""] = process.argv.slice(2);
const entries = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => ImportEntry.parse(JSON.parse(line)));

/** Prints every text that is refused, and the share. */
function measure(what: string, find: (text: string) => string | undefined): boolean {
  const began = performance.now();
  const alarms = entries.flatMap(({ address, category = "", description = "" }) => {
    const kind = [address, category, description].map(find).find((found) => found !== undefined);
    return kind ? [{ kind, text: description }] : [];
  });
  const took = performance.now() - began;
  for (const { kind, text } of alarms) console.log(`${kind}: ${text}`);
  const share = alarms.length / entries.length;
  const percent = (100 * share).toFixed(2);
  console.log(`${what}: ${alarms.length} of ${entries.length} refused (${percent} %) in ${took.toFixed(0)} ms`);
  return share <= BUDGET;
}

const isGood = [measure("personal information", personalInformationIn), measure("solicitation", solicitationIn)];
process.exitCode = isGood.every(Boolean) ? 0 : 1;
