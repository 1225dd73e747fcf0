// How many reports an account may file within 24 hours.
import { Refused } from "@sb/contracts/refused.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { FORM } from "@sb/contracts/report/fixture.ts";
import { expect, test } from "vitest";
import { openMemory } from "../../rate-limit/memory.ts";
import { serveForTest } from "../testing.ts";

/** A server that files, repeats or refuses as it is told. The limits of a minute are never reached. */
async function serve() {
  let now = 0;
  let next: "FILE" | "REPEAT" | "REFUSE" = "FILE";
  const server = await serveForTest({
    rateLimit: 100_000,
    counters: openMemory({ now: () => (now += 60_001) }),
    dailyCounters: openMemory(),
    verifyAccess: async (userId) => ({ ok: { userId, isAdmin: false, sessionId: "s1", membership: 1 } }),
    handlers: {
      "POST report": async () => {
        if (next === "REFUSE") throw new Refused("TARGET_SHARED");
        return { body: { dclrSeq: 1 }, repeated: next === "REPEAT" };
      },
    },
  });
  const file = (userId: string, outcome: typeof next = "FILE") => {
    next = outcome;
    const headers = { authorization: `Bearer ${userId}` };
    return server.ask({ method: "POST", url: "/sb/report", headers, payload: FORM });
  };
  return { file, [Symbol.asyncDispose]: server.close };
}

test("an account files so many reports a day; what was refused or repeated does not count", async () => {
  await using server = await serve();
  for (let filed = 0; filed < REPORT_LIMITS.aDay; filed += 1) {
    expect((await server.file("mina", "REFUSE")).statusCode).toBe(422);
    expect((await server.file("mina", "REPEAT")).statusCode).toBe(201);
    expect((await server.file("mina")).statusCode).toBe(201);
  }
  for (let again = 0; again < 2; again += 1) {
    const refused = await server.file("mina");
    expect(refused.json()).toMatchObject({ status: 429, code: "DAILY_QUOTA_USED" });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(86_000);
  }
  expect((await server.file("yuna")).statusCode).toBe(201);
});

test("reports filed at once don't pass together", async () => {
  await using server = await serve();
  const answers = await Promise.all(Array.from({ length: REPORT_LIMITS.aDay + 5 }, () => server.file("mina")));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(REPORT_LIMITS.aDay);
});
