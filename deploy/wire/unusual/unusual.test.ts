// Unusual filings, over HTTP: what the rules find, and what admins note about it.
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer({ env: { SB_ADMIN_EMAILS: "admin@example.com" } });
let mina: Person;
let admin: Person;

beforeAll(async () => {
  [mina, admin] = await Promise.all([
    signIn(server.url, "mina@example.com", "Mina"),
    signIn(server.url, "admin@example.com", "Yuna"),
  ]);
});

test("an admin sees ten reports that came at once, notes it, and nothing happens to them", async () => {
  const filed = [];
  for (let nth = 1; nth <= 10; nth += 1)
    filed.push(
      await mina.call("POST", "report", declaration({ adrs: madeUpAddress(`at once ${nth}`), title: `No ${nth}` })),
    );
  const newest = filed.at(-1);
  if (!newest) throw new Error("nothing filed");
  const list = (headers: Record<string, string>, query = {}) =>
    get(admin.call, "GET admin/unusual", { query, headers });
  const [found] = (await list(seeing(newest))).items.filter(({ rule }) => rule === "MANY_BY_ONE");
  expect(found).toMatchObject({ total: 10, reports: { length: 10, 0: { nick: "Mina", title: "No 1" } } });

  const review = { rule: "MANY_BY_ONE", dclrSeq: found?.dclrSeq, note: "She was robbed ten times." };
  const noted = await admin.call("POST", "admin/unusual/review", review);
  expect(noted.status).toBe(204);
  const open = (await list(seeing(noted))).items.map(({ rule }) => rule);
  expect(open).not.toContain("MANY_BY_ONE");
  const [done] = (await list(seeing(noted), { status: "REVIEWED" })).items;
  expect(done).toMatchObject({ rule: "MANY_BY_ONE", review: { note: review.note, nick: "Yuna" } });
  expect((await mina.call("POST", "report", declaration({ adrs: madeUpAddress("one more") }))).status).toBe(201);
});

test("what was never filed can't be looked at", async () => {
  const review = { rule: "SAME_TEXT", dclrSeq: 1, note: "Nothing" };
  expect(await admin.call("POST", "admin/unusual/review", review)).toMatchObject({ status: 404 });
});
