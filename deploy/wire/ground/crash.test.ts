// The process is killed while users file: after a restart, every report answered with 201 is there once and can be
// found.
import type { ReportList } from "@sb/contracts/report/wire.ts";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, request, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";

const WRITERS = 8;
const ENOUGH = 60;

/** Files reports one after the other until the server is gone; calls back for each 201. */
async function fileUntilKilled(
  person: Person,
  writer: number,
  filed: (seq: number, word: string) => void,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const word = `marker${writer}x${index}`;
    const body = declaration({ adrs: madeUpAddress(word), title: `Report ${word}` });
    const answer = await person
      .call<{ dclrSeq: number }>("POST", "report", body, { "idempotency-key": word })
      .catch(() => undefined);
    if (!answer) return;
    expect(answer.status).toBe(201);
    filed(answer.body.dclrSeq, word);
  }
}

test("SIGKILL loses and duplicates no acknowledged report", async () => {
  using dir = temporaryDir();
  await using first = await startServer({ dataDir: dir.path });
  const person = await signIn(first.url, "crash@example.com", "Crash");
  const filed = new Map<number, string>();
  let killed: Promise<void> | undefined;
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    fileUntilKilled(person, writer, (seq, word) => {
      filed.set(seq, word);
      if (filed.size >= ENOUGH) killed ??= first.kill();
    }),
  );
  await Promise.all(writers);
  await killed;

  await using second = await startServer({ dataDir: dir.path, env: { PORT: new URL(first.url).port } });
  await expect.poll(async () => (await fetch(`${second.url}/readyz`)).status).toBe(200);
  const mine = await allOf(person);
  expect(new Set(mine).size).toBe(mine.length);
  for (const seq of filed.keys()) expect(mine).toContain(seq);
  for (const [seq, word] of filed) {
    const found = await request<ReportList>(second.url, "GET", `report/history?searchKeyword=${word}`);
    expect(found.body.items.map((item) => item.dclrSeq)).toEqual([seq]);
  }
});

async function allOf(person: Person): Promise<number[]> {
  const seqs: number[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const path = `report/history/mine?pagination.page=${page}&pagination.size=100`;
    const { body } = await person.call<ReportList>("GET", path);
    seqs.push(...body.items.map((item) => item.dclrSeq));
    more = body.pagination.hasNext;
  }
  return seqs;
}
