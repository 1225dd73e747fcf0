// A projection fails on an event: its own routes return stale data and say so, all others work as usual.
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import type { Role } from "@sb/contracts/example.ts";
import { REPORT_INDEX, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { modelsOf, type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { accountProjection } from "@sb/projector/account/projections.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { reportProjection } from "@sb/projector/report/projection.ts";
import type { Projection } from "@sb/projector/runtime/projection.ts";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { createSender, exampleOf, type Ready } from "../../test/people/examples.ts";
import { type Answer, type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { IN_PROCESS_ADMIN, type InProcess, startInProcess } from "../../test/servers/in-process.ts";
import { temporaryDir } from "../../test/servers/server.ts";
import { loseReadModels } from "../../test/stored/lose-read-models.ts";

/** The longer a projection has failed, the later it is tried again. */
const PATIENTLY = { timeout: 20_000 };

type Headers = Readonly<Record<string, string>>;
type Filed = { readonly dclrSeq: number };

/** The product's projections, one of which fails on an event type until it is fixed. */
function withBroken(broken: Projection, type: string) {
  let isBroken = true;
  const step: Projection["step"] = (event) => {
    if (isBroken && event.stored.type === type) throw new Error("cannot take it");
    return broken.step(event);
  };
  const projections = PROJECTIONS.projections.map((each) => (each === broken ? { ...each, step } : each));
  return {
    projections: { ...PROJECTIONS, projections },
    mend: () => {
      isBroken = false;
    },
  };
}

/** The query routes that a user may call and that read one of the models that fail here: routes that read neither are never affected. */
const CONCERNED = (Object.keys(routes) as RouteKey[]).filter((key) => {
  const { who, reads = [] }: Route = routes[key];
  return mayDo({ isAdmin: false }, who) && reads.some((model) => model === ACCOUNT_MODEL || model === REPORT_MODEL);
});

type Questions = {
  /** The report that is asked for. */
  readonly dclrSeq: number;
  readonly ask: (see: Headers) => Promise<readonly (readonly [RouteKey, Answer])[]>;
};

/** An example for each of them, about what is made now. */
async function prepare(person: Person, url: string): Promise<Questions> {
  const others = new Map<Role, Person>([
    ["user", person],
    ["other", await signIn(url, "disputes@example.com", "Disputes")],
    ["admin", await signIn(url, IN_PROCESS_ADMIN, "Chief")],
  ]);
  const actor = (role: Role) => ({ email: "", token: others.get(role)?.accessToken ?? "" });
  const sender = createSender({ url, actor });
  const questions = new Map<RouteKey, Ready>();
  for (const key of CONCERNED) questions.set(key, await sender.ready(exampleOf(key), actor("user"), false));
  return {
    dclrSeq: Number(questions.get("GET report/history/{dclrSeq}")?.params?.dclrSeq),
    ask: async (see) => {
      const answers: [RouteKey, Answer][] = [];
      for (const [key, ready] of questions) answers.push([key, await sender.send(key, ready, actor("user"), see)]);
      return answers;
    },
  };
}

/** Calls each with the position of a write; a read that times out would be 503. */
async function expectStale({ ask }: Questions, see: Headers, stale: string[]) {
  for (const [key, { status, headers }] of await ask(see)) {
    const expected = modelsOf(routes[key])
      .filter((model) => stale.includes(model))
      .join(", ");
    expect([key, status, headers.get("sb-stale") ?? ""]).toEqual([key, 200, expected]);
  }
}

type Readiness = { readonly status: string; readonly projections: readonly { readonly projection: string }[] };

async function readyOf({ url }: InProcess): Promise<{ readonly code: number; readonly body: Readiness }> {
  const response = await fetch(`${url}/readyz`);
  return { code: response.status, body: await response.json() };
}

test("the accounts' projection fails: its routes are stale, others see every write; fixed, all writes are visible", async () => {
  using dir = temporaryDir();
  const { projections, mend } = withBroken(accountProjection, "NicknameChanged");
  await using server = await startInProcess(dir.path, projections);
  const person = await signIn(server.url, "broken@example.com", "Before");
  const questions = await prepare(person, server.url);
  const renamed = await person.call("POST", "user/nick/change", { newNick: "After" });
  await expectStale(questions, seeing(renamed), [ACCOUNT_MODEL, REPORT_INDEX]);
  const page = await person.call("GET", "support/my-page", undefined, seeing(renamed));
  expect(page.body).toMatchObject({ nickname: "Before" });

  const adrs = madeUpAddress("filed while failing");
  const filed = await person.call<Filed>("POST", "report", declaration({ adrs, title: "Filed meanwhile" }));
  expect(filed.status).toBe(201);
  const exported = await request<string>(server.url, "GET", "report/export", undefined, seeing(filed));
  expect(exported.body).toContain("Filed meanwhile");
  expect(exported.headers.get("sb-stale")).toBeNull();
  const lookup = await request(server.url, "GET", `report/lookup?adrs=${adrs}`, undefined, seeing(filed));
  expect(lookup.body).toMatchObject({ timesReported: 1 });

  const ready = await readyOf(server);
  expect(ready).toMatchObject({ code: 200, body: { status: "degraded", failing: [ACCOUNT_MODEL] } });
  const healthOf = (name: string) => ready.body.projections.find(({ projection }) => projection === name);
  const error = { eventType: "NicknameChanged", failures: expect.any(Number) };
  expect(healthOf(ACCOUNT_MODEL)).toMatchObject({ state: "failing", error, lag: expect.any(Number) });
  expect(healthOf(REPORT_MODEL)).toMatchObject({ state: "live" });
  expect(healthOf(REPORT_INDEX)).toMatchObject({ heldUpBy: [ACCOUNT_MODEL] });
  mend();
  const stale = async () => (await person.call("GET", "home/main")).headers.get("sb-stale");
  await expect.poll(stale, PATIENTLY).toBeNull();
  await expectStale(questions, seeing(filed), []);
  const mended = await person.call("GET", "support/my-page", undefined, seeing(filed));
  expect(mended.body).toMatchObject({ nickname: "After" });
});

test("the reports' projection fails: accounts work, and after a restart all other routes; a new model is not ready", async () => {
  using dir = temporaryDir();
  const { projections } = withBroken(reportProjection, "ExtraInfoAdded");
  const first = await startInProcess(dir.path, projections);
  const person = await signIn(first.url, "other@example.com", "Other");
  const questions = await prepare(person, first.url);
  const added = await person.call("POST", "report/extra", { dclrSeq: questions.dclrSeq, extra: { demand: "More" } });
  await expectStale(questions, seeing(added), [REPORT_MODEL, REPORT_INDEX]);
  const deregistered = await person.call("POST", "user/delete");
  const draft = await person.call("GET", "report/draft", undefined, seeing(deregistered));
  expect(draft.status).toBe(403);
  const left = await person.call("GET", "report/history", undefined, seeing(deregistered));
  expect(left).toMatchObject({ status: 403, body: { code: "LOGIN_EXPIRED" } });
  await first.stop();

  const second = await startInProcess(dir.path, projections);
  await expect.poll(async () => (await readyOf(second)).code, PATIENTLY).toBe(200);
  const detail = await request(
    second.url,
    "GET",
    `report/history/${questions.dclrSeq}`,
    undefined,
    seeing(deregistered),
  );
  expect([detail.status, detail.headers.get("sb-stale")]).toEqual([200, REPORT_MODEL]);
  await second.stop();

  await loseReadModels(dir.path);
  await using third = await startInProcess(dir.path, projections);
  const failing = async () => (await request(third.url, "GET", "home/main")).headers.get("sb-stale");
  await expect.poll(failing, PATIENTLY).toBe(REPORT_MODEL);
  expect(await readyOf(third)).toMatchObject({ code: 503, body: { status: "not ready" } });
});
