// Likes over HTTP: a like is what one person thinks of one report, whoever asks at once and however often.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const PEOPLE = 50;
const ROUNDS = 4;
const server = shareServer();
let people: readonly Person[];

beforeAll(async () => {
  const joining = Array.from({ length: PEOPLE }, (_, i) => i);
  people = [];
  for (const i of joining) people = [...people, await signIn(server.url, `p${i}@example.com`, `P${i}`)];
}, 120_000);

const one = (at = 0): Person => people[at] as Person;
const file = async (): Promise<number> => {
  const declare = declaration({ adrs: madeUpAddress(randomUUID()) });
  return (await one().call<{ dclrSeq: number }>("POST", "report", declare)).body.dclrSeq;
};
const like = (by: Person, dclrSeq: number, wanted: boolean, key?: string) =>
  by.call("POST", "report/like", { dclrSeq, like: wanted }, key === undefined ? {} : { "idempotency-key": key });
const detailOf = (by: Person, dclrSeq: number, after: Answer) =>
  get(by.call, "GET report/history/{dclrSeq}", { params: { dclrSeq }, headers: seeing(after) });

test("200 likes and unlikes by 50 people at once end as each person's last wish", async () => {
  const dclrSeq = await file();
  // Each person's wishes go out in their order; those of all people at once.
  const wishes = people.map((_, i) => Array.from({ length: ROUNDS }, (_, round) => (i + round) % 3 !== 0));
  const answers = await Promise.all(
    people.map(async (person, i) => {
      let answer: Answer | undefined;
      for (const wish of wishes[i] ?? []) answer = await like(person, dclrSeq, wish);
      expect(answer).toMatchObject({ status: 200, body: { dclrSeq, liked: wishes[i]?.at(-1) } });
      return answer as Answer;
    }),
  );
  const newest = answers.reduce((a, b) => (seeing(a)["sb-min-position"] > seeing(b)["sb-min-position"] ? a : b));
  const likers = wishes.filter((wish) => wish.at(-1)).length;
  for (const at of [0, 1, 2]) {
    const { likeCount, liked } = await detailOf(one(at), dclrSeq, newest);
    expect({ likeCount, liked }).toEqual({ likeCount: likers, liked: wishes[at]?.at(-1) });
  }
});

test("200 wishes of 50 people, all at once, end with each person counted as they see it", async () => {
  const dclrSeq = await file();
  const wishes = people.flatMap((person, i) =>
    Array.from({ length: ROUNDS }, (_, round) => ({ person, wish: (i + round) % 3 !== 0 })),
  );
  const answers = await Promise.all(wishes.map(({ person, wish }) => like(person, dclrSeq, wish)));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const newest = answers.reduce((a, b) => (seeing(a)["sb-min-position"] > seeing(b)["sb-min-position"] ? a : b));
  const seen = [];
  for (const person of people) seen.push(await detailOf(person, dclrSeq, newest));
  const likers = seen.filter(({ liked }) => liked).length;
  expect(new Set(seen.map(({ likeCount }) => likeCount))).toEqual(new Set([likers]));
});

test("four of the same person's wishes at once count one person at most", async () => {
  const dclrSeq = await file();
  const answers = await Promise.all([true, false, true, true].map((wish) => like(one(), dclrSeq, wish)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const last = await like(one(), dclrSeq, true);
  expect(await detailOf(one(), dclrSeq, last)).toMatchObject({ likeCount: 1, liked: true });
});

test("a request that comes again with its key does nothing more, whatever came in between", async () => {
  const dclrSeq = await file();
  const [first, second] = [randomUUID(), randomUUID()];
  await like(one(), dclrSeq, true, first);
  await like(one(), dclrSeq, true, second);
  await like(one(), dclrSeq, false, randomUUID());
  await like(one(), dclrSeq, true, first);
  const late = await like(one(), dclrSeq, true, second);
  expect(late).toMatchObject({ status: 200, body: { liked: false } });
  expect(await detailOf(one(), dclrSeq, late)).toMatchObject({ likeCount: 0, liked: false });
  expect(await like(one(), dclrSeq, false, second)).toMatchObject({ status: 422 });
});

test("who likes sees it, whoever asked before; the most liked stand first", async () => {
  const [much, little] = [await file(), await file()];
  await like(one(1), little, true);
  await like(one(1), much, true);
  const last = await like(one(2), much, true);
  const query = { orderType: "POPULAR" } as const;
  const popular = async (by: Person) => {
    const { items } = await get(by.call, "GET report/history", { query, headers: seeing(last) });
    const found = [much, little].map((seq) => items.find(({ dclrSeq }) => dclrSeq === seq));
    const seqs = items.map(({ dclrSeq }) => dclrSeq);
    expect(seqs.indexOf(much)).toBeLessThan(seqs.indexOf(little));
    return found.map((item) => [item?.likeCount, item?.liked]);
  };
  expect(await popular(one(0))).toEqual([
    [2, false],
    [1, false],
  ]);
  expect(await popular(one(1))).toEqual([
    [2, true],
    [1, true],
  ]);
  expect(await popular(one(2))).toEqual([
    [2, true],
    [1, false],
  ]);
});
