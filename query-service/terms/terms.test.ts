import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES, TERMS_CODES } from "@sb/contracts/codes.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { SHIPPED_TERMS } from "@sb/contracts/terms/shipped.ts";
import { TermsQuery } from "@sb/contracts/terms/wire.ts";
import { digestOf } from "@sb/knowledge/tlog/commitment.ts";
import { parseWith } from "@sb/platform/http/request/parse.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { loadTexts } from "./documents.ts";
import { routes as termsQueries } from "./routes.ts";

const visitor = {
  files: [],
  caller: undefined,
  cookies: {},
  idempotencyKey: undefined,
  minPosition: undefined,
  requestId: "r",
  client: () => "",
  network: () => "",
  params: undefined,
  query: undefined,
  body: undefined,
} as const;
const readStore = openSqliteReadStore(":memory:");
afterAll(() => readStore.close());
const queriesAt = (now: string) => termsQueries({ readStore, clock: () => now });
const bodyOf = <Body>(reply: { readonly body: Body } | { readonly stream: unknown }): Body => {
  if ("stream" in reply) throw new Error("a stream");
  return reply.body;
};

describe("the texts", () => {
  const texts = loadTexts();

  test("are those that the public log is told of: another text is another version", () => {
    const inAll = ({ code, applyDt }: { readonly code: string; readonly applyDt: string }) =>
      LANGUAGES.map((language) => {
        const found = texts[language].find((item) => item.code === code && item.applyDt === applyDt);
        return [language, found && { agreeName: found.agreeName, content: found.content }];
      });
    const digests = texts.ko.map((item) => [`${item.code}.${item.applyDt}`, digestOf(Object.fromEntries(inAll(item)))]);
    expect(Object.fromEntries(digests)).toEqual(SHIPPED_TERMS);
  });

  test.each(LANGUAGES)("in %s: every code, the privacy guide in two versions, all texts different", (language) => {
    const items = texts[language];
    expect(new Set(items.map(({ code }) => code))).toEqual(new Set(TERMS_CODES));
    expect(items.filter(({ code }) => code === "B01").length).toBeGreaterThanOrEqual(2);
    for (const { agreeName, content } of items) {
      expect(agreeName).not.toBe("");
      expect(content.length).toBeGreaterThan(200);
      expect(content).not.toMatch(/^# /m);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== "ko"))("%s is translated section by section", (language) => {
    for (const item of texts[language]) {
      const korean = texts.ko.find(({ code, applyDt }) => code === item.code && applyDt === item.applyDt);
      expect(item.content).not.toMatch(/\p{Script=Hangul}/u);
      expect(item.content.match(/^## /gm)?.length).toBe(korean?.content.match(/^## /gm)?.length);
    }
  });
});

describe("loading", () => {
  const folder = mkdtempSync(join(tmpdir(), "sb-terms-"));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  function write(files: Readonly<Record<string, string>>) {
    for (const language of LANGUAGES) mkdirSync(join(folder, language), { recursive: true });
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  }
  const everywhere = (file: string, text: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [`${language}/${file}`, text]));

  const first = [{ code: "A01", applyDt: "2026-01-02" }] as const;

  test("takes the first line as the name and the rest as the text", () => {
    write(everywhere("A01.2026-01-02.md", "# Name\n\nText.\n"));
    expect(loadTexts(folder, first).de).toEqual([{ ...first[0], agreeName: "Name", content: "Text." }]);
  });

  test.each([
    ["a listed text is missing", {}, "A01.2026-01-02.md in "],
    ["a language has a text that is not listed", { "ja/Z01.2026-01-02.md": "# N\n\nT\n" }, "Z01.2026-01-02.md in "],
    ["a text has no name", everywhere("A01.2026-01-02.md", "T\n"), "not a terms text: "],
  ])("refuses to start where %s", (_name, files, message) => {
    const isMissing = Object.keys(files).length === 0;
    write({ ...(isMissing ? {} : everywhere("A01.2026-01-02.md", "# N\n\nT\n")), ...files });
    expect(() => loadTexts(folder, first)).toThrow(message);
  });
});

describe("GET terms", () => {
  const get = async (now: string, query: { codes?: string; lang?: string }) =>
    bodyOf(await queriesAt(now)["GET terms"]({ route: "GET terms", ...visitor, query: parseWith(TermsQuery, query) }));

  test("all terms in force, in Korean by default", async () => {
    const { items } = await get("2026-11-01T00:00:00.000Z", {});
    expect(items.map(({ code }) => code)).toEqual([...TERMS_CODES]);
    expect(items[0]?.agreeName).toBe("서비스 이용약관");
    expect(items.find(({ code }) => code === "B01")?.applyDt).toBe("2026-09-01");
  });

  test("the requested ones, in the requested order and language", async () => {
    const { items } = await get("2026-11-01T00:00:00.000Z", { codes: "R02, A01", lang: "de" });
    expect(items.map(({ code }) => code)).toEqual(["R02", "A01"]);
    expect(items[1]?.agreeName).toBe("Nutzungsbedingungen");
  });

  test("as of the day: a newer privacy guide is not shown before it takes effect", async () => {
    const { items } = await get("2026-08-31T14:59:59.000Z", { codes: "B01" });
    expect(items[0]?.applyDt).toBe("2026-01-02");
  });

  test("an unknown code or language is invalid", () => {
    for (const query of [{ codes: "A01,Z99" }, { codes: "," }, { lang: "fr" }]) {
      try {
        expect.fail(JSON.stringify(parseWith(TermsQuery, query)));
      } catch (error) {
        if (!isRefused(error)) throw error;
        expect(error.code).toBe("INVALID_REQUEST");
      }
    }
  });
});

describe("GET terms/detail", () => {
  const get = (date: string | undefined) =>
    queriesAt("2026-11-01T00:00:00.000Z")["GET terms/detail"]({
      route: "GET terms/detail",
      ...visitor,
      query: { type: "B01", lang: "en", ...(date ? { date } : {}) },
    });

  test.each([
    [undefined, "2026-09-01"],
    ["2026-09-01", "2026-09-01"],
    ["2026-08-31", "2026-01-02"],
    ["2030-01-01", "2026-09-01"],
  ])("on %s: the version of %s", async (date, applyDt) => {
    expect(bodyOf(await get(date))).toMatchObject({ code: "B01", agreeName: "Privacy Guide", applyDt });
  });

  test("what is in force now is remembered until the day ends in Korea, what was on a date for good", async () => {
    expect(await get(undefined)).toMatchObject({ until: Date.parse("2026-11-01T15:00:00.000Z") });
    expect(await get("2026-09-01")).not.toHaveProperty("until");
  });

  test("is 404 before the first version", async () => {
    await expect(get("2025-12-31")).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

test("GET terms/privacy/date/{code}: the dates, newest first, named in the language", async () => {
  const reply = await queriesAt("2026-11-01T00:00:00.000Z")["GET terms/privacy/date/{code}"]({
    route: "GET terms/privacy/date/{code}",
    ...visitor,
    params: { code: "B01" },
    query: { lang: "ja" },
  });
  expect(bodyOf(reply).items).toEqual([
    { agreeName: "個人情報の取扱方針", applyDt: "2026-09-01" },
    { agreeName: "個人情報の取扱方針", applyDt: "2026-01-02" },
  ]);
});
