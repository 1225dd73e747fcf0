// The disk is full: writes are refused in so many words, reads go on, nothing is half there, and room is all it takes.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { fileAndAwait, fileAndRead, statusOf, whenReady } from "../../test/people/filing.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { runToEnd, startServer } from "../../test/servers/server.ts";
import { CAN_MOUNT, smallDisk } from "../../test/servers/small-disk.ts";

const REFUSED = { status: 503, body: expect.objectContaining({ code: "UNAVAILABLE" }) };

const TOKEN = "a token of the operator's";

/** The state of the disk as the probe and the metrics give it. */
async function operatorsView(url: string) {
  const ready = await fetch(`${url}/readyz`);
  const { disk } = (await ready.json()) as { readonly disk: string };
  const metrics = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  return { status: ready.status, disk, isFull: /^sb_disk_full (\d)$/m.exec(metrics)?.[1] };
}

const file = (person: Person, word: string, body: unknown) =>
  person.call("POST", "report", body, { "idempotency-key": word });

const plain = (word: string) => declaration({ adrs: madeUpAddress(word), title: `Report ${word}` });

/** With a letter of half a megabyte. */
function withEvidence(word: string): FormData {
  const form = new FormData();
  form.set("declaration", JSON.stringify(plain(word)));
  form.append("files", new Blob(["letter ".repeat(75_000)]), "letter.txt");
  return form;
}

// Elsewhere platform/event-store/sqlite/commit.test.ts has the store's half.
test.skipIf(!CAN_MOUNT)("with a full disk, which only root can make", async () => {
  using disk = smallDisk(48);
  await using server = await startServer({ dataDir: disk.path, env: { SB_METRICS_TOKEN: TOKEN } });
  await whenReady(server.url);
  expect(await operatorsView(server.url)).toEqual({ status: 200, disk: "ok", isFull: "0" });
  const person = await signIn(server.url, "full@example.com", "Full");
  const before = await fileAndRead(server.url, person, "before");

  disk.fill(100_000);
  expect(await file(person, "evidence", withEvidence("evidence"))).toMatchObject(REFUSED);
  expect(readdirSync(join(disk.path, "files", "~writing"))).toEqual([]);

  disk.fill();
  const refused = [];
  for (let index = 0; refused.length < 3; index += 1) {
    // The write-ahead log may have room within what it has already.
    const answer = await file(person, `full${index}`, plain(`full${index}`));
    if (answer.status !== 201) refused.push({ index, answer });
  }
  for (const { answer } of refused) {
    expect(answer).toMatchObject(REFUSED);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
  }
  expect(await statusOf(server.url, before)).toBe(200);
  expect(server.output()).toContain("the disk is full");
  expect(await operatorsView(server.url)).toEqual({ status: 200, disk: "full", isFull: "1" });

  disk.free();
  for (const { index } of refused) await fileAndAwait(server.url, person, `full${index}`);
  expect(await file(person, "evidence", withEvidence("evidence"))).toMatchObject({ status: 201 });
});

test.skipIf(!CAN_MOUNT).each([
  ["nothing", 0, false],
  ["a little", 500_000, false],
  ["nothing, beside data of before", 0, true],
])("a start with a full disk is refused for what it is: %s is left", async (_name, left, hasData) => {
  using disk = smallDisk(48);
  if (hasData) await (await startServer({ dataDir: disk.path })).stop();
  disk.fill(left);
  const { code, output } = await runToEnd({ dataDir: disk.path });
  expect(output).toBe(
    `Safer Block could not start: the disk with the data folder ${disk.path} is full: make room (2 MB at least), then start again\n`,
  );
  expect(code).toBe(1);
  if (!hasData) return;
  disk.free();
  await (await startServer({ dataDir: disk.path })).stop();
});
