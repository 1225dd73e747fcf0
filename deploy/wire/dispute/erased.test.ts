// Nothing of a request that was withdrawn, of a side that has left, or of a report that was removed or corrected can be
// found in the data folder, nor opened with the master key.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { deletionRequest, withEvidence } from "../../test/people/dispute.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { found, opened, word } from "../../test/stored/what-is-left.ts";

const ADMIN = "boss@example.com";

/** A request about a new report of the reporter's, with words that stand nowhere else. */
async function ask(reporter: Person, requester: Person) {
  const [title, content, name, file, answer] = [word(), word(), word(), word(), word()];
  const report = declaration({ title: `The ${title}`, adrs: madeUpAddress(randomUUID()) });
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", report)).body;
  const form = deletionRequest(dclrSeq, { content: `What ${content} is`, fullName: name });
  const asked = await requester.call<{ requestSeq: number }>("POST", "report/deletion", withEvidence(form, file));
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const { requestSeq } = asked.body;
  await reporter.call("POST", "report/deletion/answer", { requestSeq, content: `It was ${answer}` });
  return { dclrSeq, requestSeq, title, answer, ofRequester: [content, name, file] };
}

test("what ends is gone, and what stays is there", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path, env: { SB_ADMIN_EMAILS: ADMIN } });
  const [admin, reporter, shop, leaver] = await Promise.all(
    [ADMIN, "reporter@example.com", "shop@example.com", "leaver@example.com"].map((email, i) =>
      signIn(server.url, email, `Person${i}`),
    ),
  );
  if (!admin || !reporter || !shop || !leaver) throw new Error("somebody is missing");
  const withdrawn = await ask(reporter, shop);
  const corrected = await ask(reporter, shop);
  const removed = await ask(reporter, shop);
  const left = await ask(reporter, leaver);
  const [reason, words] = [word(), word()];
  const all = [withdrawn, corrected, removed, left];
  const inPublic = all.map(({ title }) => title);
  await expect.poll(() => found(dir.path, inPublic)).toEqual(inPublic);
  const confided = all.flatMap(({ ofRequester, answer }) => [...ofRequester, answer]);
  expect(await found(dir.path, confided)).toEqual([]);

  const decide = async (requestSeq: number, outcome: string, more = {}) => {
    const body = { requestSeq, outcome, reason: `Because of ${reason}`, ...more };
    expect((await admin.call("POST", "admin/deletion/decide", body)).status).toBe(204);
  };
  expect((await shop.call("POST", "report/deletion/withdraw", { requestSeq: withdrawn.requestSeq })).status).toBe(204);
  await decide(corrected.requestSeq, "CORRECTED", { correction: { title: `A copy, ${words}` } });
  await decide(removed.requestSeq, "REMOVED");
  expect((await leaver.call("POST", "user/delete")).status).toBe(204);

  const gone = [corrected.title, removed.title];
  await expect.poll(() => found(dir.path, gone), { timeout: 60_000, interval: 250 }).toEqual([]);
  const seen = async () => JSON.stringify((await admin.call("GET", `report/deletion/${left.requestSeq}`)).body);
  await expect.poll(seen).not.toContain(left.ofRequester[0] ?? "");
  const removedSeen = async () =>
    JSON.stringify((await admin.call("GET", `report/deletion/${removed.requestSeq}`)).body);
  await expect.poll(removedSeen).not.toContain(removed.answer);
  await server.stop();
  expect(await found(dir.path, [...gone, ...confided])).toEqual([]);
  const readable = await opened(dir.path);
  const isReadable = (each: string) => readable.includes(each);
  expect([...gone, ...withdrawn.ofRequester, ...left.ofRequester, removed.answer].filter(isReadable)).toEqual([]);
  const stays = [
    withdrawn.title,
    left.title,
    words,
    reason,
    ...corrected.ofRequester,
    ...removed.ofRequester,
    left.answer,
  ];
  expect(stays.filter((each) => !isReadable(each))).toEqual([]);
}, 120_000);
