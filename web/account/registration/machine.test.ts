import type { ActiveLogin } from "@sb/contracts/account/wire.ts";
import { expect, test, vi } from "vitest";
import { type Actor, type ActorRefFrom, createActor, fromPromise, waitFor } from "xstate";
import { ApiError, type ProblemCode } from "../../api/problem.ts";
import { nicknameMachine } from "../nickname/machine.ts";
import type { KeptRegistration } from "./kept.ts";
import { registrationMachine } from "./machine.ts";
import { NONE_AGREED } from "./terms.ts";

const KEPT: KeptRegistration = {
  token: "t",
  email: "somebody@example.com",
  returnTo: "/report",
  nickname: "",
  agreed: NONE_AGREED,
  idempotencyKey: "k",
};
const LOGIN = { status: "ACTIVE", nickname: "free" } as ActiveLogin;

type Given = { kept?: KeptRegistration | undefined; join?: () => Promise<ActiveLogin> };

function start(given: Given = {}) {
  const effects = { keep: vi.fn(), showError: vi.fn(), forget: vi.fn(), joined: vi.fn() };
  const machine = registrationMachine.provide({
    actors: {
      find: fromPromise(async () => ("kept" in given ? given.kept : KEPT)),
      forget: fromPromise<void>(async () => {
        effects.forget();
      }),
      join: fromPromise(async ({ input }: { input: KeptRegistration }) => {
        effects.joined(input);
        return (given.join ?? (async () => LOGIN))();
      }),
      nickname: nicknameMachine.provide({
        actors: { isAvailable: fromPromise<boolean, string>(async ({ input }) => input === "free") },
      }),
    },
    actions: { keep: effects.keep, showError: effects.showError },
  });
  const actor = createActor(machine);
  actor.start();
  return { actor, ...effects };
}

type Running = Actor<typeof registrationMachine>;
/** The nickname field's child actor. */
const nicknameOf = (actor: Running) =>
  actor.getSnapshot().children.nickname as ActorRefFrom<typeof nicknameMachine> | undefined;
const until = (actor: Running, state: Parameters<ReturnType<Running["getSnapshot"]>["matches"]>[0]) =>
  waitFor(actor, (snapshot) => snapshot.matches(state));

async function fill(actor: Running): Promise<void> {
  await until(actor, "asking");
  actor.send({ type: "registration.continued" });
  const nickname = nicknameOf(actor);
  nickname?.send({ type: "nickname.changed", value: "free" });
  nickname?.send({ type: "check.requested" });
  actor.send({ type: "terms.agreed", value: true });
  await waitFor(actor, ({ context }) => context.verdict === "available");
}

const refuse = (status: number, code: ProblemCode) => () => Promise.reject(new ApiError({ status, code }));

test("runs from the first question to the new account", async () => {
  const { actor, forget, joined } = start();
  await fill(actor);
  actor.send({ type: "registration.submitted" });
  await until(actor, "done");
  expect(actor.getSnapshot().context.login).toBe(LOGIN);
  expect(joined).toHaveBeenCalledWith(expect.objectContaining({ token: "t", nickname: "free" }));
  expect(forget).toHaveBeenCalledTimes(1);
});

test("who has just come from the issuer is asked nothing first, and the next time whether to go on", async () => {
  const { actor, keep } = start({ kept: { ...KEPT, isFresh: true } });
  await until(actor, "filling");
  expect(keep.mock.calls.map(([{ context }]) => context.kept?.isFresh)).toContain(false);
});

test("counts the steps: nickname, terms; all terms start unchecked", async () => {
  const { actor } = start();
  const step = () => actor.getSnapshot().context.step;
  await until(actor, "asking");
  actor.send({ type: "registration.continued" });
  expect(step()).toBe(1);
  const nickname = nicknameOf(actor);
  nickname?.send({ type: "nickname.changed", value: "free" });
  expect(step()).toBe(1);
  nickname?.send({ type: "check.requested" });
  await waitFor(actor, ({ context }) => context.verdict === "available");
  expect(step()).toBe(2);
  expect(actor.getSnapshot().context.agreed).toEqual({ A01: false, R02: false });
  nickname?.send({ type: "nickname.changed", value: "free2" });
  expect(step()).toBe(1);
});

test("ends at once when no registration is stored", async () => {
  const { actor } = start({ kept: undefined });
  await until(actor, "nothing");
});

test.each(["asking", "filling"] as const)("cancel while %s deletes the stored registration", async (state) => {
  const { actor, forget } = start();
  await until(actor, "asking");
  if (state === "filling") actor.send({ type: "registration.continued" });
  actor.send({ type: "registration.cancelled" });
  await until(actor, "cancelled");
  expect(forget).toHaveBeenCalledTimes(1);
});

test("does not submit before all terms are agreed and the nickname is checked", async () => {
  const { actor, joined } = start();
  await fill(actor);
  actor.send({ type: "term.agreed", code: "R02", value: false });
  actor.send({ type: "registration.submitted" });
  expect(actor.getSnapshot().matches("filling")).toBe(true);
  actor.send({ type: "term.agreed", code: "R02", value: true });
  nicknameOf(actor)?.send({ type: "nickname.changed", value: "free2" });
  actor.send({ type: "registration.submitted" });
  expect(actor.getSnapshot().matches("filling")).toBe(true);
  expect(actor.getSnapshot().context.tried).toBe(true);
  expect(joined).not.toHaveBeenCalled();
});

test("restores the stored form and requires a new nickname check", async () => {
  const { actor } = start({ kept: { ...KEPT, nickname: "half", agreed: { A01: true, R02: false } } });
  await until(actor, "asking");
  actor.send({ type: "registration.continued" });
  expect(actor.getSnapshot().context.agreed).toEqual({ A01: true, R02: false });
  expect(nicknameOf(actor)?.getSnapshot().context).toMatchObject({ value: "half", verdict: "unchecked" });
});

test("stores each input at once", async () => {
  const { actor, keep } = start();
  await fill(actor);
  const [{ context }] = keep.mock.lastCall as [{ context: { nickname: string; agreed: object } }];
  expect(context).toMatchObject({ nickname: "free", agreed: { A01: true, R02: true } });
});

test("a nickname taken before the submit leads back to the form with an error", async () => {
  const { actor } = start({ join: refuse(422, "NICKNAME_TAKEN") });
  await fill(actor);
  actor.send({ type: "registration.submitted" });
  await until(actor, "filling");
  expect(nicknameOf(actor)?.getSnapshot().context).toMatchObject({
    value: "free",
    verdict: "taken",
  });
});

test.each([
  ["expired", 403, "LOGIN_EXPIRED"],
  ["expired", 401, "LOGIN_REQUIRED"],
  ["member", 422, "ALREADY_JOINED"],
] as const)("ends as %s after %i", async (state, status, code) => {
  const { actor, showError } = start({ join: refuse(status, code) });
  await fill(actor);
  actor.send({ type: "registration.submitted" });
  await until(actor, state);
  expect(showError).not.toHaveBeenCalled();
});

test("any other failure is reported, and the form can be submitted again", async () => {
  const { actor, showError } = start({ join: refuse(500, "INTERNAL") });
  await fill(actor);
  actor.send({ type: "registration.submitted" });
  await until(actor, "filling");
  expect(showError).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().context).toMatchObject({ nickname: "free", verdict: "available" });
});

test("a retry with the same nickname reuses the idempotency key, another nickname gets a new one", async () => {
  const { actor, joined } = start({ join: refuse(500, "INTERNAL") });
  await fill(actor);
  const send = async () => {
    actor.send({ type: "registration.submitted" });
    await until(actor, "filling");
    return (joined.mock.lastCall as [KeptRegistration])[0].idempotencyKey;
  };
  const first = await send();
  expect(await send()).toBe(first);
  nicknameOf(actor)?.send({ type: "nickname.changed", value: "free2" });
  nicknameOf(actor)?.send({ type: "nickname.changed", value: "free" });
  nicknameOf(actor)?.send({ type: "check.requested" });
  await waitFor(actor, ({ context }) => context.verdict === "available");
  expect(await send()).not.toBe(first);
});
