import { termsStream } from "@sb/contracts/terms/subject.ts";
import { expect, test } from "vitest";
import { contextFor } from "../runtime/deps.ts";
import { termsDecider } from "../terms/decider.ts";
import { guardTerms } from "./agree.ts";
import { joined, logIn, openWorld, refusal, type World } from "./testing.ts";

const texts = { ko: { agreeName: "서비스 이용약관", content: "본문" } };
/** The world's clock stands at the first of May 2026. */
const TODAY = "2026-05-01";

async function publish({ deps }: World, code: "A01" | "R02", applyDt: string, asksAgain = true): Promise<void> {
  const context = contextFor(deps, "admin-1", "request-1");
  const stream = termsStream.of(code);
  const { state } = await deps.handle(termsDecider, stream, { type: "Draft", code, revision: 0, texts }, context);
  const command = { type: "Publish", code, revision: state.revision, applyDt, asksAgain, today: TODAY } as const;
  await deps.handle(termsDecider, stream, command, context);
  deps.terms.forget();
}

const agree = (world: World, caller: Awaited<ReturnType<typeof joined>>["caller"], applyDt: string) =>
  world.call("POST user/terms/agree", { caller, body: { agreements: [{ code: "A01", applyDt }] } });

test("a login and a refresh say what has to be agreed to again, until it is", async () => {
  await using world = await openWorld();
  const mina = await joined(world, "mina", "mina");
  expect(mina.body).not.toHaveProperty("termsDue");
  await publish(world, "A01", TODAY);
  const login = await logIn(world, "mina");
  expect(login.body).toMatchObject({ termsDue: ["A01"] });
  expect((await world.call("POST user/refresh", { cookie: login.cookie })).body).toMatchObject({ termsDue: ["A01"] });
  await agree(world, mina.caller, TODAY);
  expect((await logIn(world, "mina")).body).not.toHaveProperty("termsDue");
  const [, agreed] = await world.events("account-");
  expect(agreed).toMatchObject({
    type: "TermsAgreed",
    data: { agreements: [{ code: "A01", applyDt: TODAY }] },
    meta: { actor: mina.id, at: "2026-05-01T12:00:00.000Z" },
  });
});

test("agreeing twice is one event; another version than the one in force is refused", async () => {
  await using world = await openWorld();
  const { caller } = await joined(world, "mina", "mina");
  await publish(world, "A01", TODAY);
  await agree(world, caller, TODAY);
  await agree(world, caller, TODAY);
  expect(await world.events("account-")).toHaveLength(2);
  expect(await refusal(agree(world, caller, "2026-01-02"))).toBe("TERMS_NOT_AGREED");
});

test("a version that is still to come, or asks for nothing, asks nobody; who joins agrees to the newest", async () => {
  await using world = await openWorld();
  await joined(world, "mina", "mina");
  await publish(world, "A01", "2026-05-02");
  await publish(world, "R02", TODAY, false);
  expect((await logIn(world, "mina")).body).not.toHaveProperty("termsDue");
  world.pass(86_400_000);
  expect((await logIn(world, "mina")).body).toMatchObject({ termsDue: ["A01"] });
  await joined(world, "juna", "juna");
  expect((await logIn(world, "juna")).body).not.toHaveProperty("termsDue");
});

test("until then nothing new is taken, and what is there can be deleted", async () => {
  await using world = await openWorld();
  const { caller } = await joined(world, "mina", "mina");
  const guarded = guardTerms(world.deps, {
    "POST report/comment": async () => ({ body: { commentSeq: 1 } }),
    "POST report/history/delete": async () => ({ body: undefined, position: "reached" }),
  });
  const request = { params: undefined, query: undefined, files: [], cookies: {}, caller };
  const rest = {
    idempotencyKey: undefined,
    minPosition: undefined,
    requestId: "r",
    client: () => "",
    network: () => "",
  };
  const comment = () =>
    guarded["POST report/comment"]({
      route: "POST report/comment",
      ...request,
      ...rest,
      body: { dclrSeq: 1, content: "So did I." },
    });
  expect(await comment()).toMatchObject({ body: { commentSeq: 1 } });
  await publish(world, "A01", TODAY);
  expect(await refusal(comment())).toBe("TERMS_CHANGED");
  const deleted = await guarded["POST report/history/delete"]({
    route: "POST report/history/delete",
    ...request,
    ...rest,
    body: { dclrSeq: 1 },
  });
  expect(deleted).toMatchObject({ position: "reached" });
  await agree(world, caller, TODAY);
  expect(await comment()).toMatchObject({ body: { commentSeq: 1 } });
});
