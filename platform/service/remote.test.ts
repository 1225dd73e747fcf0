import { Refused } from "@sb/contracts/refused.ts";
import { defineRemote } from "@sb/contracts/remote.ts";
import { expect, test, vi } from "vitest";
import { serveForTest } from "../http/testing.ts";
import { ServerAway } from "../server-away.ts";
import { askRemoteAt } from "./ask-remote.ts";
import { mountRemote } from "./mount-remote.ts";

const TOKEN = "a token of the services";

type Sums = {
  readonly add: (a: number, b: { readonly n: number }) => Promise<{ readonly sum: number }>;
  readonly nothing: () => Promise<void>;
  readonly refuse: () => Promise<void>;
  readonly fail: () => Promise<void>;
};

const sums: Sums = {
  add: async (a, { n }) => ({ sum: a + n }),
  nothing: async () => undefined,
  refuse: async () => {
    throw new Refused("CONFLICT");
  },
  fail: async () => {
    throw new Error("what a person wrote");
  },
};

async function world(token = TOKEN) {
  const server = await serveForTest({ mountMore: (app) => mountRemote(app, TOKEN, { sums }) });
  const ask = askRemoteAt({ url: `http://127.0.0.1:${server.port}`, token });
  const remote = defineRemote<Sums>("sums", { add: true, nothing: true, refuse: true, fail: true }).by(ask);
  return { ask, remote, server, [Symbol.asyncDispose]: () => server.close() };
}

test("a call answers elsewhere what it answers here", async () => {
  await using at = await world();
  expect(await at.remote.add(1, { n: 2 })).toEqual({ sum: 3 });
  expect(await at.remote.nothing()).toBeUndefined();
});

test("what fails is told by its code alone", async () => {
  await using at = await world();
  await expect(at.remote.refuse()).rejects.toMatchObject({ name: "StepFailed", code: "CONFLICT" });
  const failed = await at.remote.fail().catch((error: unknown) => error);
  expect(failed).toMatchObject({ name: "StepFailed" });
  expect(String(failed)).not.toContain("what a person wrote");
});

test("only calls that are there are done, and only for the services", async () => {
  await using at = await world();
  for (const [part, step] of [
    ["sums", "subtract"],
    ["sums", "constructor"],
    ["__proto__", "toString"],
    ["words", "add"],
  ] as const)
    await expect(at.ask(part, step, []), `${part}/${step}`).rejects.toMatchObject({ code: "NOT_FOUND" });
  await using stranger = await world("another");
  await expect(stranger.remote.nothing()).rejects.toMatchObject({ code: "LOGIN_REQUIRED" });
});

test("arguments are a short list", async () => {
  const add = vi.spyOn(sums, "add");
  await using at = await world();
  const headers = { authorization: `Bearer ${TOKEN}` };
  for (const payload of [{ a: 1 }, "1", Array.from({ length: 9 }, () => 1)]) {
    const url = "/internal/steps/sums/add";
    const body = JSON.stringify(payload);
    const asked = { method: "POST", url, headers: { ...headers, "content-type": "application/json" }, payload: body };
    expect((await at.server.ask(asked)).statusCode).toBe(400);
  }
  expect(add).not.toHaveBeenCalled();
});

test("a service that can't be reached is away, and so is one whose engine is", async () => {
  const ask = askRemoteAt({ url: "http://127.0.0.1:1", token: TOKEN });
  await expect(ask("sums", "add", [])).rejects.toMatchObject({ code: "SERVER_AWAY" });
  vi.spyOn(sums, "nothing").mockRejectedValue(new ServerAway("Redis"));
  await using at = await world();
  await expect(at.remote.nothing()).rejects.toMatchObject({ code: "SERVER_AWAY" });
});
