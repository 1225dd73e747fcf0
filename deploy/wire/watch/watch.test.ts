// Watching over HTTP: whoever watches is told by mail, in their language, of what others report, dispute and have removed.
import type { WatchList, WatchView } from "@sb/contracts/watch/wire.ts";
import type { Email } from "postal-mime";
import { beforeAll, expect, test } from "vitest";
import type * as z from "zod";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { personIn } from "../../test/people/person-in.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";
import { storedFor } from "../../test/stored/stored-bytes.ts";

const ADMIN = "boss@example.com";
const [MINA, JUN] = ["mina@example.com", "jun@example.com"];
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN } });

let [admin, reporter, mina, jun]: Person[] = [];
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  mina = await personIn(server.url, MINA, "ko");
  jun = await personIn(server.url, JUN, "de");
});

const by = (person: Person | undefined): Person => {
  if (!person) throw new Error("nobody has joined yet");
  return person;
};
async function watch(person: Person, body: object): Promise<number> {
  const answer = await person.call<{ watchSeq: number }>("POST", "watch", body);
  expect(answer.status).toBe(201);
  return answer.body.watchSeq;
}
async function watches(person: Person, query = ""): Promise<readonly WatchView[]> {
  return (await person.call<z.output<typeof WatchList>>("GET", `watch${query}`)).body.items;
}
async function report(declare: Parameters<typeof declaration>[0], person = by(reporter)): Promise<number> {
  return (await person.call<{ dclrSeq: number }>("POST", "report", declaration(declare))).body.dclrSeq;
}
const about = async (to: string, dclrSeq: number): Promise<readonly Email[]> =>
  (await mailsTo(server.dir, to)).filter(({ html = "" }) => html.includes(`/report/history/${dclrSeq}`));
const told = (to: string, dclrSeq: number) =>
  expect.poll(async () => (await about(to, dclrSeq)).map(({ subject }) => subject), { timeout: 20_000 });

const PAID = madeUpAddress("paid");

test("a report is told to whoever watches its target, once and in their language, and ended by one click", async () => {
  const watchSeq = await watch(by(mina), { adrs: PAID });
  const dclrSeq = await report({ adrs: PAID });
  await told(MINA, dclrSeq).toEqual(["지켜보시는 주소가 신고되었습니다"]);
  const [mail] = await about(MINA, dclrSeq);
  expect(JSON.stringify(mail)).not.toContain(PAID);
  expect(await watches(by(mina))).toMatchObject([
    { watchSeq, adrs: PAID, kind: "WALLET", paused: false, last: { occasion: "REPORTED", dclrSeq } },
  ]);

  const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
  expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const url = /<([^>]+)>/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "";
  // As a mail program does it (RFC 8058, section 3.2).
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  for (let time = 0; time < 2; time += 1) expect((await fetch(url, { method: "POST", body })).status).toBe(204);
  await expect.poll(() => watches(by(mina))).toEqual([]);
});

test("disputed, then cleared", async () => {
  const adrs = madeUpAddress("ours");
  await watch(by(jun), { adrs });
  await watch(by(mina), { adrs, on: ["CLEARED"] });
  const dclrSeq = await report({ adrs });
  await told(JUN, dclrSeq).toEqual(["Eine Adresse, die Sie beobachten, wurde gemeldet"]);
  const asked = await by(mina).call<{ requestSeq: number }>("POST", "report/deletion", deletionRequest(dclrSeq));
  await told(JUN, dclrSeq).toContain("Löschantrag zu einer Meldung über eine beobachtete Adresse");
  const { requestSeq } = asked.body;
  await by(reporter).call("POST", "report/deletion/answer", { requestSeq, content: "So it seemed." });
  await by(admin).call("POST", "admin/deletion/decide", { requestSeq, outcome: "REMOVED", reason: "It is theirs." });
  const cleared = "지켜보시는 주소에 대한 신고가 심사 후 삭제되었습니다";
  const subjects = async () => (await mailsTo(server.dir, MINA)).map(({ subject }) => subject);
  await expect.poll(subjects, { timeout: 20_000 }).toContain(cleared);
  expect(await about(MINA, dclrSeq)).toEqual([]);
});

test("a spelling that means several targets is watched on each", async () => {
  const [typed, litecoin] = ["3KiC5FFV3HVNukzSWHXbQ7Ygp6P5gt45W1", "MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS"];
  const watchSeq = await watch(by(jun), { adrs: typed });
  const isOn = async (adrs: string) => (await watches(by(jun), `?adrs=${adrs}`)).map((each) => each.watchSeq);
  await expect.poll(() => isOn(litecoin)).toEqual([watchSeq]);
  const dclrSeq = await report({ chain: "LTC", adrs: litecoin });
  await told(JUN, dclrSeq).toEqual(["Eine Adresse, die Sie beobachten, wurde gemeldet"]);
  await by(jun).call("POST", "watch/end", { watchSeq });
});

test("a search is told of reports with all its words; of none of one's own, and of none while it is paused", async () => {
  const search = await watch(by(jun), { searchKeyword: "Romance COIN" });
  const paused = await watch(by(mina), { searchKeyword: "coin romance" });
  await by(mina).call("POST", "watch/change", { watchSeq: paused, paused: true });
  const title = (text: string) => ({ title: text, adrs: madeUpAddress(text) });
  await report(title("A romance that cost me a house"));
  await report(title("My own romance, my own coin"), by(jun));
  const dclrSeq = await report(title("A romance about a new coin"));
  await told(JUN, dclrSeq).toEqual(["Eine neue Meldung passt zu einer Suche, die Sie beobachten"]);
  const all = (await mailsTo(server.dir, JUN)).filter(({ subject = "" }) => subject.includes("Suche"));
  expect(all).toHaveLength(1);
  expect((await watches(by(mina))).find(({ watchSeq }) => watchSeq === paused)).not.toHaveProperty("last");
  await by(jun).call("POST", "watch/end", { watchSeq: search });
});

test("what is watched daily waits for the day's mail, and stands in the list until then", async () => {
  const adrs = "https://daily.shop-of-nobody.net/";
  const started = await by(mina).call<{ watchSeq: number }>("POST", "watch", { adrs, pace: "DAILY" });
  const dclrSeq = await report({ declareType: "SITE", adrs });
  const its = async () => (await watches(by(mina), `?adrs=${encodeURIComponent(adrs)}`)).map(({ last }) => last);
  await expect.poll(its, { timeout: 20_000 }).toMatchObject([{ occasion: "REPORTED", dclrSeq }]);
  expect(await about(MINA, dclrSeq)).toEqual([]);
  const seen = await by(mina).call("GET", "watch", undefined, seeing(started));
  expect(JSON.stringify(seen.body)).toContain(adrs);
});

test("sent again with its key it is the same watch, also beside others", async () => {
  const send = async () => {
    const headers = { "idempotency-key": "the-same" };
    return by(mina).call<{ watchSeq: number }>("POST", "watch", { adrs: madeUpAddress("keyed") }, headers);
  };
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
});

test("nobody watches the same twice, or nothing", async () => {
  const adrs = madeUpAddress("twice");
  await watch(by(mina), { adrs });
  const code = async (body: object) => (await by(mina).call<{ code: string }>("POST", "watch", body)).body.code;
  expect(await code({ adrs: `ethereum:${adrs.toUpperCase().replace("0X", "0x")}` })).toBe("ALREADY_WATCHED");
  expect(await code({ adrs: "not an address" })).toBe("ADDRESS_INVALID");
  expect(await code({ searchKeyword: "!" })).toBe("TEXT_UNREADABLE");
  expect(await code({})).toBe("REQUIRED_FIELD_MISSING");
  expect(await code({ adrs, searchKeyword: "both" })).toBe("REQUIRED_FIELD_MISSING");
});

test("who leaves watches nothing, and what was watched stands nowhere in the clear", async () => {
  const secret = madeUpAddress("nobody may know");
  const leaver = await signIn(server.url, "leaver@example.com", "Leaver");
  await watch(leaver, { adrs: secret });
  await watch(leaver, { searchKeyword: "a most unusual secret" });
  const texts = [secret, "unusual secret"];
  const stored = await storedFor(server.dir);
  expect(stored.filter(({ bytes }) => texts.some((text) => bytes.includes(text))).map(({ where }) => where)).toEqual(
    [],
  );
  expect((await leaver.call("POST", "user/delete")).status).toBe(204);
  const dclrSeq = await report({ adrs: secret });
  const watcher = await watch(by(jun), { adrs: madeUpAddress("after") });
  const after = await report({ adrs: madeUpAddress("after") });
  await told(JUN, after).toHaveLength(1);
  expect(await about("leaver@example.com", dclrSeq)).toEqual([]);
  await by(jun).call("POST", "watch/end", { watchSeq: watcher });
});
