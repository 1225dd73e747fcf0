// A target's page from the static files: what they vouch for, and nothing else.
import { rangeOf } from "@sb/knowledge/address/range.ts";
import type { EdgePage, EdgePages } from "@sb/knowledge/edge/format.ts";
import {
  answering,
  away,
  EDGE,
  KEY_PATH,
  partsIn,
  publish,
  serviceKey,
  strangersKey,
} from "@sb/knowledge/edge/testing.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { findPublished } from "./published-target.ts";

const SITE = "wombat-claim.com";
const SUBDOMAIN = `pay.${SITE}`;
const answers = new Map<string, Uint8Array | (() => never)>();
const asked: string[] = [];
vi.stubGlobal("fetch", answering(answers, asked));

const pageOf = (site: string, changes: Partial<EdgePage> = {}): Readonly<Record<string, EdgePages>> => {
  const { prefix, suffix } = rangeOf(site);
  const page: EdgePage = {
    ...{ hash: suffix.slice(0, 27), timesReported: 2, timesListed: 1 },
    level: [
      58,
      "level-2",
      "2026-11-27",
      [
        ["ESTABLISHED", 38, 2],
        ["LISTS_AGE", -5],
      ],
    ],
    reportedOn: ["2026-02-01", "2026-03-04"],
    ...changes,
  };
  return { [prefix]: [[page]] };
};
const now = () => new Date().toISOString();

beforeEach(() => {
  asked.length = 0;
  answers.clear();
  answers.set(KEY_PATH, serviceKey());
});

test("has its figures, of when they are, and its level in the steps of the service", async () => {
  const at = now();
  publish(answers, { pages: pageOf(SITE, { weak: 1, confirmedOn: "2026-04-05" }) }, at);
  expect(await findPublished(EDGE, `https://${SITE}/`)).toMatchObject({
    publishedAt: at,
    lookup: {
      ...{ normalized: SITE, declareType: "SITE", timesReported: 2, listings: { length: 1 }, weak: true },
      ...{ confirmedAt: "2026-04-05", level: { value: 58, step: "LIKELY", why: [{ points: 38 }, { points: -5 }] } },
    },
    page: { reportedOn: ["2026-02-01", "2026-03-04"] },
  });
  expect(asked.join(" ")).not.toContain(rangeOf(SITE).prefix.slice(0, 2));
});

test("a host below a reported one is never told without it", async () => {
  publish(answers, { pages: pageOf(SITE) }, now());
  const found = await findPublished(EDGE, SUBDOMAIN);
  expect(found.page).toBeUndefined();
  expect(found.lookup).toMatchObject({
    timesReported: 0,
    related: [{ adrs: SITE, relation: "PARENT", timesReported: 2, listings: { length: 1 } }],
  });
});

test("what nobody had reported is told as that, by the same signature", async () => {
  publish(answers, { pages: pageOf(SITE) }, now());
  expect(await findPublished(EDGE, "quokka-claim.com")).toMatchObject({ page: undefined, lookup: { related: [] } });
});

test.each<readonly [string, () => void]>([
  ["are not there", () => undefined],
  ["can't be reached", () => void answers.set(`${EDGE}/manifest.json`, away)],
  ["are signed by somebody else", () => publish(answers, { pages: pageOf(SITE) }, now(), strangersKey())],
  ["are older than ten minutes", () => publish(answers, { pages: pageOf(SITE) }, "2026-01-01T09:00:00.000Z")],
  [
    "are from tomorrow",
    () => publish(answers, { pages: pageOf(SITE) }, new Date(Date.now() + 86_400_000).toISOString()),
  ],
  ["have no pages", () => publish(answers, {}, now())],
  ["lack a part", () => withPart(undefined)],
  ["have another part in its place", () => withPart(new TextEncoder().encode('{"prefix":"0","ranges":{}}'))],
  [
    "have only some of those that begin so",
    () => publish(answers, { pages: { [rangeOf(SITE).prefix]: [[], 1] } }, now()),
  ],
  [
    "have a level of another formula",
    () => publish(answers, { pages: pageOf(SITE, { level: [58, "level-3", "2026-11-27", []] }) }, now()),
  ],
  [
    "can't be checked without the service's key",
    () => {
      publish(answers, { pages: pageOf(SITE) }, now());
      answers.set(KEY_PATH, away);
    },
  ],
])("say nothing where they %s", async (_, given) => {
  given();
  await expect(findPublished(EDGE, SITE)).rejects.toThrow();
});

test.each([`${SITE} quokka-claim.com`, "hello there"])(
  "nobody is told of one target where the text is %j",
  async (text) => {
    publish(answers, { pages: pageOf(SITE) }, now());
    await expect(findPublished(EDGE, text)).rejects.toThrow("not one target");
  },
);

function withPart(instead: Uint8Array | undefined): void {
  publish(answers, { pages: pageOf(SITE) }, now());
  for (const url of partsIn(answers, "pages"))
    if (instead) answers.set(url, instead);
    else answers.delete(url);
}
