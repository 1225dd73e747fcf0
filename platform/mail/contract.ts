// The contract of the mail port. Each adapter's test calls `testMailer` with its own place.
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MAIL_LIMITS, type Mail, type MailAddress, type Mailer } from "./port.ts";

export type MailPlace = {
  open(from: MailAddress): Promise<Mailer>;
  /** Messages as they arrived, in the order of arrival; where the same id arrived again, the last one counts. */
  arrived(): Promise<readonly Uint8Array[]>;
  remove(): Promise<void>;
};

export const FROM: MailAddress = { name: "Safer Block", address: "no-reply@safer-block.example" };

export const mailOf = (changes: Partial<Mail> = {}): Mail => ({
  id: "report-filed.e-1",
  to: "mina@people.example",
  subject: "접수되었습니다",
  text: "안녕하세요.\n",
  html: '<!doctype html><html lang="ko"><body>안녕하세요.</body></html>',
  language: "ko",
  ...changes,
});

/** Texts that would begin another header, another recipient or another message. */
const HOSTILE: readonly (readonly [string, Partial<Mail>])[] = [
  ...["\r\n", "\n", "\r", "\0", "\u2028", "\u0085", "\x1b"].flatMap((end): [string, Partial<Mail>][] => [
    [`a subject with ${JSON.stringify(end)}`, { subject: `Hello${end}Bcc: other@people.example` }],
    [`a recipient with ${JSON.stringify(end)}`, { to: `mina@people.example${end}Bcc:other@people.example` }],
    [`a local part with ${JSON.stringify(end)}`, { to: `mi${end}na@people.example` }],
    [`an id with ${JSON.stringify(end)}`, { id: `id${end}X: y` }],
    [`a link with ${JSON.stringify(end)}`, { unsubscribeUrl: `https://safer-block.example/${end}X: y` }],
  ]),
  ["two recipients", { to: "mina@people.example,other@people.example" }],
  ["a recipient in brackets", { to: "Mina <mina@people.example>" }],
  ["a quoted recipient", { to: '"mina@people.example other"@people.example' }],
  ["a recipient that ends its command", { to: "mina@people.example> NOTIFY=NEVER" }],
  ["a recipient without a host", { to: "mina" }],
  ["no recipient", { to: "" }],
  ["no subject", { subject: "  " }],
  ["no text", { text: "" }],
  ["no HTML", { html: "" }],
  ["a link that ends its brackets", { unsubscribeUrl: "https://safer-block.example/>,<mailto:a@b.example" }],
  ["a link to a script", { unsubscribeUrl: "javascript:alert(1)" }],
  ["a link in the clear", { unsubscribeUrl: "http://safer-block.example/unsubscribe" }],
  ["a link that is none", { unsubscribeUrl: "unsubscribe" }],
  ["an id that leaves its folder", { id: "../id" }],
  ["an id that is too long", { id: "a".repeat(121) }],
  ["a subject that is too long", { subject: "a".repeat(MAIL_LIMITS.subject + 1) }],
  ["a text that is too long", { text: "a".repeat(MAIL_LIMITS.text + 1) }],
  ["HTML that is too long", { html: "a".repeat(MAIL_LIMITS.html + 1) }],
];

export function testMailer(name: string, createPlace: () => Promise<MailPlace>): void {
  describe(`mail: ${name}`, () => {
    let place: MailPlace;
    let mailer: Mailer;
    beforeEach(async () => {
      place = await createPlace();
      mailer = await place.open(FROM);
    });
    afterEach(async () => {
      await mailer.close();
      await place.remove();
    });

    const arrived = async (): Promise<Email[]> =>
      Promise.all((await place.arrived()).map((message) => PostalMime.parse(message)));
    const arrivedOne = async (): Promise<Email> => {
      const [email, ...others] = await arrived();
      expect(others).toEqual([]);
      if (!email) throw new Error("nothing arrived");
      return email;
    };
    const header = (email: Email, key: string) =>
      email.headers.filter((each) => each.key === key).map(({ value }) => value);

    test.each([
      ["Korean", "신고가 접수되었습니다 — 번호 8,231"],
      ["Chinese", "您的举报已受理"],
      ["Japanese", "通報を受け付けました"],
      ["German", "Ihre Meldung ist eingegangen: „geprüft“"],
      ["emoji and right to left", "🛡️ שלום 👩‍👩‍👧"],
      ["what looks encoded", "=?utf-8?Q?a?= =41 %41 &amp;"],
    ])("%s arrives as it was sent", async (_name, words) => {
      const text = `${words}\n\n${words.repeat(40)}\n`;
      const html = `<!doctype html><html lang="ko"><body><p>${words.repeat(40)}</p></body></html>`;
      await mailer.send(mailOf({ subject: words, text, html }));
      const email = await arrivedOne();
      expect(email.subject).toBe(words);
      expect(plain(email.text)).toBe(plain(text));
      expect(plain(email.html)).toBe(plain(html));
    });

    test("is made of ASCII in lines that every server takes, also to a host of other letters", async () => {
      const words = "Grüße 안녕하세요 ".repeat(20);
      const to = "mina@menschen-für-alle.example";
      await mailer.send(mailOf({ to, subject: words, text: words.repeat(20), html: `${"<p>plain</p>".repeat(90)}ü` }));
      const [message] = await place.arrived();
      // Servers add lines of their own above.
      const text = Buffer.from(message ?? []).toString("latin1");
      expect(
        text
          .slice(text.indexOf("From: "))
          .split("\r\n")
          .filter((line) => !/^[\t\x20-\x7e]{0,78}$/.test(line)),
      ).toEqual([]);
      expect((await arrivedOne()).to).toMatchObject([{ address: "mina@xn--menschen-fr-alle-szb.example" }]);
    });

    test("tells who it is from, who it is for, and that a program sent it", async () => {
      await mailer.send(mailOf());
      const email = await arrivedOne();
      expect(email.from).toMatchObject(FROM);
      expect(email.to).toMatchObject([{ address: "mina@people.example" }]);
      expect([email.cc ?? [], email.bcc ?? []]).toEqual([[], []]);
      expect(header(email, "auto-submitted")).toEqual(["auto-generated"]);
      expect(header(email, "content-language")).toEqual(["ko"]);
      expect(Date.parse(email.date ?? "")).not.toBeNaN();
      expect(header(email, "x-mailer")).toEqual([]);
    });

    test("a mail that is sent again has the Message-ID of the first", async () => {
      await mailer.send(mailOf());
      await mailer.send(mailOf());
      await mailer.send(mailOf({ id: "another" }));
      const ids = (await arrived()).map(({ messageId }) => messageId);
      expect(new Set(ids)).toEqual(
        new Set(["<report-filed.e-1@safer-block.example>", "<another@safer-block.example>"]),
      );
    });

    test("a mail with an unsubscribe link has the headers of one click, another has none", async () => {
      const unsubscribeUrl = `https://safer-block.example/sb/home/unsubscribe?token=${"a".repeat(200)}`;
      await mailer.send(mailOf({ id: "with", unsubscribeUrl }));
      const email = await arrivedOne();
      expect(header(email, "list-unsubscribe")).toEqual([`<${unsubscribeUrl}>`]);
      expect(header(email, "list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
      await mailer.send(mailOf({ id: "without" }));
      const other = (await arrived()).find(({ messageId }) => messageId?.startsWith("<without@"));
      expect(other && [...header(other, "list-unsubscribe"), ...header(other, "list-unsubscribe-post")]).toEqual([]);
    });

    test.each([
      ["lines of dots", "one\n.\n..\n.two\n"],
      ["the end of a message in it", "one\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\ntwo"],
      ["bare line ends around a dot", "one\n.\r\nMAIL FROM:<a@b.example>\r\n\r.\rtwo"],
      ["headers at the beginning", "Bcc: other@people.example\n\nFrom nobody\n>From somebody\n"],
      ["a boundary in it", "--_NmP-boundary\nContent-Type: text/html\n\n<b>x</b>\n"],
      ["a very long line", "a".repeat(50_000)],
      ["a very long line of other letters", "가나다".repeat(10_000)],
      [
        "lines that end in blanks, and signs of its encodings",
        "one \n\t\n-- \n=3D= =\n=?utf-8?Q?a?=\n--=_alternative--",
      ],
    ])("a text with %s stays one message", async (_name, text) => {
      await mailer.send(mailOf({ text }));
      const email = await arrivedOne();
      expect(plain(email.text)).toBe(plain(text));
      expect(email.attachments).toEqual([]);
      expect(header(email, "bcc")).toEqual([]);
    });

    test.each(HOSTILE)("refuses %s, and nothing arrives", async (_name, changes) => {
      const refused = mailer.send(mailOf(changes));
      await expect(refused).rejects.toMatchObject({ code: "MAIL_INVALID" });
      await expect(refused).rejects.not.toThrow(/people\.example/);
      expect(await arrived()).toEqual([]);
    });

    test("reads no file and no address that a text looks like", async () => {
      const text = "file:///etc/passwd";
      await mailer.send(mailOf({ text, html: "https://localhost/x" }));
      expect(plain((await arrivedOne()).text)).toBe(text);
    });

    test("sends many at once, each once", async () => {
      const ids = Array.from({ length: 25 }, (_, at) => `mail-${at}`);
      await Promise.all(ids.map((id) => mailer.send(mailOf({ id, subject: id }))));
      expect((await arrived()).map(({ subject }) => subject).sort()).toEqual([...ids].sort());
    });

    test("waits with close for what is under way", async () => {
      const sending = mailer.send(mailOf());
      await mailer.close();
      await sending;
      await arrivedOne();
    });
  });
}

/** Mail knows CRLF only, and a text may end in a line end more. */
const plain = (text: string | undefined): string => (text ?? "").replace(/\r\n?/g, "\n").trimEnd();
