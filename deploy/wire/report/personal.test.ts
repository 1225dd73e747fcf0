// POST report/personal over HTTP: the writer sees what filing would refuse, and only the writer.
import { LIMITS } from "@sb/contracts/limits.ts";
import { PersonalPassages } from "@sb/contracts/report/lookup-wire.ts";
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, request, signIn } from "../../test/people/person.ts";
import { shareServer } from "../../test/servers/use-server.ts";

const server = shareServer();
let person: Person;

beforeAll(async () => {
  person = await signIn(server.url, "personal@example.com", "Personal");
});

const find = (text: unknown) => person.call("POST", "report/personal", { text });

test("names the passages for which filing refuses the text", async () => {
  const text = "  He called from 010-2345-6789, twice ";
  const { status, body } = await find(text);
  expect(status).toBe(200);
  const { passages } = PersonalPassages.parse(body);
  expect(passages.map(({ kind, range }) => [kind, text.trim().slice(...range)])).toEqual([["PHONE", "010-2345-6789"]]);

  const refused = await person.call("POST", "report", declaration({ comment: text }));
  expect(refused).toMatchObject({ status: 422, body: { code: "PERSONAL_INFORMATION" } });
});

/** Made of bytes that count up. Nobody's wallet. */
const PHRASE = "abandon amount liar amount expire adjust cage candy arch gather drum buyer";

test.each(["title", "comment"])("a recovery phrase is never published: in the %s", async (field) => {
  const text = `Mine: ${PHRASE} lost`;
  const { passages } = PersonalPassages.parse((await find(text)).body);
  expect(passages.map(({ kind, range }) => [kind, text.slice(...range)])).toEqual([["WALLET_SECRET", PHRASE]]);

  const refused = await person.call("POST", "report", declaration({ [field]: text }));
  const code = "PERSONAL_INFORMATION";
  expect(refused).toMatchObject({ status: 422, body: { code, fields: [{ path: `declare.${field}`, code }] } });
});

test("names none in a text that filing accepts", async () => {
  expect(await find("3.25 BTC on 2026-02-03")).toMatchObject({ status: 200, body: { passages: [] } });
});

test.each([
  ["a blank text", " \n", 416, "REQUIRED_FIELD_MISSING"],
  ["too long a text", "x".repeat(LIMITS.incidentChars + 1), 422, "TEXT_TOO_LONG"],
  ["no text", 7, 400, "INVALID_REQUEST"],
])("refuses %s", async (_, text, status, code) => {
  expect(await find(text)).toMatchObject({ status, body: { code } });
});

test("is not there for visitors", async () => {
  const answer = await request(server.url, "POST", "report/personal", { text: "a@mail.example" });
  expect(answer).toMatchObject({ status: 401, body: { code: "LOGIN_REQUIRED" } });
});
