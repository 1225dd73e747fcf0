// Recomputes the level of every target from the public export (../level.md), with nothing of the project's own code.
//   curl https://…/sb/report/export?format=ndjson | node recompute.ts [YYYY-MM-DD]    prints normalized<TAB>level
import { createInterface } from "node:readline";

type Line = {
  normalized: string;
  publisher?: string;
  reportedAt?: string;
  person?: string;
  standing?: "ESTABLISHED" | "NEW";
  network?: "FIRST" | "AFTER_NEW" | "AGAIN";
  countedOn?: string;
  disputed?: boolean;
  ownerObjects?: boolean;
  confirmers?: number;
};
type Lead = { weight: number; isNew: boolean; day: number };
type Target = { people: Map<string, Lead>; lists: Map<string, number>; lines: Line[] };

const dayOf = (text: string): number => Math.floor(Date.parse(text) / 86_400_000);
const [date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const today = dayOf(date);
const targets = new Map<string, Target>();

for await (const text of createInterface({ input: process.stdin })) {
  if (text === "") continue;
  const line: Line = JSON.parse(text);
  const target: Target = targets.get(line.normalized) ?? { people: new Map(), lists: new Map(), lines: [] };
  targets.set(line.normalized, target);
  target.lines.push(line);
  if (line.publisher !== undefined) addList(target, line.publisher, line.reportedAt);
  else addPerson(target, line);
}

/** A publisher counts once, by its earliest day. */
function addList({ lists }: Target, publisher: string, reportedAt: string | undefined): void {
  const day = reportedAt === undefined ? Number.POSITIVE_INFINITY : dayOf(reportedAt);
  lists.set(publisher, Math.min(day, lists.get(publisher) ?? Number.POSITIVE_INFINITY));
}

/** A person counts once, by the report that weighs most, of equal ones the earliest. */
function addPerson({ people }: Target, { person = "", standing, network = "FIRST", countedOn = "" }: Line): void {
  if (standing === undefined || network === "AGAIN") return;
  const isNew = standing === "NEW";
  if (isNew && network === "AFTER_NEW") return;
  const lead = { weight: isNew ? 0.25 : network === "FIRST" ? 1 : 0.75, isNew, day: dayOf(countedOn) };
  const known = people.get(person);
  const isBefore = !known || lead.weight > known.weight || (lead.weight === known.weight && lead.day < known.day);
  if (isBefore) people.set(person, lead);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const saturating = (most: number, half: number, weight: number): number => most * (1 - 2 ** (-weight / half));
const faded = (days: number): number => 2 ** (-Math.max(0, days) / 730);

function pointsOfPeople(leads: readonly Lead[]): number {
  const established = sum(leads.filter(({ isNew }) => !isNew).map(({ weight }) => weight));
  const fresh = Map.groupBy(
    leads.filter(({ isNew }) => isNew),
    ({ day }) => day,
  );
  const all = established + sum([...fresh.values()].map((ofDay) => Math.min(ofDay.length / 4, 0.5)));
  const points = Math.round(Math.min(saturating(75, 2, all), saturating(75, 2, established) + 15));
  const newest = Math.max(0, ...leads.map(({ day }) => day));
  return Math.round(points * faded(today - newest));
}

function pointsOfLists(days: readonly number[]): number {
  const weight = sum(days.map((day) => (Number.isFinite(day) ? faded(today - day) : 0.5)));
  return Math.round(saturating(50, 1, weight));
}

function levelOf({ people, lists, lines }: Target): number {
  const confirmers = Math.max(...lines.map((line) => line.confirmers ?? 0));
  const confirmed = [0, 60, 70][confirmers] ?? 75;
  const found = pointsOfPeople([...people.values()]) + pointsOfLists([...lists.values()]) + confirmed;
  const value = Math.min(100, Math.max(10, found));
  const isDisputed = lines.some(({ disputed }) => disputed);
  const objection = (isDisputed ? 4 : 0) + (lines.some(({ ownerObjects }) => ownerObjects) ? 4 : 0);
  // Never into a lower step.
  const step = [80, 55, 30, 10].find((from) => value >= from) ?? 0;
  return Math.max(step, value - objection);
}

for (const [normalized, target] of targets) process.stdout.write(`${normalized}\t${levelOf(target)}\n`);
