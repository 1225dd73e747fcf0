// "Cannot be recovered": every file of the data folder is read byte by byte, and what is sealed is tried with the master key.
import { expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { found, opened, word } from "../../test/stored/what-is-left.ts";

/** A person's public texts, each with a word of its own. */
function written() {
  const [title, comment, source] = [word(), word(), word()];
  const etcSrc = [{ src: `https://${source}.com/1`, open: true }];
  const text = (open: "PUBLIC" | "PRIVATE") =>
    declaration({ title: `The ${title}`, comment: `What ${comment} did. ${"And more. ".repeat(300)}`, etcSrc, open });
  return { words: [title, comment, source], text };
}

const seqOf = async (filed: ReturnType<Person["call"]>): Promise<number> =>
  ((await filed).body as { readonly dclrSeq: number }).dclrSeq;

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
  expect(await found(dir.path, [...kept.words, ...secret.words])).toEqual(kept.words);
  await server.stop();
  expect(await found(dir.path, gone)).toEqual([]);
  const left = await opened(dir.path);
  // Confidential texts never lay open: the master key must not open them either.
  expect([...gone, withdrawn, leftOpen].filter((word) => left.includes(word))).toEqual([]);
  expect([...kept.words, ...secret.words, kind, asked].filter((word) => !left.includes(word))).toEqual([]);
  expect(keptSeq).toBeGreaterThan(0);
}, 120_000);

/** A person's confidential texts, each with a word of its own: filed, added, edited, attached, and in a draft. */
async function confide(person: Person, open: "PUBLIC" | "PRIVATE") {
  const [suspect, added, edited, attached, drafted] = [word(), word(), word(), word(), word()];
  const form = new FormData();
  const additional = { suspect: { name: suspect } };
  form.set("declaration", JSON.stringify(declaration({ open }, { additional })));
  form.append("files", new Blob([`They wrote ${attached}`]), "letter.txt");
  const dclrSeq = await seqOf(person.call("POST", "report", form));
  for (const answer of [added, edited])
    expect((await person.call("POST", "report/extra", { dclrSeq, extra: { demand: answer } })).status).toBe(200);
  expect((await person.call("PUT", "report/draft", { draft: { title: drafted } })).status).toBe(200);
  return { dclrSeq, drafted, ofReport: [suspect, added, edited, attached] };
}

test("of what was confided nothing can be opened once it is deleted, files and drafts among it", async () => {
  using dir = temporaryDir();
  let server = await startServer({ dataDir: dir.path });
  // The same address again: logins belong to it.
  const { port } = new URL(server.url);
  const keeper = await signIn(server.url, "keeper@example.com", "Keeper");
  const leaver = await signIn(server.url, "leaver@example.com", "Leaver");
  const [deleted, stays] = [await confide(keeper, "PRIVATE"), await confide(leaver, "PUBLIC")];
  const all = [...deleted.ofReport, deleted.drafted, ...stays.ofReport, stays.drafted];
  await server.stop();
  expect(await found(dir.path, all)).toEqual([]);
  const before = await opened(dir.path);
  expect(all.filter((each) => !before.includes(each))).toEqual([]);

  server = await startServer({ dataDir: dir.path, env: { PORT: port } });
  try {
    const gone = await keeper.call("POST", "report/history/delete", { dclrSeq: deleted.dclrSeq });
    expect(gone.status).toBe(204);
    expect((await keeper.call("DELETE", "report/draft")).status).toBe(204);
    const exported = await request(server.url, "GET", "report/export", undefined, seeing(gone));
    expect(all.filter((each) => String(exported.body).includes(each))).toEqual([]);
    expect((await leaver.call("POST", "user/delete")).status).toBe(204);
  } finally {
    await server.stop();
  }
  expect(await found(dir.path, all)).toEqual([]);
  const after = await opened(dir.path);
  // Who leaves leaves their reports, and what they confided with them, to come back to.
  expect(all.filter((each) => after.includes(each))).toEqual(stays.ofReport);
}, 120_000);
