// Where a private look-up asks: the static files first, and the service where these say nothing that can be believed.
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { bytesOf } from "@sb/knowledge/edge/format.ts";
import {
  answering,
  away,
  EDGE,
  KEY_PATH,
  partsIn,
  publish as publishAll,
  serviceKey,
  strangersKey,
} from "@sb/knowledge/edge/testing.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { checkByRange } from "./check.ts";

vi.mock("../../api/config.ts", () => ({ readConfig: () => ({ edgeUrl: EDGE }) }));

const SITE = "wombat-claim.com";
const { prefix, suffix } = rangeOf(SITE);
const answers = new Map<string, Uint8Array | (() => never)>();
const asked: string[] = [];
vi.stubGlobal("fetch", answering(answers, asked));

const service = `/sb/report/lookup/range/${prefix}`;
const item = { suffix, timesReported: 7, timesListed: 0, level: 40 };

/** The files say that two people reported it; the service, that seven did. */
const publish = (at: string, key?: ReturnType<typeof strangersKey>): void =>
  publishAll(answers, { ranges: { [prefix]: [[[suffix.slice(0, 27), 2, 1, 30]], []] } }, at, key);

beforeEach(() => {
  asked.length = 0;
  answers.clear();
  answers.set(KEY_PATH, serviceKey());
  answers.set(service, bytesOf({ prefix, items: [item], also: [], truncated: false }));
});

const now = () => new Date().toISOString();
const LONG_AGO = "2026-01-01T09:00:00.000Z";

async function check(text: string) {
  const { targets, edge } = await checkByRange(text);
  return { people: targets[0]?.hits[0]?.entry.timesReported, edge };
}

test("files that are current answer alone", async () => {
  publish(now());
  expect(await check(SITE)).toMatchObject({ people: 2, edge: { host: "edge.example", letters: 1, isCurrent: true } });
  expect(asked).not.toContain(service);
  expect(asked.join(" ")).not.toContain(prefix.slice(0, 2));
});

test.each<readonly [string, () => void]>([
  ["are not there", () => undefined],
  ["can't be reached", () => void answers.set(`${EDGE}/manifest.json`, away)],
  ["are signed by somebody else", () => publish(now(), strangersKey())],
  ["are old", () => publish(LONG_AGO)],
  ["lack a part", () => publishWithParts()],
  ["have another part in its place", () => publishWithParts(bytesOf({ prefix: "0", ranges: {} }))],
])("the service answers where the files %s", async (_, given) => {
  given();
  expect(await check(SITE)).toEqual({ people: 7, edge: undefined });
});

function publishWithParts(instead?: Uint8Array): void {
  publish(now());
  for (const url of partsIn(answers, "ranges"))
    if (instead) answers.set(url, instead);
    else answers.delete(url);
}

test("old files answer where the service is away too, with their time", async () => {
  publish(LONG_AGO);
  answers.set(service, away);
  expect(await check(SITE)).toMatchObject({ people: 2, edge: { at: LONG_AGO, isCurrent: false } });
});

test("nothing is answered where neither can be reached", async () => {
  answers.set(service, away);
  await expect(checkByRange(SITE)).rejects.toThrow();
});
