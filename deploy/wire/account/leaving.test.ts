// Deregistration on the real process: what ends, what is released, and what the same Google account gets back.
import type { ReportDetail, ReportList } from "@sb/contracts/report/wire.ts";
import { expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { join, login, type Person, personOf, request, seeing, signIn } from "../../test/people/person.ts";
import { useServer } from "../../test/servers/use-server.ts";

const server = useServer();

const EXPIRED = { status: 403, body: { code: "LOGIN_EXPIRED" } };

/** Files one public and one private report, saves a draft, and leaves. */
async function leaving(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  const person = await signIn(server.url, email, name);
  const seqs: number[] = [];
  for (const open of ["PUBLIC", "PRIVATE"] as const) {
    const filed = await person.call<{ dclrSeq: number }>(
      "POST",
      "report",
      declaration({ open, title: `${open} ${name}` }),
    );
    expect(filed.status).toBe(201);
    seqs.push(filed.body.dclrSeq);
  }
  await person.call("PUT", "report/draft", { draft: { secret: name } });
  const left = await person.call("POST", "user/delete");
  expect(left.status).toBe(204);
  const [publicSeq = 0, privateSeq = 0] = seqs;
  return { email, person, publicSeq, privateSeq, left, see: seeing(left) };
}

async function signUpAgain(email: string, nickname: string): Promise<Person> {
  const { body } = await login(server.url, email);
  if (body.status !== "INCOMPLETE") throw new Error("still a member");
  return personOf(server.url, await join(server.url, body.registrationToken, nickname));
}

test("deregistration ends every login at once, and for good", async () => {
  const { person, left, see } = await leaving("Ending");
  expect(left.headers.getSetCookie()[0]).toMatch(/^refreshToken=; .*Path=\/sb\/user/);
  for (const [method, path, body] of [
    ["GET", "report/history/mine", undefined],
    ["GET", "support/my-page", undefined],
    ["GET", "report/draft", undefined],
    ["POST", "report", declaration()],
    ["POST", "user/nick/change", { newNick: "StillHere" }],
    ["POST", "user/delete", undefined],
  ] as const)
    expect(await person.call(method, path, body, see), path).toMatchObject(EXPIRED);
  const { cookie } = person;
  expect(await request(server.url, "POST", "user/refresh", undefined, { cookie })).toMatchObject(EXPIRED);
});

test("a deregistered user can't read their own reports as their own, change or delete them", async () => {
  const { person, publicSeq, privateSeq, see } = await leaving("Posts");
  expect(await person.call("GET", `report/history/${privateSeq}`, undefined, see)).toMatchObject(EXPIRED);
  expect(await person.call("POST", "report/history/delete", { dclrSeq: publicSeq })).toMatchObject(EXPIRED);
  const change = { ...declaration(), dclrSeq: publicSeq };
  expect(await person.call("POST", "report/history/modify", change)).toMatchObject(EXPIRED);
  const shown = await request<ReportDetail>(server.url, "GET", `report/history/${publicSeq}`);
  expect(shown).toMatchObject({ status: 200, body: { nick: "", mine: false, title: "PUBLIC Posts" } });
  expect(shown.body).not.toHaveProperty("additional");
  expect((await request(server.url, "GET", `report/history/${privateSeq}`)).status).toBe(404);
});

test("the nickname is free again, and its new owner gets nothing else", async () => {
  const { publicSeq, see } = await leaving("Freed");
  const free = await request(server.url, "POST", "home/nick/double-chk", { nickname: "Freed" });
  expect(free.body).toEqual({ available: true });
  const heir = await signIn(server.url, "freed.heir@example.com", "Freed");
  expect(heir.nickname).toBe("Freed");
  const mine = await heir.call<ReportList>("GET", "report/history/mine", undefined, see);
  expect(mine.body.items).toEqual([]);
  const shown = await request<ReportDetail>(server.url, "GET", `report/history/${publicSeq}`, undefined, see);
  expect(shown.body.nick).toBe("");
});

test("joining again with the same Google account restores the reports, also under another nickname", async () => {
  const { email, person, publicSeq, privateSeq } = await leaving("Back");
  await signIn(server.url, "back.other@example.com", "Back");
  const again = await signUpAgain(email, "BackAgain");
  expect(again).toMatchObject({ id: person.id, nickname: "BackAgain" });
  // The new report is newer than everything that the reads must see.
  const see = seeing(await again.call("POST", "report", declaration({ title: "After coming back" })));
  const mine = await again.call<ReportList>("GET", "report/history/mine", undefined, see);
  expect(mine.body.items.slice(1).map(({ dclrSeq }) => dclrSeq)).toEqual([privateSeq, publicSeq]);
  const detail = await again.call<ReportDetail>("GET", `report/history/${privateSeq}`);
  expect(detail.body).toMatchObject({ title: "PRIVATE Back", mine: true, nick: "BackAgain", open: "PRIVATE" });
  expect((await again.call("POST", "report/history/delete", { dclrSeq: publicSeq })).status).toBe(204);
  // The draft and the logins of the earlier membership are gone, access tokens that have not expired among them.
  expect(await person.call("GET", "support/my-page", undefined, see)).toMatchObject(EXPIRED);
  expect(await person.call("POST", "report", declaration())).toMatchObject(EXPIRED);
  expect((await again.call("GET", "report/draft")).status).toBe(404);
  const { cookie } = person;
  expect(await request(server.url, "POST", "user/refresh", undefined, { cookie })).toMatchObject(EXPIRED);
  const page = await again.call("GET", "support/my-page");
  expect(page.body).toMatchObject({ email, nickname: "BackAgain", userId: person.id });
});

test("deregistering twice at the same moment does it once", async () => {
  const person = await signIn(server.url, "twice@example.com", "Twice");
  const answers = await Promise.all([person.call("POST", "user/delete"), person.call("POST", "user/delete")]);
  for (const { status } of answers) expect([204, 403]).toContain(status);
  expect(answers.map(({ status }) => status)).toContain(204);
  expect((await signUpAgain("twice@example.com", "Twice")).id).toBe(person.id);
});

test("the deregistration survives a restart", async () => {
  const { email, person, see } = await leaving("Restart");
  await server.restart();
  expect(await person.call("GET", "report/history/mine", undefined, see)).toMatchObject(EXPIRED);
  expect((await signUpAgain(email, "Restart")).id).toBe(person.id);
});
