// The public log over HTTP: a process makes it, signs it, has it cosigned and serves it; strangers mirror and check it, with Go's own libraries too.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { readVerifierText, type VerifierKey } from "@sb/knowledge/tlog/note.ts";
import { readProof, verifyProof } from "@sb/knowledge/tlog/proof.ts";
import { tilePath, tilesOf } from "@sb/knowledge/tlog/tiles.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkMirror, mirrorLog } from "../../log/mirror.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Answer, type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { startServer, type TestServer, temporaryDir } from "../../test/servers/server.ts";
import { runJob } from "../../test/stored/run-job.ts";
import { createWitness } from "../../witness/witness.ts";

const folder = temporaryDir();
const data = join(folder.path, "data");
const mirror = join(folder.path, "mirror");
/** The log's key is known once it runs. */
const logs: VerifierKey[] = [];
const witness = createWitness({
  ...{ name: "witness.example/w1", folder: join(folder.path, "witness"), logs },
  now: () => 1_763_600_000,
});
let server: TestServer;
let reporter: Person;
let filed: Answer<{ readonly dclrSeq: number }>;

type Proven = {
  readonly leaf: number;
  readonly proof: string;
  readonly salt: string;
  readonly fact: { readonly text: string };
};
type Logged = { readonly filed: Proven; readonly now?: Proven; readonly trail: readonly { readonly kind: string }[] };

const said = declaration({ title: "Drained overnight" });
const logged = (seen: Answer = filed) =>
  request<Logged>(server.url, "GET", `log/report/${filed.body.dclrSeq}`, undefined, seeing(seen));
const sign = async (): Promise<void> => {
  const job = { kind: "log-checkpoint", id: crypto.randomUUID() };
  await vi.waitFor(async () => expect(await runJob(data, job)).toBe(true), { timeout: 30_000, interval: 200 });
};
/** Its exit code, and what it prints. */
async function checked(command: string, args: readonly string[], input: string): Promise<[number | null, string]> {
  const run = spawn(command, args, { stdio: ["pipe", "pipe", "ignore"] });
  run.stdin.end(input);
  const out = await text(run.stdout);
  return [run.exitCode ?? (await once(run, "close"))[0], out];
}
const verifierOf = (text: string): VerifierKey => readVerifierText(text.trim()) ?? expect.fail("no key");

beforeAll(async () => {
  await once(witness.server.listen(0, "127.0.0.1"), "listening");
  const { port } = witness.server.address() as AddressInfo;
  server = await startServer({ dataDir: data, env: { SB_LOG_WITNESSES: `${witness.key} http://127.0.0.1:${port}` } });
  logs.push(verifierOf(await (await fetch(`${server.url}/log/key`)).text()));
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  filed = await reporter.call("POST", "report", said);
  expect((await logged()).status).toBe(200);
  await sign();
}, 90_000);
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  witness.server.close();
  folder[Symbol.dispose]();
});

describe("a filed report", () => {
  it("is proven to whoever has the key, with a witness's word beside it, and the salt that opens it", async () => {
    const { body } = await logged();
    const proof = readProof(body.filed.proof) ?? expect.fail("no proof");
    const [key = expect.fail("no key")] = logs;
    expect(verifyProof(proof, key, [verifierOf(witness.key)])).toMatchObject({
      ...{ found: "PROVEN", cosigned: [{ name: "witness.example/w1", time: 1_763_600_000 }] },
    });
    expect(proof.extra.fact).toMatchObject({ report: filed.body.dclrSeq });
    expect(body.trail.map(({ kind }) => kind)).toEqual(["REPORT_FILED"]);
  });

  it("that is private, or not there, stands nowhere", async () => {
    const hidden = await reporter.call<{ dclrSeq: number }>("POST", "report", declaration({ open: "PRIVATE" }));
    const asked = await request(server.url, "GET", `log/report/${hidden.body.dclrSeq}`, undefined, seeing(hidden));
    expect(asked.status).toBe(404);
    expect((await request(server.url, "GET", "log/report/17")).status).toBe(404);
  });
});

describe("a mirror", () => {
  it("holds all of the log as it was signed, and goes on from there", async () => {
    const size = await mirrorLog(`${server.url}/log`, mirror);
    expect(size).toBeGreaterThan(0);
    const more = await reporter.call("POST", "report", declaration({ title: "Another one" }));
    expect((await logged(more)).status).toBe(200);
    await sign();
    expect(await mirrorLog(`${server.url}/log`, mirror)).toBe(size + 1);
    expect(await checkMirror(mirror)).toBe(size + 1);
  });

  it("shows one flipped byte, and where it is", async () => {
    const size = await checkMirror(mirror);
    const file = join(mirror, tilePath([...tilesOf(size)][0] ?? expect.fail("no tile")));
    const bytes = readFileSync(file);
    const flipped = Buffer.from(bytes);
    flipped[37] = (flipped[37] ?? 0) ^ 1;
    writeFileSync(file, flipped);
    await expect(checkMirror(mirror)).rejects.toThrow("tile/0/000");
    writeFileSync(file, bytes);
  });

  it("has each report as it was exported, which a program finds that uses nothing of ours", async () => {
    await sign();
    const exported = await (await fetch(`${server.url}/sb/report/export?format=ndjson`)).text();
    const key = (await (await fetch(`${server.url}/log/key`)).text()).trim();
    const program = fileURLToPath(new URL("../../../docs/log/check-export.ts", import.meta.url));
    const check = (input: string) => checked(process.execPath, [program, server.url, key], input);
    expect(await check(exported)).toEqual([0, expect.stringMatching(/^2 reports stand .* 0 wait/)]);
    expect(await check(exported.replace("Another one", "Another two"))).toEqual([1, ""]);
  });

  const go = spawnSync("go", ["version"]).status === 0;
  it.skipIf(!go && process.env.SB_REQUIRE_ALL !== "1")(
    go ? "is accepted by Go's tlog and note, with a proof" : "is accepted by Go's tlog and note: there is no go",
    async () => {
      const proof = join(folder.path, "report.tlog-proof");
      writeFileSync(proof, (await logged()).body.filed.proof);
      const check = (of: string) => {
        const cwd = fileURLToPath(new URL("../../ci/log", import.meta.url));
        return spawnSync("go", ["run", ".", of, proof], { cwd, encoding: "utf8" });
      };
      const accepted = check(mirror);
      expect([accepted.status, accepted.stdout]).toEqual([0, expect.stringContaining("1 proof")]);
      writeFileSync(proof, readFileSync(proof, "utf8").replace(/^index \d+$/m, "index 0"));
      expect(check(mirror).status).not.toBe(0);
    },
    300_000,
  );
});

describe("a tile", () => {
  it("is read by pages of any origin, and kept for long only where it is whole", async () => {
    const [tile = expect.fail("no tile")] = tilesOf(await checkMirror(mirror));
    const answer = await fetch(`${server.url}/log/${tilePath(tile)}`, { headers: { origin: "https://other.example" } });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ "access-control-allow-origin": "*", "content-type": "application/octet-stream" },
      "cache-control": "public, max-age=600",
    });
  });

  it.each(["tile/0/001", "tile/0/000", "tile/0/0", "tile/1/000.p/1", "tile/entries/000", "tile/x", "tile/0/../key"])(
    "%s is not there",
    async (path) => {
      expect((await fetch(`${server.url}/log/${path}`)).status).toBe(404);
    },
  );
});

it("a removed report keeps its leaf, and nothing opens it any more", async () => {
  const gone = await reporter.call("POST", "report/history/delete", { dclrSeq: filed.body.dclrSeq });
  expect((await logged(gone)).status).toBe(404);
  await sign();
  expect(await mirrorLog(`${server.url}/log`, mirror)).toBeGreaterThan(0);
  const log = [...tilesOf(await checkMirror(mirror))]
    .filter(({ level }) => level === "entries")
    .map((tile) => readFileSync(join(mirror, tilePath(tile)), "utf8"))
    .join("");
  expect(log).toMatch(/"by":"OWNER","kind":"REPORT_REMOVED","of":\d+,"outcome":"DELETED"/);
});
