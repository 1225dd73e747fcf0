// Nothing of an inquiry or a comment that was deleted, nor of a person who has left, can be found in the data folder, nor
// opened with the master key.
import { expect, test } from "vitest";
import { inquiryForm } from "../../test/people/inquiry.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { found, opened, word } from "../../test/stored/what-is-left.ts";

const ADMIN = "boss@example.com";

/** With words that stand nowhere else: in the title, the contents, an attachment and a comment. */
async function ask(person: Person) {
  const [title, contents, file, comment] = [word(), word(), word(), word()];
  const form = inquiryForm({ title: `On ${title}`, contents: `About ${contents}` }, file);
  const { seq } = (await person.call<{ seq: number }>("POST", "support/inquiry/submit", form)).body;
  await person.call("POST", "support/inquiry/comment/leave", { seq, content: `And ${comment}` });
  return { seq, comment, written: [title, contents, file], all: [title, contents, file, comment] };
}

test("what is deleted is gone, and what stays is there", async () => {
  using dir = temporaryDir();
  await using server = await startServer({ dataDir: dir.path, env: { SB_ADMIN_EMAILS: ADMIN } });
  const [admin, person, leaver] = await Promise.all(
    [ADMIN, "person@example.com", "leaver@example.com"].map((email, i) => signIn(server.url, email, `Person${i}`)),
  );
  if (!admin || !person || !leaver) throw new Error("somebody is missing");
  const deleted = await ask(person);
  const kept = await ask(person);
  const left = await ask(leaver);
  const [answer, reply] = [word(), word()];
  for (const { seq } of [kept, left]) {
    const contents = `It is ${answer}`;
    expect((await admin.call("POST", "admin/inquiry/answer", { seq, contents })).status).toBe(204);
  }
  await admin.call("POST", "support/inquiry/comment/leave", { seq: left.seq, content: `Then ${reply}` });
  const detail = await person.call<{ comments: { commentSeq: number }[] }>("GET", `support/inquiry/${kept.seq}`);
  const { commentSeq } = detail.body.comments[0] ?? {};

  expect((await person.call("POST", "support/inquiry/delete", { seq: deleted.seq })).status).toBe(204);
  const comment = { seq: kept.seq, commentSeq };
  expect((await person.call("POST", "support/inquiry/comment/delete", comment)).status).toBe(204);
  expect((await leaver.call("POST", "user/delete")).status).toBe(204);
  const seen = async () => (await admin.call("GET", `support/inquiry/${left.seq}`)).status;
  await expect.poll(seen, { timeout: 60_000 }).toBe(404);
  await server.stop();

  expect(await found(dir.path, [...deleted.all, ...kept.all, ...left.all, answer, reply])).toEqual([]);
  const readable = await opened(dir.path);
  const isReadable = (each: string) => readable.includes(each);
  expect([...deleted.all, kept.comment, ...left.all, reply].filter(isReadable)).toEqual([]);
  expect([...kept.written, answer].filter((each) => !isReadable(each))).toEqual([]);
}, 120_000);
