// A projection fails on an event: its own routes return stale data and say so, all others work as usual.
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { REPORT_INDEX, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { modelsOf, type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { accountProjection } from "@sb/projector/account/projections.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { reportProjection } from "@sb/projector/report/projection.ts";
import type { Projection } from "@sb/projector/runtime/projection.ts";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { ANALYSIS, INQUIRY, SAFER_VIEW } from "../../test/role-cells.ts";
import { IN_PROCESS_EDITOR, type InProcess, startInProcess } from "../../test/servers/in-process.ts";
import { temporaryDir } from "../../test/servers/server.ts";
import { loseReadModels } from "../../test/stored/lose-read-models.ts";

/** The longer a projection has failed, the later it is tried again. */
const PATIENTLY = { timeout: 20_000 };

type Headers = Readonly<Record<string, string>>;
type Filed = { readonly dclrSeq: number };
/** What the questions are about: the person's report with evidence, a request to delete it, a request for an analysis, an inquiry. */
type Things = Filed & {
  readonly fileId: string;
  readonly requestSeq: number;
  readonly analysisSeq: number;
  readonly inquirySeq: number;
  /** Of a published article. */
  readonly viewSeq: number;
};

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

/** A request for each query route that a user may call; each gets 200 while no projection fails. */
const asked = (
  person: Person,
  { dclrSeq, fileId, requestSeq, analysisSeq, inquirySeq, viewSeq }: Things,
): Partial<Record<RouteKey, readonly unknown[]>> => ({
  "GET home/main": ["home/main"],
  "GET support/my-page": ["support/my-page"],
  "GET report/draft": ["report/draft"],
  "GET report/history": ["report/history"],
  "GET report/history/mine": ["report/history/mine"],
  "GET report/history/user/{userId}": [`report/history/user/${person.id}`],
  "GET report/history/{dclrSeq}": [`report/history/${dclrSeq}`],
  "GET report/history/target": [`report/history/target?dclrSeq=${dclrSeq}`],
  "GET report/feed.atom": ["report/feed.atom"],
  "GET report/analysis/{analysisSeq}": [`report/analysis/${analysisSeq}`],
  "GET support/inquiry/{seq}": [`support/inquiry/${inquirySeq}`],
  "GET report/deletion/{requestSeq}": [`report/deletion/${requestSeq}`],
  "GET report/history/comment": [`report/history/comment?dclrSeq=${dclrSeq}`],
  "GET insight/safer-view/comment/list": [`insight/safer-view/comment/list?viewSeq=${viewSeq}`],
  "GET report/lookup": ["report/lookup?adrs=somewhere.example.com"],
  "POST report/lookup": ["report/lookup", { adrs: ["somewhere.example.com"] }],
  "GET report/lookup/range/{prefix}": ["report/lookup/range/ba781"],
  "POST report/lookup/text": ["report/lookup/text", { text: "somewhere.example.com" }],
  "POST report/personal": ["report/personal", { text: "Write to a@mail.example" }],
  "GET report/export": ["report/export"],
  "GET report/file/{fileId}": [`report/file/${fileId}`],
  "GET report/paper/{dclrSeq}": [`report/paper/${dclrSeq}`],
  "GET report/letter/{dclrSeq}": [`report/letter/${dclrSeq}`],
  "GET home/popup/hidden": ["home/popup/hidden"],
  "GET terms": ["terms"],
  "GET terms/detail": ["terms/detail?type=A01"],
  "GET terms/privacy/date/{code}": ["terms/privacy/date/B01"],
});

async function makeThings(person: Person, url: string): Promise<Things> {
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration()));
  form.append("files", new Blob(["what they wrote"]), "note.txt");
  const filed = await person.call<Filed>("POST", "report", form);
  const { dclrSeq } = filed.body;
  type Detail = { readonly files: readonly { readonly fileId: string }[] };
  const { body } = await person.call<Detail>("GET", `report/history/${dclrSeq}`, undefined, seeing(filed));
  const other = await signIn(url, "disputes@example.com", "Disputes");
  const deletion = deletionRequest(dclrSeq);
  const disputed = await other.call<{ readonly requestSeq: number }>("POST", "report/deletion", deletion);
  const analysis = await person.call<{ readonly analysisSeq: number }>("POST", "report/analysis", ANALYSIS);
  const inquiry = await person.call<{ readonly seq: number }>("POST", "support/inquiry/submit", INQUIRY);
  return {
    dclrSeq,
    fileId: body.files[0]?.fileId ?? "",
    requestSeq: disputed.body.requestSeq,
    analysisSeq: analysis.body.analysisSeq,
    inquirySeq: inquiry.body.seq,
    viewSeq: await publishArticle(url),
  };
}

async function publishArticle(url: string): Promise<number> {
  const editor = await signIn(url, IN_PROCESS_EDITOR, "Editor");
  const written = await editor.call<{ readonly viewSeq: number }>("POST", "admin/safer-view", SAFER_VIEW);
  await editor.call("POST", "admin/safer-view/publish", { viewSeq: written.body.viewSeq });
  return written.body.viewSeq;
}

/** Calls every query route with the position of a write; a read that times out would be 503. */
async function expectStale(person: Person, things: Things, see: Headers, stale: string[]) {
  const questions = Object.entries(asked(person, things)) as [RouteKey, [string, unknown?]][];
  // Routes that read neither model are never affected.
  const concerned = Object.entries<Route>(routes).filter(
    ([, { who, reads = [] }]) =>
      mayDo({ isAdmin: false }, who) && reads.some((model) => model === ACCOUNT_MODEL || model === REPORT_MODEL),
  );
  expect(questions.map(([key]) => key)).toEqual(expect.arrayContaining(concerned.map(([key]) => key)));
  for (const [key, [path, body]] of questions) {
    const route: Route = routes[key];
    const { status, headers } = await person.call(key.startsWith("POST") ? "POST" : "GET", path, body, see);
    const expected = modelsOf(route)
      .filter((model) => stale.includes(model))
      .join(", ");
    expect([key, status, headers.get("sb-stale") ?? ""]).toEqual([key, 200, expected]);
  }
}

type Ready = { readonly status: string; readonly projections: readonly { readonly projection: string }[] };

async function readyOf({ url }: InProcess): Promise<{ readonly code: number; readonly body: Ready }> {
  const response = await fetch(`${url}/readyz`);
  return { code: response.status, body: await response.json() };
}

test("the accounts' projection fails: its routes are stale, others see every write; fixed, all writes are visible", async () => {
  using dir = temporaryDir();
  const { projections, mend } = withBroken(accountProjection, "NicknameChanged");
  await using server = await startInProcess(dir.path, projections);
  const person = await signIn(server.url, "broken@example.com", "Before");
  const things = await makeThings(person, server.url);
  await person.call("PUT", "report/draft", { draft: { step: 1 } });
  const renamed = await person.call("POST", "user/nick/change", { newNick: "After" });
  await expectStale(person, things, seeing(renamed), [ACCOUNT_MODEL, REPORT_INDEX]);
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
  await expectStale(person, things, seeing(filed), []);
  const mended = await person.call("GET", "support/my-page", undefined, seeing(filed));
  expect(mended.body).toMatchObject({ nickname: "After" });
});

test("the reports' projection fails: accounts work, and after a restart all other routes; a new model is not ready", async () => {
  using dir = temporaryDir();
  const { projections } = withBroken(reportProjection, "ExtraInfoAdded");
  const first = await startInProcess(dir.path, projections);
  const person = await signIn(first.url, "other@example.com", "Other");
  const things = await makeThings(person, first.url);
  await person.call("PUT", "report/draft", { draft: { step: 1 } });
  const added = await person.call("POST", "report/extra", { dclrSeq: things.dclrSeq, extra: { demand: "More" } });
  await expectStale(person, things, seeing(added), [REPORT_MODEL, REPORT_INDEX]);
  const deregistered = await person.call("POST", "user/delete");
  const draft = await person.call("GET", "report/draft", undefined, seeing(deregistered));
  expect(draft.status).toBe(403);
  const left = await person.call("GET", "report/history", undefined, seeing(deregistered));
  expect(left).toMatchObject({ status: 403, body: { code: "LOGIN_EXPIRED" } });
  await first.stop();

  const second = await startInProcess(dir.path, projections);
  await expect.poll(async () => (await readyOf(second)).code, PATIENTLY).toBe(200);
  const detail = await request(second.url, "GET", `report/history/${things.dclrSeq}`, undefined, seeing(deregistered));
  expect([detail.status, detail.headers.get("sb-stale")]).toEqual([200, REPORT_MODEL]);
  await second.stop();

  await loseReadModels(dir.path);
  await using third = await startInProcess(dir.path, projections);
  const failing = async () => (await request(third.url, "GET", "home/main")).headers.get("sb-stale");
  await expect.poll(failing, PATIENTLY).toBe(REPORT_MODEL);
  expect(await readyOf(third)).toMatchObject({ code: 503, body: { status: "not ready" } });
});
