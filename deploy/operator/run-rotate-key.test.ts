import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "@sb/platform/config/config.ts";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test } from "vitest";
import { addressOf } from "../standalone/address.ts";
import { declaration } from "../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../test/people/person.ts";
import { runToEnd, startServer, temporaryDir } from "../test/servers/server.ts";
import { runRotateKey } from "./run-rotate-key.ts";

type Env = Readonly<Record<string, string>>;
type Filed = { readonly dclrSeq: number };

const SECRETS = ["SB_MASTER_KEY", "SB_NEW_MASTER_KEY", "SB_OLD_MASTER_KEY"];

async function command(dataDir: string, args: readonly string[], env: Env = {}) {
  const lines: string[] = [];
  const code = await runRotateKey(args, { SB_DATA_DIR: dataDir, ...env }, (line) => void lines.push(line));
  const output = lines.join("\n");
  for (const name of SECRETS) if (env[name]) expect(output).not.toContain(env[name]);
  return { code, output };
}

/** Tokens name the address where they were issued, so a server that is started again has the same one. */
const samePort = async (): Promise<Env> => ({ PORT: String((await addressOf(readConfig({ PORT: "0" }))).port) });

async function fileSecret(person: Person): Promise<{ readonly dclrSeq: number; readonly read: () => Promise<number> }> {
  const filed = await person.call<Filed>("POST", "report", declaration());
  expect(filed.status).toBe(201);
  const path = `report/history/${filed.body.dclrSeq}`;
  return {
    dclrSeq: filed.body.dclrSeq,
    read: async () => (await person.call("GET", path, undefined, seeing(filed))).status,
  };
}

/** The same person at another process. */
const at = (person: Person, url: string, dclrSeq: number): Promise<Response> =>
  fetch(`${url}/sb/report/history/${dclrSeq}`, { headers: { authorization: `Bearer ${person.accessToken}` } });

test("the key of the data folder is replaced while the server runs, and the old one is refused at the end", async () => {
  using dir = temporaryDir();
  const env = await samePort();
  const server = await startServer({ dataDir: dir.path, env });
  const person = await signIn(server.url, "rotate@example.com", "Rotated");
  const [kept, deleted] = [await fileSecret(person), await fileSecret(person)];
  expect((await person.call("POST", "report/history/delete", { dclrSeq: deleted.dclrSeq })).status).toBe(204);
  const prepared = await command(dir.path, []);
  expect(prepared).toMatchObject({ code: 0, output: expect.stringContaining("Both keys open the store now.") });
  expect(prepared.output).not.toContain("signed access tokens");
  expect(await kept.read()).toBe(200);
  const between = await fileSecret(person);
  await server.stop();

  await using renewed = await startServer({ dataDir: dir.path, env });
  for (const [{ dclrSeq }, status] of [
    [kept, 200],
    [between, 200],
    [deleted, 404],
  ] as const)
    expect((await at(person, renewed.url, dclrSeq)).status, String(dclrSeq)).toBe(status);
  expect(await command(dir.path, ["--finish"])).toMatchObject({ code: 0, output: expect.stringMatching(/^Done/) });
  expect((await at(person, renewed.url, kept.dclrSeq)).status).toBe(200);
  expect(await command(dir.path, ["--finish"])).toMatchObject({ code: 1 });
}, 60_000);

test("keys come from the settings or from files", async () => {
  using dir = temporaryDir();
  const [first, second] = [randomBytes(32).toString("hex"), randomBytes(32).toString("base64")];
  await (await startServer({ dataDir: dir.path, env: { SB_MASTER_KEY: first } })).stop();
  const folder = join(dir.path, "secrets");
  await mkdir(folder);
  const [old, next] = [join(folder, "old"), join(folder, "next")];
  await writeFile(old, `${first}\n`);
  await writeFile(next, `${second}\n`);

  expect(await command(dir.path, [], { SB_MASTER_KEY: first })).toEqual({
    code: 1,
    output: "That did not work: SB_NEW_MASTER_KEY must be set, or SB_NEW_MASTER_KEY_FILE to a file that holds the key",
  });
  expect(await command(dir.path, [], { SB_MASTER_KEY: first, SB_NEW_MASTER_KEY_FILE: next })).toMatchObject({
    code: 0,
  });
  const finishing = { SB_MASTER_KEY: second, SB_OLD_MASTER_KEY_FILE: old };
  expect(await command(dir.path, ["--finish"], finishing)).toMatchObject({ code: 0 });
  expect(await command(dir.path, ["--finish"], finishing)).toEqual({
    code: 0,
    output: "Nothing to do: the old key opened nothing any more.",
  });
  const refused = await runToEnd({ dataDir: dir.path, env: { SB_MASTER_KEY: first } });
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/was replaced by another one: use that\n$/) });
  await (await startServer({ dataDir: dir.path, env: { SB_MASTER_KEY: second } })).stop();
}, 60_000);

test("new tokens end what was signed with the old key, and a login goes on by its refresh", async () => {
  using dir = temporaryDir();
  const env = await samePort();
  const server = await startServer({ dataDir: dir.path, env });
  const person = await signIn(server.url, "tokens@example.com", "Tokens");
  const { dclrSeq } = await fileSecret(person);
  expect(await command(dir.path, ["--renew-tokens"])).toMatchObject({ code: 0 });
  await server.stop();
  await using renewed = await startServer({ dataDir: dir.path, env });
  expect((await at(person, renewed.url, dclrSeq)).status).toBe(401);
  const refreshed = await fetch(`${renewed.url}/sb/user/refresh`, {
    method: "POST",
    headers: { cookie: person.cookie },
  });
  const { accessToken } = (await refreshed.json()) as { readonly accessToken: string };
  expect((await at({ ...person, accessToken }, renewed.url, dclrSeq)).status).toBe(200);
}, 60_000);

test.each([["x"], ["--finish --renew-tokens"], ["--finish x"]])("%j shows how it is used", async (text) => {
  using dir = temporaryDir();
  expect(await command(dir.path, text.split(" "))).toMatchObject({ code: 2, output: expect.stringContaining("Usage") });
});

test("a missing store is one clear line, and none is made", async () => {
  using dir = temporaryDir();
  const { code, output } = await command(dir.path, []);
  expect([code, output]).toEqual([1, `That did not work: There is no store in ${dir.path}: set SB_DATA_DIR`]);
});

describeWith("SB_TEST_S3_URL", "rotating the master key of keys on S3", (url) => {
  test("is the same, and services with either key share the store between the steps", async () => {
    // Evidence stays in the folder: what is asked is of the keys alone.
    const keys = { SB_KEYS_URL: await makeBucket(url), SB_ENGINES: "any" };
    using dir = temporaryDir();
    const [old, next] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
    const env = { ...keys, ...(await samePort()), SB_MASTER_KEY: old };
    const server = await startServer({ dataDir: dir.path, env });
    const person = await signIn(server.url, "s3rotate@example.com", "Rotated");
    const { dclrSeq, read } = await fileSecret(person);
    expect(await command(dir.path, [], { ...env, SB_NEW_MASTER_KEY: next })).toMatchObject({ code: 0 });
    expect(await read()).toBe(200);
    await server.stop();
    await using renewed = await startServer({ dataDir: dir.path, env: { ...env, SB_MASTER_KEY: next } });
    expect((await at(person, renewed.url, dclrSeq)).status).toBe(200);
    const finishing = { ...env, SB_MASTER_KEY: next, SB_OLD_MASTER_KEY: old };
    expect(await command(dir.path, ["--finish"], finishing)).toMatchObject({ code: 0 });
    await renewed.stop();
    expect(await runToEnd({ dataDir: dir.path, env })).toMatchObject({
      output: expect.stringContaining("was replaced"),
    });
  }, 60_000);
});
