// Who acts for an agency, and for how long: on the real process.
import type { AdminAgencyView, OwnAgency } from "@sb/contracts/agency/wire.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { expect, test } from "vitest";
import { addMember, bearer, registerAgency } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { login, type Person, personOf, request, seeing, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { found } from "../../test/stored/what-is-left.ts";

const server = useServer({ env: { SB_ADMIN_EMAILS: "boss@example.com" } });
const WITHIN = { timeout: 15_000 };
const boss = () => signIn(server.url, "boss@example.com", "Boss");
const bearerOf = ({ accessToken }: Person) => bearer(accessToken);

async function refreshed({ cookie }: Person) {
  return request<{ accessToken: string; agencySeq?: number }>(server.url, "POST", "user/refresh", undefined, {
    cookie,
  });
}

test("whoever has a member's address acts for the agency, and sees that one alone", async () => {
  const admin = await boss();
  const agencySeq = await registerAgency(server.url, bearerOf(admin), ["Kim@police.example"]);
  const kim = await signIn(server.url, "kim@police.example", "Kim");
  expect(kim).toMatchObject({ agencySeq, isAdmin: false, roles: [] });
  const own = await kim.call<OwnAgency>("GET", "agency");
  expect(own).toMatchObject({ status: 200, body: { agencySeq, name: "Cyber Bureau", scope: "PUBLIC" } });
  expect((await kim.call("GET", "admin/agency")).body).toMatchObject({ code: "NO_MENU_ACCESS" });
  expect((await admin.call("GET", "agency")).body).toMatchObject({ code: "NO_MENU_ACCESS" });
});

test("an agency without a member has received nothing; its people confirm what lies in the inbox", async () => {
  const admin = bearerOf(await boss());
  const agencySeq = await registerAgency(server.url, admin, [], { name: "Empty desk" });
  const reporter = await signIn(server.url, "victim@example.com", "Victim");
  const body = declaration({ adrs: madeUpAddress("inbox") });
  const { dclrSeq } = (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body;
  const standing = async () => {
    const { status, deliveries, timeline } = (await reporter.call<OwnReportView>("GET", `report/history/${dclrSeq}`))
      .body;
    const own = ({ agency }: { readonly agency?: string | undefined }) => agency === "Empty desk";
    return { status, delivery: deliveries.find(own), said: timeline.filter(own).map(({ what }) => what) };
  };
  const inboxed = { agency: "Empty desk", deliveredAt: expect.any(String) };
  await expect.poll(standing, WITHIN).toEqual({ status: "RECEIVED", delivery: inboxed, said: ["INBOXED"] });
  const shown = await server.visitor("GET", `report/history/${dclrSeq}`);
  expect(shown.body).toMatchObject({ status: "RECEIVED", timeline: [{ what: "RECEIVED" }] });
  await addMember(server.url, admin, agencySeq, "choi@police.example");
  const choi = await signIn(server.url, "choi@police.example", "Choi");
  expect((await choi.call("POST", "agency/report/status", { dclrSeq, status: "RECEIVED" })).status).toBe(204);
  await expect.poll(standing, WITHIN).toEqual({
    status: "DELIVERED",
    delivery: { ...inboxed, confirmedAt: expect.any(String), status: "RECEIVED", statusAt: expect.any(String) },
    said: ["INBOXED", "SHARED", "AGENCY_RECEIVED"],
  });
});

test("an address is a member of one agency; free again, it may be another's", async () => {
  const admin = bearerOf(await boss());
  const [one, two] = [await registerAgency(server.url, admin), await registerAgency(server.url, admin)];
  const memberId = await addMember(server.url, admin, one, "lee@police.example");
  const add = (agencySeq: number) =>
    request(server.url, "POST", "admin/agency/member", { agencySeq, email: "LEE@police.example" }, admin);
  expect((await add(two)).body).toMatchObject({ code: "MEMBER_TAKEN" });
  expect((await add(one)).body).toEqual({ memberId });
  await request(server.url, "POST", "admin/agency/member/remove", { agencySeq: one, memberId, reason: "Left" }, admin);
  expect((await add(two)).status).toBe(201);
  expect(await signIn(server.url, "lee@police.example", "Lee")).toMatchObject({ agencySeq: two });
});

test.each([
  ["is removed", "member/remove"],
  ["acts for an agency that is stopped", "stop"],
])("who %s is out at once, and stays a user", async (_, how) => {
  const admin = await boss();
  const email = `${how.replace("/", "-")}@police.example`;
  const agencySeq = await registerAgency(server.url, bearerOf(admin), [email]);
  const view = await admin.call<AdminAgencyView>("GET", `admin/agency/${agencySeq}`);
  const memberId = view.body.people[0]?.memberId;
  const person = await signIn(server.url, email, how === "stop" ? "Stop" : "Gone");
  const reason = "The agreement ended";
  const body = how === "stop" ? { agencySeq, reason } : { agencySeq, memberId, reason };
  const ended = await admin.call("POST", `admin/agency/${how}`, body);
  expect((await person.call("GET", "agency", undefined, seeing(ended))).body).toMatchObject({ code: "TOKEN_EXPIRED" });
  const key = { publicKey: "age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj" };
  expect((await person.call("POST", "agency/key", key)).body).toMatchObject({ code: "TOKEN_EXPIRED" });
  expect((await person.call("GET", "support/my-page")).status).toBe(200);
  const next = await refreshed(person);
  expect(next.body.agencySeq).toBeUndefined();
  const without = await request(server.url, "GET", "agency", undefined, bearer(next.body.accessToken));
  expect(without.body).toMatchObject({ code: "NO_MENU_ACCESS" });
});

test("a refresh gives the role to whoever was added meanwhile; an admin never has it", async () => {
  const admin = await boss();
  const park = await signIn(server.url, "park@police.example", "Park");
  expect(park.agencySeq).toBeUndefined();
  const agencySeq = await registerAgency(server.url, bearerOf(admin), ["park@police.example", "boss@example.com"]);
  expect((await refreshed(park)).body.agencySeq).toBe(agencySeq);
  expect(personOf(server.url, await login(server.url, "boss@example.com")).agencySeq).toBeUndefined();
});

test("a removed member's address, contacts and the webhook's secrets lie nowhere in the clear", async () => {
  const admin = await boss();
  const marks = ["contact-mark", "hook-mark-token", "member-mark@police.example"];
  const contacts = [{ name: "contact-mark", email: "desk@police.example" }];
  const webhookUrl = "https://hooks.example/?hook-mark-token";
  const agencySeq = await registerAgency(server.url, bearerOf(admin), ["member-mark@police.example"], {
    contacts,
    webhookUrl,
  });
  const issued = await admin.call<{ secret: string }>("POST", "admin/agency/secret", { agencySeq });
  expect(issued.body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const seen = await admin.call<AdminAgencyView>("GET", `admin/agency/${agencySeq}`, undefined, seeing(issued));
  expect(seen.body).toMatchObject({ contacts, webhookUrl, secrets: [{}], people: [{ email: marks[2] }] });
  expect(JSON.stringify(seen.body)).not.toContain(issued.body.secret);
  expect(await found(server.dir, [...marks, issued.body.secret])).toEqual([]);
});
