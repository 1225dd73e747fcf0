import { describe, expect, test } from "vitest";
import { newsKeysOf, type Recognised } from "./bring-in.ts";

const item: Recognised = {
  sourceId: "daily",
  link: "https://www.news.example/2026/fake-exchange/",
  title: "Police close a fake exchange",
  guid: "g-1",
};
const ids = (given: Partial<Recognised>) => newsKeysOf({ ...item, ...given }).map(({ id }) => id);
const [TITLE, GUID, LINK] = [0, 1, 2] as const;

describe("a link is the same", () => {
  test.each([
    "https://news.example/2026/fake-exchange",
    "http://www.news.example/2026/fake-exchange/",
    "https://www.news.example/2026/fake-exchange/?utm_source=rss&utm_medium=feed#comments",
    "https://WWW.News.Example/2026/fake-exchange/?ref=x",
  ])("%s", (link) => expect(ids({ link })[LINK]).toBe(ids({})[LINK]));

  test("whatever the order of its parameters", () => {
    expect(ids({ link: "https://news.example/?b=2&a=1" })[LINK]).toBe(
      ids({ link: "https://news.example/?a=1&b=2" })[LINK],
    );
  });
});

describe("a link is another", () => {
  test.each([
    "https://news.example/2026/fake-exchanges",
    "https://news.example/2026/fake-exchange?id=2",
    "https://m.news.example/2026/fake-exchange",
    "https://news.example/2026/Fake-Exchange",
  ])("%s", (link) => expect(ids({ link })[LINK]).not.toBe(ids({})[LINK]));
});

test("a title is the same whatever its signs, width and case", () => {
  expect(ids({ title: "POLICE close a “fake” exchange!" })[TITLE]).toBe(ids({})[TITLE]);
  expect(ids({ title: "Ｐolice close a fake exchange" })[TITLE]).toBe(ids({})[TITLE]);
});

test("a short title recognises nothing", () => {
  expect(ids({ title: "Markets today" })).toEqual(ids({}).slice(1));
});

test("an id belongs to its feed", () => {
  expect(ids({ sourceId: "weekly" })[GUID]).not.toBe(ids({})[GUID]);
  expect(ids({ sourceId: "weekly" })[LINK]).toBe(ids({})[LINK]);
  expect(ids({ guid: undefined })).toHaveLength(2);
});

test("only titles may be used again", () => {
  expect(newsKeysOf(item).map(({ windowMs }) => windowMs)).toEqual([3 * 86_400_000, undefined, undefined]);
});
