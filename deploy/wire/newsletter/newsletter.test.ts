// The newsletter over HTTP: asked for, confirmed by the link of the mail, ended by one click.
import { expect, test } from "vitest";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

const server = useServer();
const NOTHING = { status: 204 };

const ask = (email: string) => server.visitor("POST", "home/subscribe", { email, language: "de" });
const mails = async (email: string, count: number) => {
  await expect.poll(async () => (await mailsTo(server.dir, email)).length, { timeout: 20_000 }).toBe(count);
  return mailsTo(server.dir, email);
};
const tokenIn = (text: string | undefined, path: string): string =>
  new RegExp(`/home/subscribe/${path}\\?token=([\\w.~-]+)`).exec(text ?? "")?.[1] ?? "";

test("asked for, confirmed, ended, and begun anew", async () => {
  const email = "Reader@people.net";
  expect(await ask(email)).toMatchObject(NOTHING);
  const [first] = await mails(email, 1);
  const token = tokenIn(first?.text, "confirm");
  for (let time = 0; time < 2; time += 1) {
    expect(await server.visitor("POST", "home/subscribe/confirm", { token })).toMatchObject(NOTHING);
  }
  const [welcome] = await mails(email, 2);
  const oneClick = welcome?.headers.find(({ key }) => key === "list-unsubscribe")?.value;
  expect(welcome?.headers).toContainEqual(
    expect.objectContaining({ key: "list-unsubscribe-post", value: "List-Unsubscribe=One-Click" }),
  );
  const url = /<([^>]+)>/.exec(oneClick ?? "")?.[1] ?? "";
  // As a mail program does it (RFC 8058, section 3.2).
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  for (let time = 0; time < 2; time += 1) expect((await fetch(url, { method: "POST", body })).status).toBe(204);

  expect(await server.visitor("POST", "home/subscribe/confirm", { token })).toMatchObject({
    body: { code: "LINK_EXPIRED" },
  });
  expect(await ask(email.toLowerCase())).toMatchObject(NOTHING);
  const [again] = await mails(email.toLowerCase(), 1);
  expect(tokenIn(again?.text, "confirm")).not.toBe(token);
});

test("the answer does not tell who is subscribed, and one address gets three mails a day at most", async () => {
  const email = "often@people.net";
  const answers = [];
  for (let time = 0; time < 5; time += 1) answers.push(await ask(email));
  const [stranger] = [await ask("never@people.net")];
  for (const { status, body } of answers) expect([status, body]).toEqual([stranger?.status, stranger?.body]);
  await mails("never@people.net", 1);
  expect(await mails(email, 3)).toHaveLength(3);
});

test.each([
  ["", 416, "REQUIRED_FIELD_MISSING"],
  ["somebody", 422, "EMAIL_INVALID"],
  ["a@b", 422, "EMAIL_INVALID"],
  ["moc.elpoep@\u202ea@people.net", 422, "EMAIL_INVALID"],
  ["\u2067me\u2069@people.net", 422, "EMAIL_INVALID"],
  ["a\u200bb@people.net", 422, "EMAIL_INVALID"],
  ["a\u0007b@people.net", 422, "EMAIL_INVALID"],
  ["a@peo\u3164ple.net", 422, "EMAIL_INVALID"],
  ["a@people.net\r\nbcc: b@people.net", 422, "EMAIL_INVALID"],
  ["someone@nowhere.invalid", 422, "EMAIL_UNREACHABLE"],
  ["a".repeat(400), 422, "TEXT_TOO_LONG"],
])("%j is refused", async (email, status, code) => {
  expect(await ask(email)).toMatchObject({ status, body: { fields: [{ path: "email", code }] } });
});

test.each(["x", "a.b.c", "~", `${"a".repeat(43)}.${"b".repeat(43)}`])("the token %j opens nothing", async (token) => {
  const refused = { status: 422, body: { code: "LINK_EXPIRED" } };
  expect(await server.visitor("POST", "home/subscribe/confirm", { token })).toMatchObject(refused);
  expect(await server.visitor("POST", `home/subscribe/end?token=${token}`)).toMatchObject(refused);
});
