// The answer cache on the real process: users see only what they may see, and their own writes, whoever asked before.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { type Ask, get, getDetail } from "../../test/people/typed-get.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
let owner: Person;
let other: Person;
let admin: Person;
let made = 0;
const { visitor } = server;

beforeAll(async () => {
  admin = await signIn(server.url, STAFF.admin, "Boss");
  other = await signIn(server.url, "other@example.com", "Other");
});
beforeEach(async () => {
  made += 1;
  owner = await signIn(server.url, `owner${made}@example.com`, `Owner${made}`);
});

type Filed = Answer<{ readonly dclrSeq: number }>;
type Headers = Readonly<Record<string, string>>;

const file = (open: "PUBLIC" | "PRIVATE", title: string): Promise<Filed> =>
  owner.call("POST", "report", declaration({ open, title, adrs: madeUpAddress(`remembered ${made}`) }));

/** Whether each caller sees the report in the lists, and its title in the detail; asked one after the other, twice. */
async function seenBy(people: readonly Ask[], dclrSeq: number, headers: Headers) {
  const seen = [];
  for (const ask of [...people, ...people]) {
    const list = await get(ask, "GET report/history", { headers });
    const home = await get(ask, "GET home/main", { headers });
    const ofOwner = await get(ask, "GET report/history/user/{userId}", { params: { userId: owner.id }, headers });
    const mine = [list.items, home.declareReport, ofOwner.items].map(
      (items) => items.find((item) => item.dclrSeq === dclrSeq)?.mine,
    );
    const { status, body } = await ask("GET", `report/history/${dclrSeq}`, undefined, headers);
    const { title, mine: isMine, additional } = body as { title?: string; mine?: boolean; additional?: object };
    seen.push({ mine, status, title, isMine, hasMore: additional !== undefined });
  }
  return seen;
}

const publicly = (title: string) => ({
  mine: [false, false, false],
  status: 200,
  title,
  isMine: false,
  hasMore: false,
});
const asOwner = (title: string) => ({ mine: [true, true, true], status: 200, title, isMine: true, hasMore: true });
const asAdmin = (title: string) => ({ ...publicly(title), hasMore: true });
const gone = {
  mine: [undefined, undefined, undefined],
  status: 404,
  title: "Not found",
  isMine: undefined,
  hasMore: false,
};

/** Each caller is once the first to ask after a change. */
const ORDERS = [
  ["the owner", [0, 1, 2, 3]],
  ["another person", [1, 2, 3, 0]],
  ["a visitor", [2, 3, 0, 1]],
  ["an admin", [3, 0, 1, 2]],
] as const;

test.each(ORDERS)("filed, changed and deleted: asked by %s first", async (_who, order) => {
  const asks = [owner.call, other.call, visitor, admin.call];
  const expectSeen = async (dclrSeq: number, write: Answer, ...expected: readonly object[]) => {
    const people = order.map((i) => asks[i] ?? visitor);
    const wanted = order.map((i) => expected[i]);
    expect(await seenBy(people, dclrSeq, seeing(write))).toEqual([...wanted, ...wanted]);
  };
  const told = (title: string) => [asOwner(title), publicly(title), publicly(title), asAdmin(title)];

  const filed = await file("PUBLIC", "First title");
  const { dclrSeq } = filed.body;
  await expectSeen(dclrSeq, filed, ...told("First title"));
  const changed = await owner.call("POST", "report/history/modify", {
    ...declaration({ title: "Second title", adrs: madeUpAddress(`remembered ${made}`) }),
    dclrSeq,
  });
  await expectSeen(dclrSeq, changed, ...told("Second title"));
  const deleted = await owner.call("POST", "report/history/delete", { dclrSeq });
  await expectSeen(dclrSeq, deleted, gone, gone, gone, gone);
});

test("a private report stays private, whoever asked before", async () => {
  const filed = await file("PRIVATE", "Between us");
  const { dclrSeq } = filed.body;
  const see = seeing(filed);
  for (let times = 0; times < 2; times += 1) {
    expect((await visitor("GET", `report/history/${dclrSeq}`, undefined, see)).status).toBe(404);
    expect(await getDetail(owner.call, dclrSeq, see)).toMatchObject({ title: "Between us", open: "PRIVATE" });
    expect((await other.call("GET", `report/history/${dclrSeq}`, undefined, see)).status).toBe(404);
    const list = await get(owner.call, "GET report/history", { headers: see });
    expect(list.items.map((item) => item.dclrSeq)).not.toContain(dclrSeq);
  }
});

test("a deregistered user is refused what visitors get", async () => {
  await file("PUBLIC", "Left behind");
  await get(visitor, "GET home/main");
  await get(owner.call, "GET home/main");
  const see = seeing(await owner.call("POST", "user/delete"));
  for (let times = 0; times < 2; times += 1) {
    expect(await owner.call("GET", "home/main", undefined, see)).toMatchObject({ status: 403 });
    const home = await get(visitor, "GET home/main", { headers: see });
    expect(home.declareReport[0]).toMatchObject({ title: "Left behind", nick: "", mine: false });
  }
});

test("everybody sees a changed nickname", async () => {
  await file("PUBLIC", "Named");
  await get(other.call, "GET home/main");
  const see = seeing(await owner.call("POST", "user/nick/change", { newNick: `New${made}` }));
  for (const ask of [other.call, visitor, owner.call]) {
    const home = await get(ask, "GET home/main", { headers: see });
    expect(home.declareReport[0]).toMatchObject({ title: "Named", nick: `New${made}` });
  }
});
