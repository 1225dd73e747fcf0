// The machine's clock is put back two days under the running process, and stays there over a restart (docs/decisions/0088).
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { cookieOf, type Person, request, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const TWO_DAYS_MS = 172_800_000;
const folder = mkdtempSync(join(tmpdir(), "sb-clock-"));
const clock = join(folder, "offset");
const setClock = (offset: number): void => writeFileSync(clock, String(offset));
setClock(0);
const server = useServer({
  main: new URL("../../test/servers/main-with-clock.ts", import.meta.url),
  env: { SB_TEST_CLOCK: clock, SB_RATE_LIMIT: "1000" },
});
afterAll(() => rmSync(folder, { recursive: true }));

let [mina, jun]: (Person | undefined)[] = [];
let newest = 0;

async function fileReport(person: Pick<Person, "call"> | undefined, word: string): Promise<number> {
  const filed = await person?.call<{ dclrSeq: number }>("POST", "report", declaration({ adrs: madeUpAddress(word) }));
  expect(filed?.status).toBe(201);
  return filed?.body.dclrSeq ?? 0;
}
const refresh = (cookie: string) =>
  request<{ accessToken: string }>(server.url, "POST", "user/refresh", undefined, { cookie });
const exported = () => server.visitor("GET", "report/export?format=csv");

beforeAll(async () => {
  mina = await signIn(server.url, "mina@example.com", "Mina");
  jun = await signIn(server.url, "jun@example.com", "Jun");
  newest = await fileReport(mina, "before");
  expect((await refresh(mina.cookie)).status).toBe(200);
  while ((await exported()).status === 200);
  setClock(-TWO_DAYS_MS);
  await vi.waitFor(() => expect(server.output()).toContain("the clock was set"), 20_000);
});

test("a limit keeps nobody out for longer than its own minute", async () => {
  const refused = await exported();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
});

test("a used refresh token is not taken again", async () => {
  expect(await refresh(mina?.cookie ?? "")).toMatchObject({ status: 403, body: { code: "LOGIN_EXPIRED" } });
});

test("an access token holds for no longer: its person gets another, and goes on", async () => {
  expect(await jun?.call("GET", "report/history/mine")).toMatchObject({ status: 406, body: { code: "TOKEN_EXPIRED" } });
  const refreshed = await refresh(jun?.cookie ?? "");
  expect(refreshed.status).toBe(200);
  const { accessToken } = refreshed.body;
  const call: Person["call"] = (method, path, body) =>
    request(server.url, method, path, body, { authorization: `Bearer ${accessToken}` });
  const filed = await fileReport({ call }, "after");
  expect(filed).toBeGreaterThan(newest);
  await server.restart();
  expect(await fileReport({ call }, "after a restart")).toBeGreaterThan(filed);
  expect((await refresh(cookieOf(refreshed))).status).toBe(200);
});
