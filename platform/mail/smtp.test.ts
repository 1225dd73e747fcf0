import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { FROM, mailOf, testMailer } from "./contract.ts";
import { CERTIFICATE } from "./localhost.fixture.ts";
import type { Mailer } from "./port.ts";
import { createSmtpMailer } from "./smtp.ts";
import { startSmtpServer, type TestServer } from "./smtp-server.fixture.ts";
import { type SmtpSettings, smtpSettingsOf } from "./smtp-settings.ts";

const TRUSTED = { tls: { ca: CERTIFICATE } };
const TIMEOUTS = { connect: 10_000, idle: 10_000, send: 20_000 };

testMailer("smtp", async () => {
  const server = await startSmtpServer();
  return {
    open: async (from) =>
      createSmtpMailer({ ...smtpSettingsOf(`smtp://localhost:${server.port}`, undefined), ...TRUSTED }, from),
    arrived: async () => newestOfEach(server.messages),
    remove: () => server.close(),
  };
});

function newestOfEach(messages: readonly Uint8Array[]): readonly Uint8Array[] {
  const idOf = (message: Uint8Array) => /^message-id: (.*)$/im.exec(Buffer.from(message).toString())?.[1];
  return [...new Map(messages.map((message) => [idOf(message), message])).values()];
}

describe("over SMTP", () => {
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  const ends: (() => Promise<void>)[] = [];

  async function serve(options?: SMTPServerOptions): Promise<TestServer> {
    const server = await startSmtpServer(options);
    ends.push(() => server.close());
    return server;
  }
  function open(url: string, settings: Partial<SmtpSettings> = TRUSTED, timeouts = TIMEOUTS): Mailer {
    const mailer = createSmtpMailer({ ...smtpSettingsOf(url, undefined), ...settings }, FROM, timeouts);
    ends.push(() => mailer.close());
    return mailer;
  }
  const answer = (responseCode: number) => Object.assign(new Error("mina@people.example is unknown"), { responseCode });

  test.each([
    ["a recipient refused for good", { onRcptTo: (_to, _session, done) => done(answer(550)) }, "MAIL_REFUSED"],
    ["a recipient refused for now", { onRcptTo: (_to, _session, done) => done(answer(450)) }, "MAIL_UNAVAILABLE"],
    [
      "a message refused for good",
      { onData: (stream, _session, done) => stream.resume().on("end", () => done(answer(554))) },
      "MAIL_REFUSED",
    ],
    [
      "a message refused for now",
      { onData: (stream, _session, done) => stream.resume().on("end", () => done(answer(451))) },
      "MAIL_UNAVAILABLE",
    ],
    ["our sender refused", { onMailFrom: (_from, _session, done) => done(answer(550)) }, "MAIL_UNAVAILABLE"],
    ["a client refused", { onConnect: (_session, done) => done(answer(554)) }, "MAIL_UNAVAILABLE"],
  ] satisfies [string, SMTPServerOptions, string][])("%s", async (_name, options, code) => {
    const { port } = await serve(options);
    const sending = open(`smtp://localhost:${port}`).send(mailOf());
    await expect(sending).rejects.toMatchObject({ name: "MailError", code });
    await expect(sending).rejects.not.toThrow(/mina|people/);
  });

  test("a server that is not there is to be tried again", async () => {
    const { port, close } = await startSmtpServer();
    await close();
    await expect(open(`smtp://localhost:${port}`).send(mailOf())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  });

  test.each([
    ["says nothing", () => undefined],
    [
      "answers a letter at a time",
      (socket: { write(text: string): void }) => void setInterval(() => socket.write("2"), 20).unref(),
    ],
  ])("a server that %s is left", async (_name, behave) => {
    const server = createServer((socket) => behave(socket.on("error", () => undefined))).listen(0, "127.0.0.1");
    await once(server, "listening");
    ends.push(async () => void server.close());
    const { port } = server.address() as AddressInfo;
    const mailer = open(`smtp://127.0.0.1:${port}`, {}, { connect: 10_000, idle: 10_000, send: 200 });
    await expect(mailer.send(mailOf())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
  });

  test("mails of one mailer share connections", async () => {
    const server = await serve();
    const mailer = open(`smtp://localhost:${server.port}`);
    for (let at = 0; at < 10; at += 1) await mailer.send(mailOf({ id: `mail-${at}` }));
    expect(server.messages).toHaveLength(10);
    expect(server.connections()).toBe(1);
  });

  describe("encrypted", () => {
    const login: SMTPServerOptions = {
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        username === "us@er" && password === "p:a/s s" ? done(null, { user: username }) : done(new Error("no")),
    };
    const userInfo = "us%40er:p%3Aa%2Fs%20s";

    test("by TLS from the first byte, with the login of the URL", async () => {
      const server = await serve({ ...login, secure: true });
      await open(`smtps://${userInfo}@localhost:${server.port}`).send(mailOf());
      expect(server.messages).toHaveLength(1);
    });

    test("by STARTTLS, with the login of the settings", async () => {
      const server = await serve(login);
      const settings = smtpSettingsOf(`smtp://localhost:${server.port}?tls=required`, {
        user: "us@er",
        password: "p:a/s s",
      });
      await open("smtp://localhost", { ...settings, ...TRUSTED }).send(mailOf());
      expect(server.messages).toHaveLength(1);
    });

    test("a server without STARTTLS gets nothing where TLS is required", async () => {
      const server = await serve({ hideSTARTTLS: true, disabledCommands: ["STARTTLS"] });
      const sending = open(`smtp://localhost:${server.port}?tls=required`).send(mailOf());
      await expect(sending).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
      expect(server.messages).toEqual([]);
    });

    test.each([true, false])("a certificate that nobody vouches for is refused (TLS at once: %s)", async (secure) => {
      const server = await serve({ secure });
      const url = secure ? `smtps://localhost:${server.port}` : `smtp://localhost:${server.port}?tls=required`;
      await expect(open(url, {}).send(mailOf())).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
      expect(server.messages).toEqual([]);
    });

    test("a wrong login waits for the operator, and the error has no password", async () => {
      const server = await serve({ ...login, secure: true });
      const sending = open(`smtps://user:p4ssw0rd@localhost:${server.port}`).send(mailOf());
      await expect(sending).rejects.toMatchObject({ code: "MAIL_UNAVAILABLE" });
      await expect(sending).rejects.toThrow(/EAUTH/);
      await sending.catch((error: Error) =>
        expect(JSON.stringify([error.message, error.stack, error])).not.toMatch(/p4ssw0rd/),
      );
    });
  });
});
