// The downloadable set of targets over HTTP: as a process makes it, signs it and serves it.
import { readFilter } from "@sb/knowledge/filter/read.ts";
import { beforeAll, expect, test, vi } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { seeing, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { runJob } from "../../test/stored/run-job.ts";

const server = useServer();
const SHOWN = "https://Wombat-Wallet.example.com/login";
const HIDDEN = "between-us.example.com";

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/sb/${path}`, { headers });

beforeAll(async () => {
  const reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  const file = (declare: Parameters<typeof declaration>[0]) =>
    reporter.call("POST", "report", declaration({ declareType: "SITE", chain: undefined, ...declare }));
  await file({ adrs: HIDDEN, open: "PRIVATE" });
  const filed = await file({ adrs: SHOWN });
  expect(filed.status).toBe(201);
  expect((await reporter.call("GET", "report/history", undefined, seeing(filed))).status).toBe(200);
  const job = { kind: "report-filter", id: crypto.randomUUID() };
  await vi.waitFor(async () => expect(await runJob(server.dir, job)).toBe(true), { timeout: 30_000, interval: 200 });
});

test("has what is public, and is signed with the key that is published", async () => {
  const { publicKey } = (await (await get("report/filter/key")).json()) as { readonly publicKey: string };
  const file = new Uint8Array(await (await get("report/filter")).arrayBuffer());
  const filter = readFilter(file, Buffer.from(publicKey, "base64"));
  expect(filter?.count).toBe(1);
  expect([filter?.mayHave("wombat-wallet.example.com"), filter?.mayHave(HIDDEN)]).toEqual([true, false]);
});

test("is read by pages of any origin, and not sent again to who has it", async () => {
  const first = await get("report/filter", { origin: "https://wallet.example" });
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "content-type": "application/octet-stream",
  });
  const again = await get("report/filter", { "if-none-match": first.headers.get("etag") ?? "" });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
});
