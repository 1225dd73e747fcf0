// For tests: what people do at a service, one request after the other; each answer is judged.
import { randomUUID } from "node:crypto";
import type { LoginConfig } from "@sb/contracts/account/wire.ts";
import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { vi } from "vitest";
import { declaration, madeUpAddress } from "../people/declaration.ts";
import { type Answer, cookieOf, seeing } from "../people/person.ts";
import type { Filed, Filing, Ledger } from "./ledger.ts";
import { type Ask, logIn, type Member } from "./people.ts";

export type World = {
  readonly url: string;
  readonly config: LoginConfig;
  readonly ledger: Ledger;
  readonly visitor: Ask;
  readonly admin: Ask;
  readonly members: readonly Member[];
};

/** `n`: which of its kind it is. */
type Step = (world: World, member: Member, n: number) => Promise<unknown>;

/** Letters alone, so that the index keeps it as one word. */
const word = (): string =>
  randomUUID()
    .replace(/[^a-f]/g, "")
    .padEnd(12, "z")
    .slice(0, 12) + letters();
const letters = (): string => Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => "ghijklmn"[n % 8]).join("");

function bodyOf({ key, title, evidence }: Filing): unknown {
  const body = declaration({ adrs: madeUpAddress(key), title });
  if (evidence === undefined) return body;
  const form = new FormData();
  form.set("declaration", JSON.stringify(body));
  form.append("files", new Blob([evidence]), "letter.txt");
  return form;
}

/** Answers with what was filed; undefined where it was not, as far as the answer says. */
export async function send({ ledger }: World, filing: Filing): Promise<Filed | undefined> {
  const headers = { "idempotency-key": filing.key };
  const answer = await filing.by.ask<{ dclrSeq: number }>("POST", "report", bodyOf(filing), headers);
  if (!ledger.judge("file a report", answer, 201)) return undefined;
  const filed = { ...filing, dclrSeq: answer.body.dclrSeq, position: seeing(answer)["sb-min-position"] };
  ledger.filed.push(filed);
  return filed;
}

const file: Step = async (world, by, n) => {
  const evidence = n % 3 === 0 ? `They wrote ${word()}` : undefined;
  const filing = { by, key: randomUUID(), title: `Report ${word()}`, evidence };
  const filed = await send(world, filing).catch((error: unknown) => world.ledger.failed("file a report", error));
  if (!filed) return world.ledger.unsure.push(filing);
  return readOwn(world, filed);
};

/** Right is only what was written, also where the answer is remembered. */
async function readOwn({ ledger }: World, { by, dclrSeq, title, position }: Filed): Promise<void> {
  const path = `report/history/${dclrSeq}`;
  const answer = await by.ask<ReportDetail>("GET", path, undefined, { "sb-min-position": position });
  if (ledger.judge("read one's own report", answer, 200) && answer.body.title !== title)
    ledger.wrong.push(`read one's own report: another one, ${answer.body.title}`);
}

const pick = <T>(from: readonly T[], n: number): T | undefined => from[n % Math.max(1, from.length)];

const comment: Step = async ({ ledger }, member, n) => {
  const report = pick(ledger.filed, n);
  if (!report) return;
  const said = { dclrSeq: report.dclrSeq, content: `About ${word()}` };
  const answer = await member.ask("POST", "report/comment", said, { "idempotency-key": randomUUID() });
  if (ledger.judge("comment", answer, 201)) ledger.comments.push(said);
};

/** Deletes what nobody else looks at: a report of its own. */
const remove: Step = async (world, by) => {
  const filing = { by, key: randomUUID(), title: `Soon gone ${word()}`, evidence: undefined };
  const { ledger } = world;
  const answer = await by.ask<{ dclrSeq: number }>("POST", "report", bodyOf(filing), {
    "idempotency-key": filing.key,
  });
  if (!ledger.judge("file a report", answer, 201)) return;
  const { dclrSeq } = answer.body;
  const deleted = await by.ask("POST", "report/history/delete", { dclrSeq });
  if (!ledger.judge("delete a report", deleted, 204)) return;
  ledger.deleted.push({ ...filing, dclrSeq, position: seeing(deleted)["sb-min-position"] });
};

const reading =
  (what: string, path: (world: World, n: number) => string, who: "member" | "visitor" | "admin"): Step =>
  async (world, member, n) => {
    const ask = who === "member" ? member.ask : world[who];
    world.ledger.judge(what, await ask("GET", path(world, n)), 200);
  };

const refreshing = new WeakSet<Member>();
/**
 * Where the answer is 503 the token may have been replaced all the same: it is accepted for two minutes more, so its owner asks
 * again until there is an answer (docs/decisions/0073-engines-away.md).
 */
const refresh: Step = async ({ ledger }, member) => {
  if (refreshing.has(member)) return;
  refreshing.add(member);
  try {
    await vi.waitFor(async () => {
      const answer = await renewed(member);
      if (ledger.judge("refresh", answer, 200)) member.cookie = cookieOf(answer);
      else if (answer.status === 503) throw new Error("503 for as long as others waited");
    }, ASKED_AGAIN);
  } finally {
    refreshing.delete(member);
  }
};
/** Milliseconds. */
const ASKED_AGAIN = { timeout: 240_000, interval: 3_000 };
export const renewed = ({ askAnonymously, cookie }: Member): Promise<Answer> =>
  askAnonymously("POST", "user/refresh", undefined, { cookie });

const login: Step = async ({ url, config, ledger }, { email }) =>
  ledger.judge("log in", await logIn(url, config, email), 200);

const aTitle = ({ ledger }: World, n: number): string => pick(ledger.filed, n)?.title.split(" ")[1] ?? "nothing";

/** In turn. Among ten requests there are about three writes. */
export const STEPS: readonly (readonly [string, Step])[] = [
  ["file a report", file],
  ["look up", reading("look up", (_, n) => `report/lookup?adrs=${madeUpAddress(`${n}`)}`, "visitor")],
  ["comment", comment],
  ["search", reading("search", (world, n) => `report/history?searchKeyword=${aTitle(world, n)}`, "visitor")],
  ["refresh", refresh],
  ["home", reading("home", () => "home/main", "visitor")],
  ["file a report", file],
  ["own list", reading("own list", () => "report/history/mine", "member")],
  ["log in", login],
  ["list", reading("list", () => "report/history", "member")],
  ["delete a report", remove],
  ["groups", reading("groups", () => "admin/consumer-group", "admin")],
  ["jobs", reading("jobs", () => "admin/job?kind=delivery-send&state=PARKED", "admin")],
  ["projections", reading("projections", () => "admin/projection", "admin")],
];
