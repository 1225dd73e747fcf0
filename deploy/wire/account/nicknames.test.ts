// Nicknames on the real process: of concurrent requests for one nickname, exactly one succeeds.
import type { LoginAnswer } from "@sb/contracts/account/wire.ts";
import { expect, test } from "vitest";
import { type Answer, join, login, request, seeing, signIn } from "../../test/people/person.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();

const TAKEN = { status: 422, body: { code: "NICKNAME_TAKEN" } };
const RACERS = ["one", "two", "three", "four"];

const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
async function registrationOf(email: string): Promise<string> {
  const { body } = await login(server.url, email);
  return body.status === "INCOMPLETE" ? body.registrationToken : "";
}
const idOf = (body: LoginAnswer | undefined) => (body?.status === "ACTIVE" ? body.id : "nobody");
const nicknameOf = (body: LoginAnswer | undefined) => (body?.status === "ACTIVE" ? body.nickname : "nobody");
const people = (race: string) =>
  Promise.all(RACERS.map((name) => signIn(server.url, `${race}.${name}@example.com`, `${race}${name}`)));
async function isFree(nickname: string): Promise<boolean> {
  const answer = await request<{ available: boolean }>(server.url, "POST", "home/nick/double-chk", { nickname });
  expect(answer.status).toBe(200);
  return answer.body.available;
}

test("four users join with the same nickname at the same moment: one gets it, the others can choose again", async () => {
  const tokens = await Promise.all(RACERS.map((name) => registrationOf(`joining.${name}@example.com`)));
  const answers = await Promise.all(tokens.map((token) => join(server.url, token, "Wanted")));
  expect(statuses(answers)).toEqual([201, 422, 422, 422]);
  for (const answer of answers.filter(({ status }) => status === 422)) expect(answer).toMatchObject(TAKEN);
  const loser = tokens[answers.findIndex(({ status }) => status === 422)] ?? "";
  expect((await join(server.url, loser, "SecondChoice")).status).toBe(201);
});

test("four users change to the same nickname at the same moment: one gets it, the others keep theirs", async () => {
  const racers = await people("chg");
  const answers = await Promise.all(racers.map(({ call }) => call("POST", "user/nick/change", { newNick: "Prize" })));
  expect(statuses(answers)).toEqual([204, 422, 422, 422]);
  const winner = answers.findIndex(({ status }) => status === 204);
  const see = seeing(answers[winner] as Answer);
  const names = await Promise.all(
    racers.map(async ({ call }) => (await call<{ nickname: string }>("GET", "support/my-page", undefined, see)).body),
  );
  expect(names.map(({ nickname }) => nickname)).toEqual(
    racers.map(({ nickname }, i) => (i === winner ? "Prize" : nickname)),
  );
});

test("a join and a change with the same nickname at the same moment: one gets it", async () => {
  const token = await registrationOf("mixed.new@example.com");
  const member = await signIn(server.url, "mixed.old@example.com", "MixedOld");
  const answers = await Promise.all([
    join(server.url, token, "Mixed"),
    member.call("POST", "user/nick/change", { newNick: "Mixed" }),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.find(({ status }) => status >= 300)).toMatchObject(TAKEN);
});

test("one user who joins in two tabs at the same moment gets one account", async () => {
  const email = "twotabs@example.com";
  const tokens = await Promise.all([registrationOf(email), registrationOf(email)]);
  const answers = await Promise.all(tokens.map((token, i) => join(server.url, token, `TwoTabs${i}`)));
  expect(statuses(answers)).toEqual([201, 422]);
  expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: "ALREADY_JOINED" });
  const joined = answers.find(({ status }) => status === 201)?.body;
  expect(await login(server.url, email)).toMatchObject({ body: { id: idOf(joined), nickname: nicknameOf(joined) } });
});

test("a change releases the old nickname; a change of its case keeps it", async () => {
  const member = await signIn(server.url, "changing@example.com", "Before");
  expect(await isFree("Before")).toBe(false);
  expect((await member.call("POST", "user/nick/change", { newNick: "After" })).status).toBe(204);
  expect(await isFree("Before")).toBe(true);
  expect(await isFree("aFTER")).toBe(false);
  expect((await member.call("POST", "user/nick/change", { newNick: "AFTER" })).status).toBe(204);
  expect(await isFree("After")).toBe(false);
  expect((await signIn(server.url, "heir@example.com", "Before")).nickname).toBe("Before");
  expect(await member.call("POST", "user/nick/change", { newNick: "before" })).toMatchObject(TAKEN);
});

test("two users who swap nicknames repeatedly never both hold one", async () => {
  const [left, right] = await Promise.all([
    signIn(server.url, "swap.left@example.com", "SwapLeft"),
    signIn(server.url, "swap.right@example.com", "SwapRight"),
  ]);
  const names = ["SwapLeft", "SwapRight", "SwapThird"];
  const changes = Array.from({ length: 12 }, (_, i) =>
    (i % 2 === 0 ? left : right).call("POST", "user/nick/change", { newNick: names[i % 3] }),
  );
  for (const answer of await Promise.all(changes)) expect([204, 409, 422]).toContain(answer.status);
  const [one, two] = await Promise.all(
    ["swap.left@example.com", "swap.right@example.com"].map((email) => signIn(server.url, email, "")),
  );
  expect(one?.nickname).not.toBe(two?.nickname);
  for (const name of names) expect(await isFree(name)).toBe(name !== one?.nickname && name !== two?.nickname);
});

test.each([
  ["", 416, "REQUIRED_FIELD_MISSING"],
  ["   ", 416, "REQUIRED_FIELD_MISSING"],
  ["가나다라마바사", 422, "NICKNAME_INVALID"],
  ["abcdefghijklmnopqrstu", 422, "NICKNAME_INVALID"],
  ["a b", 422, "NICKNAME_INVALID"],
  ["山田", 422, "NICKNAME_INVALID"],
  ["ㅤ", 422, "NICKNAME_INVALID"],
  ["<b>", 422, "NICKNAME_INVALID"],
])("the nickname %j is refused everywhere: %i %s", async (nickname, status, code) => {
  const member = await signIn(server.url, "rules@example.com", "Rules");
  const refused = { status, body: { code, fields: [{ code }] } };
  expect(await request(server.url, "POST", "home/nick/double-chk", { nickname })).toMatchObject(refused);
  expect(await member.call("POST", "user/nick/change", { newNick: nickname })).toMatchObject(refused);
  expect(await join(server.url, "x", nickname)).toMatchObject(refused);
});

test("a nickname has at most twenty bytes: six Hangul syllables and two letters", async () => {
  expect(await isFree("가나다라마바ab")).toBe(true);
});
