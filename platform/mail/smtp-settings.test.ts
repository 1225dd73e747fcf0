import { expect, test } from "vitest";
import { smtpSettingsOf } from "./smtp-settings.ts";

const LOGIN = { user: "user", password: "p4ssw0rd" };

test.each([
  ["smtp://mail.example", { host: "mail.example", port: 587, secure: false, requireTLS: true }],
  ["smtp://mail.example:25?tls=optional", { host: "mail.example", port: 25, secure: false, requireTLS: false }],
  ["smtps://mail.example", { host: "mail.example", port: 465, secure: true, requireTLS: false }],
  ["smtp://localhost:1025", { host: "localhost", port: 1025, secure: false, requireTLS: false }],
  ["smtp://[::1]:1025", { host: "::1", port: 1025, secure: false, requireTLS: false }],
])("%s", (url, settings) => expect(smtpSettingsOf(url, undefined)).toEqual(settings));

test("the login stands in the URL, percent-encoded, or in the settings", () => {
  expect(smtpSettingsOf("smtps://us%40er:p%3Aw@mail.example", undefined).auth).toEqual({ user: "us@er", pass: "p:w" });
  expect(smtpSettingsOf("smtps://mail.example", LOGIN).auth).toEqual({ user: "user", pass: "p4ssw0rd" });
});

test.each([
  ["smtp://", undefined],
  ["smtps://user:p4ssw0rd@mail.example", LOGIN],
  ["smtps://user@mail.example", undefined],
  ["smtps://:p4ssw0rd@mail.example", undefined],
  ["smtps://user:p4ssw0rd%zz@mail.example", undefined],
  ["smtp://user:p4ssw0rd@mail.example?tls=optional", undefined],
  ["smtp://mail.example?tls=optional", LOGIN],
  ["smtp://mail.example?tls=off", undefined],
  ["smtp://mail.example?pool=true", undefined],
  ["smtp://mail.example/path", undefined],
])("%s is refused in one line without its password", (url, login) => {
  expect(() => smtpSettingsOf(url, login)).toThrow(/^[^\n]+$/);
  expect(() => smtpSettingsOf(url, login)).not.toThrow(/p4ssw0rd/);
});
