// Who may, on the real process: each example of the route table by one who may send it, and by those whose it is not; each kind of
// guard in each service by every role. What each row's guard says to each role is asked without a server (docs/testing.md).
import { randomUUID } from "node:crypto";
import { ERRORS } from "@sb/contracts/error-codes.ts";
import { type Example, type ExampleOutcome, isAllowed, outcomeOf, ROLES, type Role } from "@sb/contracts/example.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { acts } from "@sb/contracts/subjects.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bearer, registerAgency } from "../../test/people/agency.ts";
import { createSender, type Sender } from "../../test/people/examples.ts";
import type { Answer } from "../../test/people/person.ts";
import { type Actor, actorOf, emailOf, roleSettings } from "../../test/people/roles.ts";
import { DEMO_NEWS, newsOf } from "../../test/servers/news.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { openLog } from "../../test/stored/events-of.ts";

type Row = { readonly key: RouteKey; readonly route: Route; readonly example: Example; readonly what: string };

const rows: readonly Row[] = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
  const route: Route = routes[key];
  return route.examples.map((example) => ({ key, route, example, what: example.what ?? "" }));
});

const SHARED = "shared";
/** Each is played by somebody of their own. */
const consuming = rows.filter(({ example }) => example.changesCaller);
const nameOf = ({ key }: Pick<Row, "key">): string => key.toLowerCase().replace(/[^a-z]+/g, "-");

let networks = 0;
/** Each request comes from another network: the people of one may do some things so often a day. */
function elsewhere() {
  networks += 1;
  return { "x-forwarded-for": `10.${networks >> 8}.${networks & 255}.1` };
}

const server = useServer({
  env: { SB_TRUST_PROXY: "1", ...roleSettings([SHARED, ...consuming.map(nameOf)]), ...DEMO_NEWS },
});
const shared = new Map<Role, Actor>();
let sender: Sender;
let log: Awaited<ReturnType<typeof openLog>>;

function sharedActor(role: Role): Actor {
  const actor = shared.get(role);
  if (!actor) throw new Error(`nobody plays ${role}`);
  return actor;
}

beforeAll(async () => {
  for (const role of ROLES) {
    if (role === "agency" || role === "otherAgency")
      await registerAgency(server.url, bearer(shared.get("admin")?.token), [emailOf(role, SHARED)]);
    shared.set(role, await actorOf(server.url, role, SHARED));
  }
  await newsOf(server.url);
  sender = createSender({ url: server.url, actor: sharedActor, headers: elsewhere });
  log = await openLog(server.dir);
});
afterAll(() => log.close());

/** Sends it as this role. Whoever is refused is asked about what is there for all such requests. */
async function ask({ key, example, route }: Pick<Row, "key" | "example" | "route">, role: Role, headers = {}) {
  const actor = example.changesCaller ? await newActor(key, role) : sharedActor(role);
  const isGiven = typeof outcomeOf(route, example, role) === "number";
  const ready = await sender.ready(example, actor, isGiven);
  const send = () => sender.send(key, ready, actor, headers);
  return { answer: await send(), again: send, actor };
}

/** Admins, moderators and editors are named by the settings; each request has its own of all others. */
function newActor(key: RouteKey, role: Role): Promise<Actor> {
  const isNamed = role === "admin" || role === "moderator" || role === "editor";
  return actorOf(server.url, role, isNamed ? nameOf({ key }) : randomUUID());
}

function expectOutcome(answer: Answer, outcome: ExampleOutcome) {
  if (typeof outcome === "number") expect(answer.status, JSON.stringify(answer.body)).toBe(outcome);
  else expect(answer).toMatchObject({ status: ERRORS[outcome].status, body: { code: outcome } });
}

const isStaffs = ({ who }: Route) => !["anyone", "user", "agency"].includes(who);

/** The owner, or else staff, or else the first one who may. */
const senderOf = ({ route, example }: Row): Role => {
  const first = (["user", "admin", "agency", ...ROLES] as const).find(
    (role) => typeof outcomeOf(route, example, role) === "number",
  );
  return (
    first ??
    (["user", "admin", "agency"] as const).find((role) => outcomeOf(route, example, role) === example.refusedWith) ??
    "visitor"
  );
};

/** Writes that take an Idempotency-Key, and all others on reports and comments. Logging in gives another login each time. */
const isRepeatable = ({ key, route: { service, subject, creates }, example }: Row) =>
  service === "command" &&
  key.startsWith("POST ") &&
  subject !== "account" &&
  !example.refusedWith &&
  (creates || ["report", "comment"].includes(subject));

const once = rows.map((row) => ({ ...row, role: senderOf(row) }));

test.each(once)("$key $what by $role: the row's answer, an act for the audit, once for each key", async (row) => {
  const { route, example, role } = row;
  const { answer, again, actor } = await ask(row, role, { "idempotency-key": randomUUID() });
  expectOutcome(answer, outcomeOf(route, example, role));
  const leavesAct = route.service === "command" && !route.onlyAnswers;
  if (isStaffs(route) && leavesAct && isAllowed(route, example))
    expect(await actsOf(answer, actor), "an act for the audit").not.toEqual([]);
  if (!isRepeatable(row)) return;
  expect(await log.eventsOf(answer), "it does something").not.toEqual([]);
  const second = await again();
  if (route.creates) expect([second.status, second.body]).toEqual([answer.status, answer.body]);
  expect(await log.eventsOf(second), "and nothing more").toEqual([]);
});

/** The acts of it that the audit shows. */
async function actsOf(answer: Answer, { token }: Actor) {
  const { sub } = JSON.parse(Buffer.from(token?.split(".")[1] ?? "", "base64url").toString());
  const events = await log.eventsOf(answer);
  return events.filter(({ type, data, meta }) => acts.get(type)?.isAct(data) && meta.actor === sub);
}

const OTHERS = ["other", "user", "admin", "visitor"] as const;
const owned = rows
  .filter(({ example }) => example.belongsTo)
  .flatMap((row) => OTHERS.filter((role) => role !== senderOf(row)).map((role) => ({ ...row, role })));

test.each(owned)("$key $what is the owner's: as $role", async ({ role, ...row }) => {
  expectOutcome((await ask(row, role)).answer, outcomeOf(row.route, row.example, role));
});

/** The guards of a row: whose token, for whom, in which service; and whose it is, which the handlers look at. */
const kindOf = ({ route: { service, who, token }, example }: Row) => [service, who, token, example.belongsTo].join(" ");

const [first, rest] = firstOfEach(rows.filter(({ example }) => !example.changesCaller && !example.answers));

/** One row of each kind, one that is given to somebody if there is; rows with answers of their own are a kind each. */
function firstOfEach(all: readonly Row[]): readonly [readonly Row[], readonly Row[]] {
  const byKind = Map.groupBy(all, kindOf);
  const chosen = [...byKind.values()].flatMap(
    (kind) => kind.find(({ example }) => !example.refusedWith) ?? kind[0] ?? [],
  );
  return [chosen, all.filter((row) => !chosen.includes(row))];
}

test("one row of each kind of guard stands for the others", () => {
  const kinds = new Set(first.map(kindOf));
  expect(rest.filter((row) => !kinds.has(kindOf(row)))).toEqual([]);
});

const special = rows.filter(({ example, what }) => example.answers && what === "");
const guarded = [...first, ...special].flatMap((row) =>
  ROLES.map((role) => ({ ...row, role, outcome: outcomeOf(row.route, row.example, role) })),
);

test.each(guarded)("$key $what as $role: $outcome", async ({ role, outcome, ...row }) => {
  expectOutcome((await ask(row, role)).answer, outcome);
});
