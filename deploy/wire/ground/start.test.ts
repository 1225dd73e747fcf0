// Start and stop of the process, as an operator sees them.
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { request } from "../../test/people/person.ts";
import { runToEnd, SOURCES, startServer, temporaryDir } from "../../test/servers/server.ts";

test("the process prints its URL, answers there, and stops cleanly on SIGTERM", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path, main: SOURCES });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200);
  const eraser = { group: "report-eraser", state: "live", held: 0, lag: 0 };
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).json())
    .toMatchObject({ groups: expect.arrayContaining([eraser]) });
  expect((await request(server.url, "GET", "home/main")).body).toMatchObject({ crimeCnt: 0 });
  expect(await server.stop()).toBe(0);
});

test("mails are shown to this machine only", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path });
  expect(server.output()).toContain(`${server.url}/dev-mail`);
  const shown = await fetch(`${server.url}/dev-mail`);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining("Development mails")]);
  const asked = get(`${server.url}/dev-mail`, { headers: { host: "safer-block.example" } });
  const [foreign]: IncomingMessage[] = await once(asked, "response");
  expect(foreign?.resume().statusCode).toBe(421);
});

test("nobody is shown mails where a real issuer is set", async () => {
  using dir = temporaryDir();
  const oidc = { SB_OIDC_ISSUER: "https://issuer.example", SB_OIDC_CLIENT_ID: "id", SB_OIDC_CLIENT_SECRET: "secret" };
  await using server = await startServer({ dataDir: dir.path, env: oidc });
  expect(server.output()).not.toContain("dev-mail");
  expect(await (await fetch(`${server.url}/dev-mail`)).text()).not.toContain("Development mails");
});

test("demo content is created at the first start only", async () => {
  using dir = temporaryDir();
  const countOf = async (url: string) => {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
    return (await request<{ crimeCnt: number }>(url, "GET", "home/main")).body.crimeCnt;
  };
  await using first = await startServer({ dataDir: dir.path, args: [] });
  const count = await countOf(first.url);
  expect(count).toBeGreaterThan(20);
  await first.stop();
  await using second = await startServer({ dataDir: dir.path, args: [] });
  expect(await countOf(second.url)).toBe(count);
});

test("a used port prints one clear line and exits with code 1", async () => {
  using dir = temporaryDir();
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, output } = await runToEnd({ dataDir: dir.path, env: { PORT: String(port) } });
  holder.close();
  expect({ code, output }).toEqual({
    code: 1,
    output: `Safer Block could not start: port ${port} is in use: stop what runs there, or set PORT to another\n`,
  });
});

test.each([
  ["a port that is not a number", { PORT: "eighty" }, /PORT: must be a number/],
  ["half of an issuer", { SB_OIDC_ISSUER: "https://accounts.google.com" }, /go together/],
  ["a damaged master key", { SB_MASTER_KEY: "short" }, /master key in SB_MASTER_KEY is damaged/],
  ["a URL scheme without an adapter", { SB_EVENT_STORE_URL: "tape:" }, /No event store for this URL/],
])("%s prints one clear line and exits with code 1", async (_name, env, message) => {
  using dir = temporaryDir();
  const { code, output } = await runToEnd({ dataDir: dir.path, env });
  expect(code).toBe(1);
  expect(output).toMatch(message);
  expect(output.trimEnd()).not.toContain("\n");
});

test("an unusable or locked data folder prints one clear line and exits with code 1", async () => {
  using dir = temporaryDir();
  const file = join(dir.path, "file");
  writeFileSync(file, "");
  expect(await runToEnd({ dataDir: join(file, "data") })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Safer Block could not start: the data folder .* can't be written[^\n]*\n$/),
  });
  await using server = await startServer({ dataDir: dir.path });
  expect(await runToEnd({ dataDir: dir.path })).toMatchObject({
    code: 1,
    output: expect.stringMatching(/the data folder is in use by process \d+/),
  });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

test("an unknown option is named", async () => {
  using dir = temporaryDir();
  const { code, output } = await runToEnd({ dataDir: dir.path, args: ["--emtpy"] });
  expect({ code, output }).toMatchObject({ code: 1, output: expect.stringContaining("unknown option --emtpy") });
});
