import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDevMail } from "./dev-mail.ts";

const HOSTILE = '<script>alert("x")</script>';
const message = (subject: string) =>
  Buffer.from(
    [
      "From: Safer Block <no-reply@safer-block.example>",
      'To: "<b>Mina</b>" <mina@people.example>',
      `Subject: ${subject}`,
      "Message-ID: <a@safer-block.example>",
      'List-Unsubscribe: <https://a.example/"onload="x>',
      "Date: Fri, 02 Jan 2026 03:04:05 +0000",
      "MIME-Version: 1.0",
      "Content-Type: multipart/alternative; boundary=b",
      "",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      `Hello </pre>${HOSTILE}`,
      "--b",
      "Content-Type: text/html; charset=utf-8",
      "",
      `<p>Hello</p>${HOSTILE}`,
      "--b--",
      "",
    ].join("\r\n"),
  );

let server: Server;
let origin: string;
const mails = new Map<string, Uint8Array>();
beforeEach(async () => {
  mails.clear();
  const devMail = createDevMail({ names: async () => [...mails.keys()], get: async (name) => mails.get(name) });
  server = createServer((request, response) => void devMail.callback(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dev-mail`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const get = async (path: string, init?: RequestInit) => {
  const response = await fetch(origin + path, init);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

test("lists mails in the reader's language, and escapes what is in them", async () => {
  expect((await get("/")).html).toContain("No mails yet.");
  mails.set("20260102T030405678Z-a.eml", message(HOSTILE));
  const { html } = await get("", { headers: { "accept-language": "ko-KR" } });
  expect(html).toContain('<html lang="ko">');
  expect(html).toContain('href="/dev-mail/mail/20260102T030405678Z-a.eml"');
  expect(html).not.toMatch(/<script|<b>/);
});

test("shows a mail's text escaped and its HTML only in a sandboxed frame", async () => {
  mails.set("a.eml", message("Hello"));
  const { html, headers } = await get("/mail/a.eml");
  expect(html).toContain('<iframe sandbox="" title="HTML" src="/dev-mail/html/a.eml">');
  expect(html).not.toMatch(/<script|<b>|"onload/);
  expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  const framed = await get("/html/a.eml");
  expect(framed.html).toContain("<p>Hello</p>");
  expect(framed.headers.get("content-security-policy")).toMatch(/default-src 'none'.*; sandbox$/);
});

test("gives the original as a file", async () => {
  mails.set("a.eml", message("Hello"));
  const { headers, html } = await get("/raw/a.eml");
  expect(headers.get("content-type")).toBe("message/rfc822");
  expect(headers.get("content-disposition")).toBe("attachment");
  expect(html).toBe(message("Hello").toString());
});

test.each(["/mail/b.eml", "/mail/..%2Fevents.eml", "/mail/a", "/mail/a.eml/b", "/other/a.eml", "/mail"])(
  "%s is not there",
  async (path) => {
    mails.set("a.eml", message("Hello"));
    expect((await get(path)).status).toBe(404);
  },
);

test("only reads", async () => {
  expect((await get("/", { method: "POST" })).status).toBe(405);
});

test("does not run in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(() => createDevMail({ names: async () => [], get: async () => undefined })).toThrow("production");
  vi.unstubAllEnvs();
});
