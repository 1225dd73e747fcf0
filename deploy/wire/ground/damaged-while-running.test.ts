// Files that are damaged under a running server.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { fileAndRead, statusOf, whenReady } from "../../test/people/filing.ts";
import { seeing, signIn } from "../../test/people/person.ts";
import { getDetail } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { flip, truncateToHalf, truncateToNothing } from "../../test/stored/damage.ts";

const server = useServer();

/** Overwrites all but the first page, and makes the server forget what it has read. */
function breakDatabase(file: string): void {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  const version = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  const pageSize = Number(db.prepare("PRAGMA page_size").get()?.page_size);
  db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  writeFileSync(file, readFileSync(file).fill(0xff, pageSize), { flag: "r+" });
  db.exec(`PRAGMA user_version = ${version}`);
  db.close();
}

test.each([
  ["read", /^read\.db$/],
  ["search", /^search-report.*\.db$/],
])("%s.db is made anew while the service goes on", async (name, files) => {
  const person = await signIn(server.url, "running@example.com", "Running");
  const seq = await fileAndRead(server.url, person, `before${name}`);
  const file = readdirSync(server.dir).find((found) => files.test(found));
  breakDatabase(join(server.dir, String(file)));
  const search = async () => (await server.visitor("GET", "report/history?searchKeyword=Report")).status;
  // Until it has met the damage, and then while it starts anew.
  const served = [200, 200, expect.stringContaining(`${file} was damaged: it is made anew`)];
  const state = async () => [await statusOf(server.url, seq), await search(), server.output()];
  await vi.waitFor(async () => expect(await state()).toEqual(served), { timeout: 20_000 });
  await whenReady(server.url);
  await fileAndRead(server.url, await signIn(server.url, "running@example.com", "Running"), `after${name}`);
});

test("a damaged evidence file is an error of its own, and nothing else ends", async () => {
  const person = await signIn(server.url, "evidence@example.com", "Evidence");
  const form = new FormData();
  form.set("declaration", JSON.stringify(declaration()));
  form.append("files", new Blob(["a letter, and what it says"]), "letter.txt");
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", form, { "idempotency-key": "letter" });
  const detail = await getDetail(person.call, filed.body.dclrSeq, seeing(filed));
  const path = `report/file/${detail.files?.[0]?.fileId}`;
  expect((await person.call("GET", path)).status).toBe(200);
  const file = newestFile(join(server.dir, "files"));
  for (const damage of [flip, truncateToHalf, truncateToNothing]) {
    damage(file);
    expect(await person.call("GET", path)).toMatchObject({ status: 500, body: { code: "INTERNAL" } });
  }
  expect((await server.visitor("GET", "home/main")).status).toBe(200);
});

function newestFile(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return String(paths.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0]);
}
