import type { ResponseOf } from "@sb/contracts/routes.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createKeyUsage } from "../../rate-limit/key-usage.ts";
import { openMemory } from "../../rate-limit/memory.ts";
import { serveForTest, type TestServer } from "../testing.ts";
import { apiKeyIn } from "./api-key.ts";

const GOOD = `sbk_${"a".repeat(43)}`;
const OTHER = `sbk_${"b".repeat(43)}`;
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

describe("a key in the header", () => {
  test.each([
    [`Bearer ${GOOD}`, GOOD],
    [`bearer  ${GOOD}`, GOOD],
    [basic(`anybody:${GOOD}`), GOOD],
    [basic(`:${GOOD}`), GOOD],
    [basic(`${GOOD}:`), undefined],
    [basic(GOOD), GOOD],
    ["Bearer eyJhbGciOiJIUzI1NiJ9.e30.x", undefined],
    [`Digest ${GOOD}`, undefined],
    [GOOD, undefined],
    [undefined, undefined],
  ])("%s: %s", (header, key) => expect(apiKeyIn(header)).toBe(key));
});

describe("requests", () => {
  let server: TestServer;
  const usage = createKeyUsage(openMemory());
  const verified: string[] = [];
  const callerOf = (keyId: string, rate: number) => ({
    userId: "mina",
    membership: 1,
    sessionId: `apikey-${keyId}`,
    isAdmin: false,
    apiKey: { keyId, rate, scopes: ["read"] as const },
  });

  beforeEach(async () => {
    verified.length = 0;
    server = await serveForTest({
      rateLimit: 2,
      counters: openMemory(),
      keyUsage: usage,
      verifyKey: async (key) => {
        verified.push(key);
        if (key === GOOD) return callerOf("good", 4);
        return key === OTHER ? callerOf("other", 4) : undefined;
      },
      handlers: {
        "GET report/lookup": async ({ caller }) => ({
          body: { adrs: caller?.userId } as ResponseOf<"GET report/lookup">,
        }),
        "GET terms": async () => ({ body: { items: [] } }),
        "GET report/draft": async () => ({ body: {} as ResponseOf<"GET report/draft"> }),
        "POST report": async () => ({ body: { dclrSeq: 1 } }),
        "GET user/login/config": async () => ({ body: {} as ResponseOf<"GET user/login/config"> }),
      },
    });
  });
  afterEach(() => server.close());

  const ask = (url: string, authorization?: string) =>
    server.ask({ url: `/sb/${url}`, headers: authorization === undefined ? {} : { authorization } });
  const outcome = async (url: string, authorization: string) => {
    const answer = await ask(url, authorization);
    return answer.statusCode < 400 ? answer.statusCode : answer.json<{ code: string }>().code;
  };
  const LOOKUP = "report/lookup?adrs=a.example";

  test("a route that takes keys knows whose it is", async () => {
    expect((await ask(LOOKUP, `Bearer ${GOOD}`)).json()).toEqual({ adrs: "mina" });
    expect((await ask(LOOKUP, basic(`taxii:${GOOD}`))).json()).toEqual({ adrs: "mina" });
  });

  test("unknown and malformed keys are refused", async () => {
    expect(await outcome(LOOKUP, `Bearer sbk_${"x".repeat(43)}`)).toBe("API_KEY_INVALID");
    expect(await outcome(LOOKUP, "Bearer sbk_short")).toBe("API_KEY_INVALID");
  });

  test("a route that takes no keys refuses them, without a look at them", async () => {
    expect(await outcome("terms", `Bearer ${GOOD}`)).toBe("API_KEY_NOT_TAKEN");
    expect(await outcome("report/draft", basic(`x:${GOOD}`))).toBe("API_KEY_NOT_TAKEN");
    expect(verified).toEqual([]);
  });

  test("a route that looks at no token looks at no key", async () => {
    expect(await outcome("user/login/config", `Bearer ${GOOD}`)).toBe(200);
  });

  test("a key has a rate of its own, beside that of its address, and tells what is left of it", async () => {
    expect(await outcome(LOOKUP, `Bearer ${OTHER}`)).toBe(200);
    const first = await ask(LOOKUP, `Bearer ${GOOD}`);
    expect(first.headers["ratelimit-policy"]).toMatch(/^"api-key"; q=4; w=60/);
    for (let times = 0; times < 3; times += 1) expect(await outcome(LOOKUP, `Bearer ${GOOD}`)).toBe(200);
    const refused = await ask(LOOKUP, `Bearer ${GOOD}`);
    expect(refused.json()).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    // Neither another key nor the address has used any of its own.
    expect(await outcome(LOOKUP, `Bearer ${OTHER}`)).toBe(200);
    expect((await ask(LOOKUP)).statusCode).toBe(200);
  });

  test("who tries keys is limited by address", async () => {
    const guess = () => outcome(LOOKUP, `Bearer sbk_${"x".repeat(43)}`);
    expect([await guess(), await guess(), await guess()]).toEqual([
      "API_KEY_INVALID",
      "API_KEY_INVALID",
      "TOO_MANY_REQUESTS",
    ]);
  });

  test("its use is counted, refused requests among it", async () => {
    const before = (await usage.read("good", 2)).reduce((all, { requests }) => all + requests, 0);
    for (let times = 0; times < 6; times += 1) await ask(LOOKUP, `Bearer ${GOOD}`);
    const after = await usage.read("good", 2);
    expect(after.reduce((all, { requests }) => all + requests, 0) - before).toBe(6);
    expect(after.reduce((all, { refused }) => all + refused, 0)).toBeGreaterThanOrEqual(2);
  });
});
