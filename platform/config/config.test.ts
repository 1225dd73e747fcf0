import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const oidc = {
  SB_OIDC_ISSUER: "https://accounts.google.com",
  SB_OIDC_CLIENT_ID: "id",
  SB_OIDC_CLIENT_SECRET: "secret",
};

describe("readConfig", () => {
  test("defaults: port 8080 on loopback, ./data, the development issuer", () => {
    expect(readConfig({})).toMatchObject({ port: 8080, host: "localhost", dataDir: "./data", oidc: undefined });
  });

  test("with a real issuer, listens on all addresses", () => {
    expect(readConfig(oidc).host).toBe("0.0.0.0");
  });

  test("an empty variable counts as not set", () => {
    expect(readConfig({ PORT: "" }).port).toBe(8080);
  });

  test("trusted proxies are a number or networks, none by default", () => {
    expect(readConfig({}).trustProxy).toBe(0);
    expect(readConfig({ SB_TRUST_PROXY: "2" }).trustProxy).toBe(2);
    expect(readConfig({ SB_TRUST_PROXY: "10.0.0.0/8, fd00::/8,192.0.2.1" }).trustProxy).toEqual([
      "10.0.0.0/8",
      "fd00::/8",
      "192.0.2.1",
    ]);
  });

  test("admin addresses are a list, compared in lower case", () => {
    expect(readConfig({ SB_ADMIN_EMAILS: " A@b.example, c@d.example," }).adminEmails).toEqual([
      "a@b.example",
      "c@d.example",
    ]);
  });

  test("so are those of moderators and editors", () => {
    const lists = { SB_MODERATOR_EMAILS: "M@b.example", SB_EDITOR_EMAILS: "e@b.example, m@b.example" };
    expect(readConfig(lists).staffEmails).toEqual({
      moderator: ["m@b.example"],
      editor: ["e@b.example", "m@b.example"],
    });
    expect(readConfig({}).staffEmails).toEqual({ moderator: [], editor: [] });
  });

  test("mails stay in the data folder; a server's need a sender", () => {
    expect(readConfig({}).mail).toMatchObject({ url: "file:", login: undefined });
    const mail = { SB_MAIL_URL: "smtps://mail.example", SB_MAIL_FROM: "Safer Block <no-reply@safer-block.example>" };
    const from = { name: "Safer Block", address: "no-reply@safer-block.example" };
    expect(readConfig(mail).mail).toEqual({ url: mail.SB_MAIL_URL, from, login: undefined });
    expect(readConfig({ ...mail, SB_MAIL_FROM: from.address }).mail.from).toEqual({ ...from, name: "" });
    const login = { SB_MAIL_USER: "user", SB_MAIL_PASSWORD: "secret" };
    expect(readConfig({ ...mail, ...login }).mail.login).toEqual({ user: "user", password: "secret" });
  });

  test.each([
    ["a port that is no number", { PORT: "abc" }, /PORT: must be a number/],
    ["a port out of range", { PORT: "70000" }, /PORT/],
    ["half of the issuer's settings", { SB_OIDC_ISSUER: "https://accounts.google.com" }, /go together/],
    ["no issuer in production", { NODE_ENV: "production" }, /SB_OIDC_ISSUER must be set/],
    ["the development issuer open to the network", { SB_HOST: "0.0.0.0" }, /would open the development issuer/],
    [
      "the development issuer behind a public address",
      { SB_PUBLIC_URL: "https://safer-block.example" },
      /SB_PUBLIC_URL=https:\/\/safer-block\.example would open the development issuer/,
    ],
    ["a login shorter than its token", { SB_SESSION_TTL: "900" }, /SB_SESSION_TTL=900 must be longer than/],
    ["mails from nowhere", { SB_MAIL_URL: "smtps://mail.example" }, /SB_MAIL_FROM must be set/],
    ["a sender that is no address", { SB_MAIL_FROM: "Safer Block" }, /SB_MAIL_FROM: must be an address/],
    ["a sender that is two", { SB_MAIL_FROM: "A <a@b.example>, B <c@d.example>" }, /SB_MAIL_FROM: must be an address/],
    ["a mail password without a user", { SB_MAIL_PASSWORD: "secret" }, /SB_MAIL_USER and SB_MAIL_PASSWORD go together/],
    ["trust in any proxy", { SB_TRUST_PROXY: "true" }, /SB_TRUST_PROXY: must be the number of proxies .*, not "true"$/],
    ["trust in no network", { SB_TRUST_PROXY: "10.0.0.0/8, proxy.internal" }, /SB_TRUST_PROXY: must be/],
    ["more proxies than there can be", { SB_TRUST_PROXY: "99" }, /SB_TRUST_PROXY: must be/],
    ["an unknown log level", { SB_LOG_LEVEL: "loud" }, /SB_LOG_LEVEL/],
  ])("%s is one clear line", (_name, environment, message) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(message);
    try {
      readConfig(environment);
    } catch (error) {
      expect(String(error)).not.toContain("\n");
    }
  });
});

const daily = { sourceId: "daily", name: "The Daily", url: "https://news.example/rss", category: "MARKET" };

test("the sources of news are read from JSON", () => {
  expect(readConfig({}).newsSources).toBeUndefined();
  expect(readConfig({ SB_NEWS_SOURCES: "[]" }).newsSources).toEqual([]);
  expect(readConfig({ SB_NEWS_SOURCES: JSON.stringify([daily]) }).newsSources).toEqual([daily]);
});

test.each([
  ["no JSON", "daily", "must be JSON"],
  ["http:", JSON.stringify([{ ...daily, url: "http://news.example/rss" }]), "must be an https: URL"],
  ["an id twice", JSON.stringify([daily, daily]), "two have the same sourceId"],
  ["an id with capitals", JSON.stringify([{ ...daily, sourceId: "Daily" }]), "must have small letters"],
  ["a category that is unknown", JSON.stringify([{ ...daily, category: "SPORT" }]), "category"],
])("sources with %s are refused", (_, text, reason) => {
  expect(() => readConfig({ SB_NEWS_SOURCES: text })).toThrow(reason);
});

test("the demo's feed goes with the development issuer", () => {
  const SB_NEWS_SOURCES = JSON.stringify([{ ...daily, url: "demo:" }]);
  const oidc = { SB_OIDC_ISSUER: "https://a.example", SB_OIDC_CLIENT_ID: "c", SB_OIDC_CLIENT_SECRET: "s" };
  expect(readConfig({ SB_NEWS_SOURCES }).newsSources).toMatchObject([{ url: "demo:" }]);
  expect(() => readConfig({ SB_NEWS_SOURCES, ...oidc })).toThrow("development issuer");
});

test("keys and files on S3 have a bucket each", () => {
  const SB_KEYS_URL = "s3://key:secret@store/safer-block/keys";
  const read = (files: string) => readConfig({ SB_KEYS_URL, SB_FILES_URL: files });
  expect(() => read("s3://other:login@store/safer-block/files")).toThrow(ConfigError);
  expect(() => read("s3://other:login@store/safer-block/files")).toThrow(/^SB_KEYS_URL[^\n]* one of their own$/);
  expect(read("s3://store/files").urls.files).toBe("s3://store/files");
  expect(read("s3://elsewhere/safer-block").urls.keys).toBe(SB_KEYS_URL);
});
