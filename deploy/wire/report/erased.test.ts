// "Cannot be recovered": every file of the data folder is read byte by byte, and what is sealed is tried with the master key.

import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { loadMasterKey } from "@sb/platform/vault/master-key.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { expect, test } from "vitest";
import { declaration } from "../../test/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/person.ts";
import { startServer, temporaryDir } from "../../test/server.ts";

/** A word that stands nowhere else, of letters only: the search index keeps it as it is. */
const word = (): string =>
  randomBytes(10)
    .toString("hex")
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "");

/** What a person writes in public, each with a word of its own. */
function written() {
  const [title, comment, source] = [word(), word(), word()];
  const etcSrc = [{ src: `https://${source}.com/1`, open: true }];
  const text = (open: "PUBLIC" | "PRIVATE") =>
    declaration({ title: `The ${title}`, comment: `What ${comment} did. ${"And more. ".repeat(300)}`, etcSrc, open });
  return { words: [title, comment, source], text };
}

const seqOf = async (filed: ReturnType<Person["call"]>): Promise<number> =>
  ((await filed).body as { readonly dclrSeq: number }).dclrSeq;

function found(folder: string, words: readonly string[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  const isIn = (word: string) => (bytes: Buffer) =>
    bytes.includes(word) || bytes.includes(Buffer.from(word, "utf16le"));
  return words.filter((word) => files.some(isIn(word)));
}

/** All that the master key can still open in the log. */
async function opened(folder: string): Promise<string> {
  const stored = await openEventStore("sqlite:", folder);
  try {
    const vault = createVault({ keys: createKeysInLog(stored), masterKey: await loadMasterKey({ dataDir: folder }) });
    const events = await openEvents(stored, vault).readAll(START, 10_000);
    const secrets = events.map(({ stream, sealed }) => (sealed === undefined ? undefined : vault.open(stream, sealed)));
    return JSON.stringify([events, await Promise.all(secrets)]);
  } finally {
    await stored.close();
  }
}

test("of what was deleted, made private or left behind no byte can be found or opened", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path });
  const { url } = server;
  const keeper = await signIn(url, "keeper@example.com", "Keeper");
  const nickname = word().slice(0, 15);
  const leaver = await signIn(url, "leaver@example.com", nickname);
  const [kept, deleted, hidden, secret] = [written(), written(), written(), written()];

  const keptSeq = await seqOf(keeper.call("POST", "report", kept.text("PUBLIC")));
  const deletedSeq = await seqOf(keeper.call("POST", "report", deleted.text("PUBLIC")));
  const hiddenSeq = await seqOf(leaver.call("POST", "report", hidden.text("PUBLIC")));
  const before = await keeper.call("POST", "report", written().text("PUBLIC"));
  const shown = await request(url, "GET", `report/history?searchKeyword=${hidden.words[1]}`, undefined, seeing(before));
  expect(shown.body).toMatchObject({ items: [{ dclrSeq: hiddenSeq, nick: nickname }] });
  const [onDeleted, onKept, kind] = [word(), word(), word()];
  const comment = async (dclrSeq: number, content: string) =>
    (await leaver.call<{ commentSeq: number }>("POST", "report/comment", { dclrSeq, content })).body;
  await comment(deletedSeq, `About ${onDeleted}`);
  await comment(keptSeq, `Something ${kind}`);
  const { commentSeq } = await comment(keptSeq, `Better without ${onKept}`);
  const [withdrawn, leftOpen, asked] = [word(), word(), word()];
  const ask = async (person: Person, what: string) => {
    const body = { targets: [{ kind: "SITE", value: `https://${what}.com` }], content: what, contact: what };
    return (await person.call<{ analysisSeq: number }>("POST", "report/analysis", body)).body;
  };
  await ask(leaver, leftOpen);
  await ask(keeper, asked);
  const withdrawnSeq = await ask(keeper, withdrawn);
  const gone = [...deleted.words, ...hidden.words, nickname, onDeleted, onKept];
  const there = [...gone, ...kept.words, kind];
  await expect.poll(() => found(dir.path, there)).toEqual(there);

  expect((await leaver.call("POST", "report/comment/delete", { commentSeq })).status).toBe(204);
  expect((await keeper.call("POST", "report/history/delete", { dclrSeq: deletedSeq })).status).toBe(204);
  const modified = await leaver.call("POST", "report/history/modify", {
    dclrSeq: hiddenSeq,
    ...secret.text("PRIVATE"),
  });
  expect(modified.status).toBe(200);
  const own = await leaver.call("GET", `report/history/${hiddenSeq}`, undefined, seeing(modified));
  expect(own.body).toMatchObject({ title: `The ${secret.words[0]}` });
  expect((await keeper.call("POST", "report/analysis/withdraw", withdrawnSeq)).status).toBe(204);
  expect((await leaver.call("POST", "user/delete")).status).toBe(204);

  await expect.poll(() => found(dir.path, gone), { timeout: 60_000, interval: 250 }).toEqual([]);
  expect(found(dir.path, [...kept.words, ...secret.words])).toEqual(kept.words);
  await server.stop();
  expect(found(dir.path, gone)).toEqual([]);
  const left = await opened(dir.path);
  // What is only confidential never lay open: the master key must not open it either.
  expect([...gone, withdrawn, leftOpen].filter((word) => left.includes(word))).toEqual([]);
  expect([...kept.words, ...secret.words, kind, asked].filter((word) => !left.includes(word))).toEqual([]);
  expect(keptSeq).toBeGreaterThan(0);
}, 120_000);
