// `node bench/level/calibration.ts FOLDER`: how many innocent targets reach each step of the level, and how many harmful ones
// miss it (docs/level.md). FOLDER holds `reports-sample.jsonl`, which are entries of published lists, and `addresses.txt.gz`,
// addresses of which each is harmful. Who reports them is made up, always in the same way.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { isListed, type NetworkTurn, type Voice } from "@sb/contracts/report/belief.ts";
import { publisherOf } from "@sb/contracts/report/filers.ts";
import { LEVEL_STEPS, type LevelFacts, levelOf, STEP_FROM } from "@sb/contracts/report/level.ts";
import { recognizeAll } from "@sb/knowledge/address/normalize.ts";

const NOW = "2026-11-27T00:00:00.000Z";
const TODAY = Math.floor(Date.parse(NOW) / 86_400_000);
const [folder = ""] = process.argv.slice(2);

/** Members, of whom 1 % lie in groups; the largest group has 50. */
const MEMBERS = 100_000;
const GROUPS = [
  ...Array(10).fill(50),
  ...Array(8).fill(25),
  ...Array(15).fill(10),
  ...Array(20).fill(5),
  ...Array(50).fill(1),
];
/** Each group names so many innocent targets, all of it together, within a week. */
const NAMED_BY_GROUP = 20;
/** The share of liars whose accounts are old, and the share of them who have a network of their own. */
const OLD_LIARS = 0.5;
const OWN_NETWORK = 0.5;
/** Victims of a harmful target who report it: the share of targets with none, and the share with one more than those with fewer. */
const NOBODY = 0.3;
const ONE_MORE = 0.6;
/** Victims who joined to report; reports of honest people that name an innocent target by mistake. */
const NEW_VICTIMS = 0.5;
const MISTAKES = 0.01;
const YEARS = 3;

/** Mulberry32: the same numbers every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = randomFrom(29);
const upTo = (end: number): number => Math.floor(random() * end);

type Facts = Pick<LevelFacts, "voices" | "lists">;
const levelAt = ({ voices, lists }: Facts): number =>
  levelOf({ voices, lists, unshared: 0, confirmers: 0, disputes: 0, ownerObjects: false }, NOW).value;

/** Entries of published lists by target. */
function listedTargets(): readonly Facts[] {
  const targets = new Map<string, Map<string, string | undefined>>();
  for (const line of readFileSync(join(folder, "reports-sample.jsonl"), "utf8").split("\n")) {
    if (line === "") continue;
    const { address, source, reportedAt } = JSON.parse(line) as Record<string, string | null>;
    const key = recognizeAll(address ?? "")[0]?.addressKey ?? address ?? "";
    const lists = targets.get(key) ?? new Map();
    targets.set(key, lists);
    const publisher = publisherOf(source ?? "");
    const known = lists.get(publisher);
    lists.set(publisher, [known, reportedAt ?? undefined].filter((day) => day !== undefined).sort()[0]);
  }
  return [...targets.values()].map((lists) => ({ voices: [], lists: [...lists.values()].map((since) => ({ since })) }));
}

let people = 0;
const voice = (isNew: boolean, day: number, network: NetworkTurn = "FIRST"): Voice => {
  people += 1;
  return { by: String(people), isNew, day, network };
};

function victims(): readonly Voice[] {
  if (random() < NOBODY) return [];
  const first = TODAY - upTo(YEARS * 365);
  const voices = [voice(random() < NEW_VICTIMS, first)];
  // Further victims come within a year.
  while (random() < ONE_MORE) voices.push(voice(random() < NEW_VICTIMS, Math.min(TODAY, first + upTo(365))));
  return voices;
}

function attack(size: number): readonly Voice[] {
  const first = TODAY - upTo(YEARS * 365);
  return Array.from({ length: size }, (_, at) => {
    const isNew = random() >= OLD_LIARS;
    const turn = at === 0 || random() < OWN_NETWORK ? "FIRST" : "AGAIN";
    return voice(isNew, Math.min(TODAY, first + upTo(7)), turn);
  });
}

const addresses = gunzipSync(readFileSync(join(folder, "addresses.txt.gz")))
  .toString()
  .trim()
  .split("\n");
const harmful = addresses.map((): Facts => ({ voices: victims(), lists: [] }));
const reports = harmful.reduce((sum, { voices }) => sum + voices.length, 0);
const mistaken = Array.from({ length: Math.round(reports * MISTAKES) }, (): Facts => {
  return { voices: [voice(random() < NEW_VICTIMS, TODAY - upTo(YEARS * 365))], lists: [] };
});
const attacked = (least: number, most: number): readonly Facts[] =>
  GROUPS.filter((size) => size >= least && size <= most).flatMap((size) =>
    Array.from({ length: NAMED_BY_GROUP }, () => ({ voices: attack(size), lists: [] })),
  );

const between = (all: readonly Facts[], least: number, most: number) =>
  all.filter(({ voices }) => voices.length >= least && voices.length <= most);
const listed = listedTargets();
const liars = { one: attacked(1, 1), few: attacked(5, 10), many: attacked(25, 50) };
const innocent = [...mistaken, ...liars.one, ...liars.few, ...liars.many];
const ROWS: readonly (readonly [string, readonly Facts[]])[] = [
  ["innocent: named by mistake", mistaken],
  ["innocent: named by a single liar", liars.one],
  ["innocent: named by groups of 5 and 10 liars", liars.few],
  ["innocent: named by groups of 25 and 50 liars", liars.many],
  ["harmful: one victim reported it", between(harmful, 1, 1)],
  ["harmful: two or three", between(harmful, 2, 3)],
  ["harmful: four to six", between(harmful, 4, 6)],
  ["harmful: seven and more", between(harmful, 7, Infinity)],
  ["harmful: of the same, listed once this year as well", between(harmful, 1, Infinity).map(withList)],
  ["real entries of lists, that nobody reported", listed],
];

function withList({ voices }: Facts): Facts {
  return { voices, lists: [{ since: "2026-06-01" }] };
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const shareOf = (all: readonly Facts[], is: (facts: Facts) => boolean): string =>
  `${((100 * all.filter(is).length) / Math.max(1, all.length)).toFixed(1)} %`;
const steps = LEVEL_STEPS.slice(1);

print(`${MEMBERS} members, ${GROUPS.reduce((sum, size) => sum + size, 0)} of them liars; ${reports} honest reports\n`);
print(
  `| targets | how many | ${steps.map((step) => `${step} or more (${STEP_FROM[step]})`).join(" | ")} | on blocklists |`,
);
print(`|---|---|${steps.map(() => "---|").join("")}---|`);
for (const [what, all] of ROWS) {
  const reached = steps.map((step) => shareOf(all, (facts) => levelAt(facts) >= STEP_FROM[step]));
  const blocked = shareOf(all, ({ voices }) => isListed({ voices, isConfirmed: false }));
  print(`| ${what} | ${all.length.toLocaleString("en-US")} | ${reached.join(" | ")} | ${blocked} |`);
}

const known = between(harmful, 1, Infinity);
print("\n| from | innocent targets that reach it | harmful ones, reported by somebody, that miss it |");
print("|---|---|---|");
for (const from of [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80]) {
  const count = innocent.filter((facts) => levelAt(facts) >= from).length;
  const reached = `${count.toLocaleString("en-US")} (${shareOf(innocent, (facts) => levelAt(facts) >= from)})`;
  print(`| ${from} | ${reached} | ${shareOf(known, (facts) => levelAt(facts) < from)} |`);
}
