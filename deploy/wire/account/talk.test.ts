// Comments and likes of a deregistered person stay, and are theirs again once the same Google account signs up.
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, join, login, type Person, personOf, seeing, signIn } from "../../test/people/person.ts";
import { get, getDetail } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
let author: Person;
const EXPIRED = { status: 403, body: { code: "LOGIN_EXPIRED" } };

beforeAll(async () => {
  author = await signIn(server.url, "author@example.com", "Author");
});

async function signUpAgain(email: string, nickname: string): Promise<Person> {
  const { body } = await login(server.url, email);
  if (body.status !== "INCOMPLETE") throw new Error("still a member");
  return personOf(server.url, await join(server.url, body.registrationToken, nickname));
}

/** Somebody who comments on, replies under and likes a report, then leaves. */
async function leaving(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const person = await signIn(server.url, email, name);
  const body = declaration({ adrs: madeUpAddress(name) });
  const { dclrSeq } = (await author.call<{ dclrSeq: number }>("POST", "report", body)).body;
  const said = await person.call<{ commentSeq: number }>("POST", "report/comment", { dclrSeq, content: "So did I." });
  const { commentSeq } = said.body;
  await person.call("POST", "report/reply", { dclrSeq, commentSeq, content: "Last week." });
  await person.call("POST", "report/like", { dclrSeq, like: true });
  const left = await person.call("POST", "user/delete");
  return { email, person, dclrSeq, commentSeq, left };
}

const commentsOf = async (by: Person["call"], dclrSeq: number, after: Answer) =>
  (await get(by, "GET report/history/comment", { query: { dclrSeq }, headers: seeing(after) })).items;

test("it stays, under no name, and the person can neither see it as theirs nor change it", async () => {
  const { person, dclrSeq, commentSeq, left } = await leaving("Gone");
  const [comment] = await commentsOf(author.call, dclrSeq, left);
  expect(comment).toMatchObject({ nick: "", mine: false, content: "So did I.", replies: [{ nick: "", mine: false }] });
  expect(await getDetail(author.call, dclrSeq, seeing(left))).toMatchObject({ likeCount: 1, liked: false });
  for (const [method, path, body] of [
    ["GET", `report/history/comment?dclrSeq=${dclrSeq}`, undefined],
    ["GET", `report/history/${dclrSeq}`, undefined],
    ["POST", "report/comment/delete", { commentSeq }],
    ["POST", "report/comment", { dclrSeq, content: "Again." }],
    ["POST", "report/like", { dclrSeq, like: false }],
  ] as const)
    expect(await person.call(method, path, body, method === "GET" ? seeing(left) : {}), path).toMatchObject(EXPIRED);
});

test("another account with the freed nickname gets none of it", async () => {
  const { dclrSeq, commentSeq, left } = await leaving("Heirless");
  const heir = await signIn(server.url, "heir@example.com", "Heirless");
  const [comment] = await commentsOf(heir.call, dclrSeq, left);
  expect(comment).toMatchObject({ nick: "", mine: false });
  expect(await heir.call("POST", "report/comment/delete", { commentSeq })).toMatchObject({ status: 404 });
  expect(await getDetail(heir.call, dclrSeq)).toMatchObject({ likeCount: 1, liked: false });
  const liked = await heir.call("POST", "report/like", { dclrSeq, like: true });
  expect(await getDetail(heir.call, dclrSeq, seeing(liked))).toMatchObject({ likeCount: 2, liked: true });
});

test("the same Google account has it back: its comments, replies and likes, once", async () => {
  const { email, person, dclrSeq, commentSeq } = await leaving("Back");
  const again = await signUpAgain(email, "BackAgain");
  expect(again.id).toBe(person.id);
  const liked = await again.call("POST", "report/like", { dclrSeq, like: true });
  expect(await getDetail(again.call, dclrSeq, seeing(liked))).toMatchObject({ likeCount: 1, liked: true });
  const [comment] = await commentsOf(again.call, dclrSeq, liked);
  const mine = { nick: "BackAgain", mine: true };
  expect(comment).toMatchObject({ ...mine, content: "So did I.", replies: [mine] });
  const deleted = await again.call("POST", "report/comment/delete", { commentSeq });
  expect(deleted.status).toBe(204);
  expect((await commentsOf(again.call, dclrSeq, deleted))[0]).toMatchObject({ status: "DELETED", replies: [mine] });
  const unliked = await again.call("POST", "report/like", { dclrSeq, like: false });
  expect(await getDetail(again.call, dclrSeq, seeing(unliked))).toMatchObject({ likeCount: 0, liked: false });
});
