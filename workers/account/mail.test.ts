import { AccountMail } from "@sb/contracts/account/jobs.ts";
import type { AccountDoc } from "@sb/contracts/account/model.ts";
import { type Mail, MailError } from "@sb/platform/mail/port.ts";
import { beforeEach, expect, test } from "vitest";
import { jobOf } from "../runtime/define-handler.ts";
import { runOf } from "../runtime/testing.ts";
import { accountMailHandler } from "./mail.ts";

const account: AccountDoc = {
  userId: "u-1",
  nickname: "minah",
  joinedAt: "2026-01-01T00:00:00.000Z",
  active: true,
  membership: 2,
  sealed: "sealed",
  revision: 3,
};
const person = { email: "mina@people.example", emailVerified: true, issuer: "i", subject: "s" };

let doc: AccountDoc | undefined;
let opened: unknown;
let failure: unknown;
const sent: Mail[] = [];
beforeEach(() => {
  doc = account;
  opened = person;
  failure = undefined;
  sent.length = 0;
});

const handler = accountMailHandler({
  readStore: { model: () => ({ get: async () => doc }) },
  vault: { open: async (owner) => (owner === "account-u-1-2" ? opened : undefined) },
  mailer: {
    async send(mail) {
      if (failure) throw failure;
      sent.push(mail);
    },
  },
  publicUrl: "https://safer-block.example",
});

const filed = {
  mail: "REPORT_FILED",
  userId: "u-1",
  language: "de",
  dclrSeq: 7,
  filedAt: "2026-01-02T03:04:05.000Z",
} as const;
const job = jobOf(AccountMail, "e-1", filed);
const run = (payload: unknown = job.payload) => handler.handle({ ...runOf(job.kind, payload), id: job.id });

test("the address is looked up when the mail is sent; the job holds ids", async () => {
  await run();
  expect(sent).toMatchObject([{ id: "account-mail.e-1", to: "mina@people.example", language: "de" }]);
  expect(sent[0]?.text).toContain("Guten Tag minah,");
  expect(JSON.stringify(job)).not.toMatch(/mina/);
});

test("without a language of its own, a mail is in the account's", async () => {
  const { language: _, ...unsaid } = filed;
  doc = { ...account, language: "ja" };
  await run(unsaid);
  doc = account;
  await run(unsaid);
  expect(sent.map(({ language }) => language)).toEqual(["ja", "en"]);
});

test.each([
  ["has left", () => ({ doc: { ...account, active: false, sealed: undefined } })],
  ["has left a moment ago: the key is destroyed", () => ({ opened: undefined })],
  ["never proved the address", () => ({ opened: { ...person, emailVerified: false } })],
])("who %s gets nothing", async (_name, changes) => {
  ({ doc, opened } = { doc: account as AccountDoc | undefined, opened: person as unknown, ...changes() });
  await run();
  expect(sent).toEqual([]);
});

test("an account that is not projected yet is tried again", async () => {
  doc = undefined;
  await expect(run()).rejects.not.toMatchObject({ isPermanent: true });
});

test.each([
  ["MAIL_INVALID", true],
  ["MAIL_REFUSED", true],
  ["MAIL_UNAVAILABLE", undefined],
] as const)("%s is for good: %s", async (code, isPermanent) => {
  failure = new MailError(code, "no");
  await expect(run()).rejects.toMatchObject({ code });
  await run().catch((error: { readonly isPermanent?: boolean }) => expect(error.isPermanent).toBe(isPermanent));
});

test("a payload of another shape parks its job", async () => {
  await expect(run({ ...filed, mail: "OTHER" })).rejects.toMatchObject({ code: "PAYLOAD_INVALID", isPermanent: true });
});
