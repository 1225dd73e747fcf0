// The life of a report on the real process: filed, found, changed, hidden, deleted, with everything derived from it.
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { get, getDetail } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();
let owner: Person;
const { visitor } = server;

beforeAll(async () => {
  owner = await signIn(server.url, "owner@example.com", "Owner");
});

type Headers = Readonly<Record<string, string>>;
type Filed = { readonly dclrSeq: number };

async function post(path: string, body: unknown, expected: number): Promise<Answer<Filed>> {
  const answer = await owner.call<Filed>("POST", path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(expected);
  return answer;
}

async function find(searchKeyword: string, headers: Headers): Promise<readonly number[]> {
  const { items } = await get(visitor, "GET report/history", { query: { searchKeyword }, headers });
  return items.map(({ dclrSeq }) => dclrSeq);
}

const lookUp = (adrs: string, headers: Headers) => get(visitor, "GET report/lookup", { query: { adrs }, headers });

async function counted(headers: Headers) {
  const { crimeCnt, crimeTypes, daily } = await get(visitor, "GET home/main", { headers });
  return { crimeCnt, crimeTypes, inAMonth: daily.reduce((sum, { count }) => sum + count, 0) };
}

test("a report is filed, found by all of its fields, changed, and deleted", async () => {
  const before = madeUpAddress("flow before");
  const after = "https://Flow-After-Made-Up.com/Login?next=1";
  const filed = await post(
    "report",
    declaration({ adrs: before, title: "Vanished trading desk", comment: "Their platypus hotline went silent." }),
    201,
  );
  const { dclrSeq } = filed.body;
  const see = seeing(filed);

  expect(await getDetail(visitor, dclrSeq, see)).toMatchObject({
    adrs: before,
    title: "Vanished trading desk",
    nick: "Owner",
    userId: owner.id,
    status: "RECEIVED",
    timesReported: 1,
    mine: false,
  });
  expect(await getDetail(owner.call, dclrSeq, see)).toMatchObject({ mine: true, open: "PUBLIC", files: [] });
  for (const asked of [
    before,
    before.toUpperCase(),
    before.slice(0, 10),
    "platypus",
    "vanished desk",
    "PLATYPUS",
    "owner",
  ])
    expect(await find(asked, see), asked).toEqual([dclrSeq]);
  expect(await lookUp(before, see)).toMatchObject({
    normalized: before,
    timesReported: 1,
    crimeTypes: [{ crimeType: "FRAUD_INVESTMENT", count: 1 }],
  });
  const fraud = [{ crimeType: "FRAUD_INVESTMENT", count: 1 }];
  expect(await counted(see)).toEqual({ crimeCnt: 1, crimeTypes: fraud, inAMonth: 1 });

  const changed = declaration({
    declareType: "SITE",
    chain: undefined,
    adrs: after,
    crimeType: "HACKING",
    title: "A false login page",
    comment: "It asks for the wombat phrase.",
  });
  const seeChange = seeing(await post("report/history/modify", { ...changed, dclrSeq }, 200));
  const shown = await getDetail(visitor, dclrSeq, seeChange);
  expect(shown).toMatchObject({ dclrSeq, declareType: "SITE", crimeType: "HACKING", title: "A false login page" });
  expect(shown).not.toHaveProperty("chain");
  expect(Date.parse(shown.modifiedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(shown.filedAt ?? ""));
  for (const asked of [before, "platypus", "vanished"]) expect(await find(asked, seeChange), asked).toEqual([]);
  for (const asked of [after, "flow-after-made-up.com", "flow-aft", "wombat"])
    expect(await find(asked, seeChange), asked).toEqual([dclrSeq]);
  expect(await lookUp(before, seeChange)).toMatchObject({ timesReported: 0, crimeTypes: [] });
  expect(await lookUp("http://flow-after-made-up.com./", seeChange)).toMatchObject({ timesReported: 1 });
  const hacking = [{ crimeType: "HACKING", count: 1 }];
  expect(await counted(seeChange)).toEqual({ crimeCnt: 1, crimeTypes: hacking, inAMonth: 1 });

  const seeDelete = seeing(await post("report/history/delete", { dclrSeq }, 204));
  for (const ask of [visitor, owner.call])
    expect((await ask("GET", `report/history/${dclrSeq}`, undefined, seeDelete)).status).toBe(404);
  for (const asked of [after, "wombat", ""]) expect(await find(asked, seeDelete), asked).toEqual([]);
  expect(await lookUp(after, seeDelete)).toMatchObject({ timesReported: 0 });
  expect(await counted(seeDelete)).toEqual({ crimeCnt: 0, crimeTypes: [], inAMonth: 0 });
  expect((await get(owner.call, "GET report/history/mine", { headers: seeDelete })).items).toEqual([]);
  for (const [path, body] of [
    ["report/history/delete", { dclrSeq }],
    ["report/history/modify", { ...changed, dclrSeq }],
    ["report/extra", { dclrSeq, extra: { demand: "too late" } }],
  ] as const)
    expect(await owner.call("POST", path, body)).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("made private, a report leaves every public place; made public again, it returns", async () => {
  const adrs = madeUpAddress("flow hidden");
  const form = declaration({ adrs, title: "Sometimes visible quokka" });
  const { dclrSeq } = (await post("report", form, 201)).body;
  const as = async (open: "PUBLIC" | "PRIVATE") => {
    const changed = { ...declaration({ adrs, title: "Sometimes visible quokka", open }), dclrSeq };
    return seeing(await post("report/history/modify", changed, 200));
  };
  const hidden = await as("PRIVATE");
  expect((await visitor("GET", `report/history/${dclrSeq}`, undefined, hidden)).status).toBe(404);
  expect(await find("quokka", hidden)).toEqual([]);
  expect(await lookUp(adrs, hidden)).toMatchObject({ timesReported: 0 });
  expect(JSON.stringify(await get(visitor, "GET home/main", { headers: hidden }))).not.toContain("quokka");
  const exported = await visitor("GET", "report/export?format=ndjson", undefined, hidden);
  expect(exported.body).not.toContain("quokka");
  const mine = await get(owner.call, "GET report/history/mine", { headers: hidden });
  expect(mine.items).toMatchObject([{ dclrSeq, open: "PRIVATE", title: "Sometimes visible quokka" }]);
  const visible = await as("PUBLIC");
  expect(await find("quokka", visible)).toEqual([dclrSeq]);
  expect(await lookUp(adrs, visible)).toMatchObject({ timesReported: 1 });
  await post("report/history/delete", { dclrSeq }, 204);
});

test("a change keeps, removes and adds evidence; the owner gets the confidential part back", async () => {
  const form = new FormData();
  const suspect = { name: "Nobody Inparticular", ip: "192.0.2.7" };
  const filing = declaration({ dmgVolume: "3.250234 BTC" }, { additional: { suspect } });
  form.set("declaration", JSON.stringify(filing));
  for (const name of ["one", "two"]) form.append("files", new Blob([`letter ${name}`]), `${name}.txt`);
  const filed = await post("report", form, 201);
  const { dclrSeq } = filed.body;
  const before = await getDetail(owner.call, dclrSeq, seeing(filed));
  expect(before).toMatchObject({ dmgVolume: "3.250234 BTC", additional: { suspect } });
  expect(before.files?.map(({ name, mediaType }) => [name, mediaType])).toEqual([
    ["one.txt", "text/plain"],
    ["two.txt", "text/plain"],
  ]);
  const [one, two] = before.files ?? [];
  const change = new FormData();
  change.set("declaration", JSON.stringify({ ...filing, dclrSeq, keepFiles: [two?.fileId] }));
  change.append("files", new Blob(["letter three"]), "three.txt");
  const see = seeing(await post("report/history/modify", change, 200));
  const after = await getDetail(owner.call, dclrSeq, see);
  expect(after.files?.map(({ name }) => name)).toEqual(["two.txt", "three.txt"]);
  expect(await owner.call("GET", `report/file/${two?.fileId}`)).toMatchObject({ status: 200, body: "letter two" });
  expect((await owner.call("GET", `report/file/${one?.fileId}`)).status).toBe(404);
  const file = await owner.call("GET", `report/file/${after.files?.[1]?.fileId}`);
  expect(file.body).toBe("letter three");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="?three\.txt/);
  const extra = { dclrSeq, extra: { demand: "They called again." } };
  const onceOnly = { "idempotency-key": "extra-1" };
  const added = await owner.call("POST", "report/extra", extra, onceOnly);
  const seeExtra = seeing(added);
  const again = await owner.call("POST", "report/extra", extra, onceOnly);
  expect(again).toMatchObject({ status: 200, body: added.body });
  expect(again.headers.get("sb-position")).toBe(added.headers.get("sb-position"));
  expect((await getDetail(owner.call, dclrSeq, seeExtra)).additional).toMatchObject({ suspect, extra: extra.extra });
  expect(await getDetail(visitor, dclrSeq, seeExtra)).not.toHaveProperty("additional");
  const other = { dclrSeq, extra: { demand: "", approach: "Yesterday", note: "nobody asked" } };
  const seeOther = seeing(await owner.call("POST", "report/extra", other));
  const edited = await getDetail(owner.call, dclrSeq, seeOther);
  expect(edited.additional?.extra).toEqual({ approach: "Yesterday" });
  expect(edited.extraInfo?.changedAt?.localeCompare(edited.extraInfo.addedAt)).toBeGreaterThanOrEqual(0);
  expect(await getDetail(visitor, dclrSeq, seeOther)).not.toHaveProperty("extraInfo");
  await post("report/history/delete", { dclrSeq }, 204);
});
